import { createHash } from 'node:crypto';

/** Astro's own script for islands, as it writes it into every page that has one. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*)<\/script>/s;

/**
 * Stands where the script was. A button tapped before the file has come is tapped again for the reader once the
 * islands listen; everything else in a sleeping island is a link or a form, and works by itself.
 */
const EARLY_TAPS =
  'addEventListener("click",e=>{const b=e.target.closest("astro-island[ssr] button[type=button]");b&&!customElements.get("astro-island")&&customElements.whenDefined("astro-island").then(()=>setTimeout(()=>b.click()))},!0)';

export interface SharedRuntime {
  html: string;
  /** What the page asks for instead; absent when it has no islands. */
  file?: { path: string; code: string };
}

/**
 * Takes Astro's script for islands out of a page and into a file that all pages share: 1.4 kB (brotli) less of every
 * page, and a reader downloads it once. Astro itself can only write it inside.
 */
export function withSharedRuntime(html: string): SharedRuntime {
  const [script, code] = RUNTIME.exec(html) ?? [];
  if (script === undefined || code === undefined) return { html };
  const path = `/_astro/islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  const instead = `<script>${EARLY_TAPS}</script><script async src="${path}"></script>`;
  return { html: html.replace(script, () => instead), file: { path, code } };
}
