import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Blocks of data are never run and need no leave. */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/;
const HAS_SOURCE = /\ssrc=/;

/** Hashes of the scripts and styles that stand inside a page of our own build, as a policy names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, element, attributes = '', code = ''] of html.matchAll(INLINE)) {
    if (element === 'style') found.styles.push(hashSource(code));
    else if (!HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes)) found.scripts.push(hashSource(code));
  }
  return found;
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const ISLAND_STYLE = /<style>astro-island,[a-z,-]+\{display:contents\}<\/style>/g;

/**
 * Takes out the rule that Astro writes before the first island of a page: `base.css` has it. In the middle of the
 * body it is not valid HTML, and a policy would have to name it.
 */
export function withoutIslandStyle(html: string): string {
  return html.replace(ISLAND_STYLE, '');
}
