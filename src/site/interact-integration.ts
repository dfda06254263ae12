import type { AstroIntegration } from 'astro';

/** Registers `client:interact` (see `interact-directive.ts`). */
export function interactIntegration(): AstroIntegration {
  return {
    name: 'client-interact',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interact',
          entrypoint: new URL('./interact-directive.ts', import.meta.url).pathname,
        });
      },
    },
  };
}
