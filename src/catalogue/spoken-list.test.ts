import { expect, it } from 'vitest';
import { spokenList } from './spoken-list.ts';

it.each([
  [[]],
  [['Perú']],
  [['Perú', 'Chile']],
  [['Japón', 'Perú', 'Chile']],
  ...['Italia', 'Irán', 'hijos', 'hielo', 'hiato', 'Yemen', 'Haití'].map((last) => [['Perú', 'Omán', last]]),
])('%j are listed as Spanish lists them', (words) => {
  expect(spokenList(words)).toBe(new Intl.ListFormat('es-MX').format(words));
});
