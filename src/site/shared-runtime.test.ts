import { describe, expect, test } from 'vitest';
import { withSharedRuntime } from './shared-runtime.ts';

const DIRECTIVE = '<script>(()=>{var g=1;(self.Astro||(self.Astro={})).interact=g})();</script>';
const RUNTIME = '<script>(()=>{class f extends HTMLElement{}customElements.define("astro-island",f)})();</script>';
const page = (scripts: string) => `<body><p>Hola $& $1</p>${scripts}<astro-island ssr></astro-island></body>`;

describe('the script that all islands share', () => {
  const { html, file } = withSharedRuntime(page(DIRECTIVE + RUNTIME));

  test('leaves the page and becomes a file with its hash in the name', () => {
    expect(file?.code).toContain('customElements.define("astro-island",f)');
    expect(file?.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
    expect(html).not.toContain('customElements.define');
    expect(html).toContain(`src="${file?.path}"`);
  });

  test('leaves everything else of the page as it was', () => {
    expect(html).toContain(DIRECTIVE);
    expect(html).toContain('<p>Hola $& $1</p>');
  });

  test('has the same name on every page', () => {
    expect(withSharedRuntime(page(RUNTIME)).file).toEqual(file);
  });

  test('is asked for by no page without islands', () => {
    const plain = page(DIRECTIVE);
    expect(withSharedRuntime(plain)).toEqual({ html: plain });
  });
});
