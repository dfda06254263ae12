import { expect, test } from 'vitest';
import { withoutSeparators } from './without-separators.ts';

test('texts lose what parts them, but not where React has to find them again', () => {
  const island = '<astro-island ssr><p>Hasta <!-- -->90<!-- --> días</p></astro-island>';
  expect(withoutSeparators(`<p>Ver <!-- -->10<!-- --> más</p>${island}<p>© <!-- -->2025</p>`)).toBe(
    `<p>Ver 10 más</p>${island}<p>© 2025</p>`,
  );
});
