/** One complaint about one place of a page, by whichever checker. */
export interface HtmlMessage {
  /** Relative to the site's folder. */
  file: string;
  line: number;
  text: string;
}

/** Shown of a complaint that many pages share. */
const EXAMPLES = 3;

/** One line per complaint, with the pages it is about: a mistake in a layout is one mistake, not four hundred. */
export function messageLines(messages: readonly HtmlMessage[]): string[] {
  return [...Map.groupBy(messages, ({ text }) => text)].map(([text, sharing]) => {
    const places = sharing.slice(0, EXAMPLES).map(({ file, line }) => `${file}:${line}`);
    const rest = sharing.length - places.length;
    return `${text} → ${places.join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`;
  });
}
