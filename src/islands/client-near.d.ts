import 'astro';
import type { NearOptions } from './near-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean | NearOptions;
  }
}
