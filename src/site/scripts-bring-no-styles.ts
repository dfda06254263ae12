import type { Plugin } from 'vite';

const EMPTY = '\0script-without-styles';
/** Vite's: it links the styles and the scripts that a late script needs before it asks for it. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const AT_ONCE = 'export const __vitePreload = (load) => load();';

/**
 * A page carries the styles of what is rendered on it. Astro would add those of everything its scripts can reach,
 * however late: the script of every page can reach `Verdict`, so every page would carry the verdict's. What only a script
 * makes has its styles named by the page. An address (`?url`) is not a style and stays. Late scripts then have nothing to
 * wait for, and are asked for at once.
 */
export function scriptsBringNoStyles(): Plugin {
  return {
    name: 'scripts-bring-no-styles',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.endsWith('.css') ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export {}' : id === PRELOAD_HELPER ? AT_ONCE : undefined),
    // Said here, because Astro sets another for each of its environments.
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  };
}
