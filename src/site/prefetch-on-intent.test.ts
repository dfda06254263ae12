import { expect, it } from 'vitest';
import { prefetchTarget } from './prefetch-on-intent.ts';

const HERE = 'https://sitio.mx/pais/japan';
const link = (href: string, rest: { download?: string; target?: string } = {}) => ({
  href,
  download: '',
  target: '',
  ...rest,
});

it.each([
  ['https://sitio.mx/pais/peru', 'https://sitio.mx/pais/peru'],
  ['https://sitio.mx/pais/peru#proceso', 'https://sitio.mx/pais/peru'],
  ['https://sitio.mx/', 'https://sitio.mx/'],
  ['https://sitio.mx/?estado=visa-free', 'https://sitio.mx/?estado=visa-free'],
])('%s is fetched ahead as %s', (href, address) => {
  expect(prefetchTarget(link(href), HERE)).toBe(address);
});

it.each([
  ['another site', link('https://otro.mx/pais/peru')],
  ['the page that is open', link('https://sitio.mx/pais/japan')],
  ['a place on the page that is open', link('https://sitio.mx/pais/japan#proceso')],
  ['a file', link('https://sitio.mx/datos/v1/paises.csv')],
  ['a download', link('https://sitio.mx/pais/peru', { download: 'peru.html' })],
  ['a page that opens in another tab', link('https://sitio.mx/terminos', { target: '_blank' })],
  ['a phone number', link('tel:+525555555555')],
  ['no address', link('')],
])('%s is not fetched ahead', (_case, target) => {
  expect(prefetchTarget(target, HERE)).toBeUndefined();
});
