import type { Plugin } from 'vite';

/**
 * `import()` in the reader's browser is the browser's own. Vite wraps it in a helper that also fetches what the imported
 * file will ask for: 0.8 kB of every page, and with few shared files there is next to nothing left to ask for.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  };
}
