import type { Plugin } from 'vite';

const EMPTY = '\0script-without-styles';

/**
 * A page carries the styles of what is rendered on it. Astro would add those of everything its scripts can reach,
 * however late: the script of every page can reach `Verdict`, so every page would carry the verdict's. What only a script
 * makes has its styles named by the page. An address (`?url`) is not a style and stays.
 */
export function scriptsBringNoStyles(): Plugin {
  return {
    name: 'scripts-bring-no-styles',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.endsWith('.css') ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export {}' : undefined),
  };
}
