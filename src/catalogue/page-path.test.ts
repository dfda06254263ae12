import { expect, test } from 'vitest';
import { countryOfPage, isPage, pagePath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/pais/japan', '/pais/japan'],
  ['/pais/japan/', '/pais/japan'],
  ['/pais/japan.html', '/pais/japan'],
])('%s is the page %s', (pathname, expected) => {
  expect(pagePath(pathname)).toBe(expected);
});

test.each([
  ['/pais/japan', 'japan'],
  ['/visa-para-south-korea-mexicanos', 'south-korea'],
  ['/', undefined],
  ['/wiki', undefined],
  ['/pais/', undefined],
])('the country of %s is %s', (path, expected) => {
  expect(countryOfPage(path)).toBe(expected);
});

test.each([
  ['/wiki', true],
  ['/fichas/japan.json', false],
  ['/_astro/a.b.js', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected);
});
