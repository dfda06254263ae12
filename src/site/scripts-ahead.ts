const ISLAND =
  /<astro-island (?=[^>]*client="interact")[^>]*?component-url="\/_astro\/([^"]+)"[^>]*?renderer-url="\/_astro\/([^"]+)"/g;
const IMPORT = /\b(?:import|from)"\.\/([^"]+\.js)"/g;

/**
 * Names in the tag of every island that waits for a touch its two scripts, what they import, and what those import. One
 * script tells of the next only when it has come: on a slow network four of them after one another are two seconds.
 * `codeOf` reads a script by its name.
 */
export function withScriptsAhead(html: string, codeOf: (name: string) => string): string {
  return html.replace(ISLAND, (tag, component: string, renderer: string) => {
    const found = new Set([component, renderer]);
    // What is added while it runs is gone through too.
    for (const name of found) for (const [, imported = ''] of codeOf(name).matchAll(IMPORT)) found.add(imported);
    return `${tag} data-ahead="${[...found].join(' ')}"`;
  });
}
