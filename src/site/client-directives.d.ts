import 'astro';
import type { InteractOptions } from './interact-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean | InteractOptions;
  }
}
