import type { AstroIntegration } from 'astro';

/** Registers `client:interact` and `client:near` (see `interact-directive.ts`, `near-directive.ts`). */
export function interactIntegration(): AstroIntegration {
  return {
    name: 'client-interact',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interact', 'near']) {
          addClientDirective({ name, entrypoint: new URL(`./${name}-directive.ts`, import.meta.url).pathname });
        }
      },
    },
  };
}
