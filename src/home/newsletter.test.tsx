import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Newsletter } from './newsletter.tsx';

test('the newsletter promises what happens: a person writes, and the pages say it first', () => {
  const html = renderToStaticMarkup(<Newsletter>formulario</Newsletter>);
  expect(html).not.toMatch(/te avisamos|un correo cuando/i);
  expect(html).toContain('No es automático');
  expect(html).toContain('href="/cambios"');
  expect(html).toContain('formulario');
});
