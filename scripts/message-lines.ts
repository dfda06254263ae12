/** Shown of a complaint that many pages share. */
const EXAMPLES = 3;

/** One line per complaint, with the pages it is about: a mistake in a layout is one mistake, not four hundred. */
export function messageLines(messages: readonly { file: string; line: number; text: string }[]): string[] {
  return [...Map.groupBy(messages, ({ text }) => text)].map(([text, sharing]) => {
    const places = sharing.slice(0, EXAMPLES).map(({ file, line }) => `${file}:${line}`);
    const rest = sharing.length - places.length;
    return `${text} → ${places.join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`;
  });
}
