const ISLAND_OR_SEPARATOR = /<astro-island[\s\S]*?<\/astro-island>|<!-- -->/g;

/** React parts neighbouring texts with a comment, to find them again when it starts. Outside an island it never does. */
export function withoutSeparators(html: string): string {
  return html.replace(ISLAND_OR_SEPARATOR, (found) => (found === '<!-- -->' ? '' : found));
}
