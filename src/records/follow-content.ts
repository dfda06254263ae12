import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';

/** In `npm run dev`, what was read of `content/` is forgotten when a file of it changes, and open pages are loaded anew. */
export function followContent(): AstroIntegration {
  return {
    name: 'follow-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const content = resolve(process.env['CONTENT_DIR'] ?? 'content');
        server.watcher.add(content);
        server.watcher.on('all', (_event, path) => {
          if (!resolve(path).startsWith(content + sep)) return;
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: 'full-reload', path: '*' });
          }
        });
      },
    },
  };
}
