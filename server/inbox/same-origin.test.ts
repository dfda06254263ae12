import { expect, test } from 'vitest';
import { isSameOrigin, type OriginHeaders } from './same-origin.ts';

const check = (headers: Partial<OriginHeaders>) =>
  isSameOrigin({ host: 'sitio.mx', origin: undefined, referer: undefined, secFetchSite: undefined, ...headers });

test.each([
  [{ origin: 'https://sitio.mx' }],
  [{ origin: 'https://SITIO.mx' }],
  [{ host: 'sitio.mx:443', origin: 'https://sitio.mx' }],
  [{ host: 'localhost:3000', origin: 'http://localhost:3000' }],
  [{ referer: 'https://sitio.mx/contacto?a=b' }],
  [{ host: '127.0.0.1:3000', origin: 'https://sitio.mx', secFetchSite: 'same-origin' }],
])('%j is the site itself', (headers) => {
  expect(check(headers)).toBe(true);
});

test.each([
  [{}],
  [{ origin: 'null', referer: 'https://sitio.mx/' }],
  [{ origin: 'https://sitio.mx.otro.example' }],
  [{ origin: 'https://otro.example', referer: 'https://sitio.mx/' }],
  [{ origin: 'https://sitio.mx:8443' }],
  [{ origin: 'https://sitio.mx', secFetchSite: 'cross-site' }],
  [{ origin: 'file://' }],
  [{ host: '', origin: 'https://sitio.mx' }],
  [{ host: undefined, origin: 'https://sitio.mx' }],
])('%j is not', (headers) => {
  expect(check(headers)).toBe(false);
});
