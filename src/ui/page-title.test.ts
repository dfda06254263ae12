import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('a title carries the brand', () => {
  expect(pageTitle('Contacto')).toBe('Contacto | Pasaporte Verde');
});

test('a title that a search engine would cut off gives the brand up, and keeps all its own words', () => {
  const question = '¿Necesita visa un mexicano para viajar a los Emiratos Árabes Unidos?';
  expect(pageTitle(question)).toBe(question);
  expect(pageTitle('x'.repeat(52))).toHaveLength(70);
  expect(pageTitle('x'.repeat(53))).toHaveLength(53);
});
