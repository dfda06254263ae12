import { expect, test } from 'vitest';
import { isSameOrigin } from './request-body.ts';

const check = (headers: Record<string, string | undefined>) => isSameOrigin({ host: 'sitio.mx', ...headers });

test.each([
  [{ origin: 'https://sitio.mx' }],
  [{ origin: 'https://SITIO.mx' }],
  [{ host: 'sitio.mx:443', origin: 'https://sitio.mx' }],
  [{ host: 'localhost:3000', origin: 'http://localhost:3000' }],
  [{ referer: 'https://sitio.mx/contacto?a=b' }],
  [{ host: '127.0.0.1:3000', origin: 'https://sitio.mx', 'sec-fetch-site': 'same-origin' }],
])('%j is the site itself', (headers) => {
  expect(check(headers)).toBe(true);
});

test.each([
  [{}],
  [{ origin: 'null', referer: 'https://sitio.mx/' }],
  [{ origin: 'https://sitio.mx.otro.example' }],
  [{ origin: 'https://otro.example', referer: 'https://sitio.mx/' }],
  [{ origin: 'https://sitio.mx:8443' }],
  [{ origin: 'https://sitio.mx', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'file://' }],
  [{ host: '', origin: 'https://sitio.mx' }],
  [{ host: undefined, origin: 'https://sitio.mx' }],
])('%j is not', (headers) => {
  expect(check(headers)).toBe(false);
});
