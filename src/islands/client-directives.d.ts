import 'astro';
import type { InteractOptions } from './interact-directive.ts';
import type { NearOptions } from './near-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean | InteractOptions;
    'client:near'?: boolean | NearOptions;
  }
}
