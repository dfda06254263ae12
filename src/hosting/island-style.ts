const ISLAND_STYLE = /<style>astro-island,[a-z,-]+\{display:contents\}<\/style>/g;

/**
 * Takes out the rule that Astro writes before the first island of a page: `base.css` has it. In the middle of the
 * body it is not valid HTML, and a policy would have to name it.
 */
export function withoutIslandStyle(html: string): string {
  return html.replace(ISLAND_STYLE, '');
}
