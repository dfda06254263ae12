const SCRIPTS =
  /component-url="\/_astro\/([^"]+)" component-export="([^"]+)" renderer-url="\/_astro\/([^"]+)"(?:[^>]*? client="interact")?/g;
const IMPORT = /\b(?:import|from)"\.\/([^"]+\.js)"/g;
/** A file that only hands on what another one has, under the name the page knows. */
const HANDED_ON = /^export\{([\w$]+) as (\w+)\}from"\.\/([^"]+)";?\s*$/;

/**
 * One script tells of the next only when it has come: on a slow network four of them after one another are two seconds.
 * Every island asks at once for the file that holds it, and one that waits for a touch names in its tag what else its
 * scripts import, and what those import. `codeOf` reads a script by its name.
 */
export function withFewerRoundTrips(html: string, codeOf: (name: string) => string): string {
  return html.replace(SCRIPTS, (text, file: string, name: string, renderer: string) => {
    const [, inside = name, outside, holder] = HANDED_ON.exec(codeOf(file)) ?? [];
    const component = holder && outside === name ? holder : file;
    const direct = text
      .replace(file, component)
      .replace(`component-export="${name}"`, () => `component-export="${component === file ? name : inside}"`);
    if (!text.endsWith('client="interact"')) return direct;
    const found = new Set([component, renderer]);
    // What is added while it runs is gone through too.
    for (const script of found) for (const [, imported = ''] of codeOf(script).matchAll(IMPORT)) found.add(imported);
    return `${direct} data-ahead="${[...found].slice(2).join(' ')}"`;
  });
}
