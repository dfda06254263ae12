import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Newsletter } from './newsletter.tsx';

test('the newsletter promises what happens: the address is kept, a person may write, and alerts come another way', () => {
  const html = renderToStaticMarkup(<Newsletter>formulario</Newsletter>);
  expect(html).not.toMatch(/te avisamos|un correo cuando|te escribe cuando/i);
  expect(html).toContain('no manda correos por sí solo');
  expect(html).toContain('href="/cambios#seguir"');
  expect(html).toContain('formulario');
});
