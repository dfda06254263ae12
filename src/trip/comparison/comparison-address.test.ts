import { expect, test } from 'vitest';
import { comparisonPath } from '../../catalogue/trip-tools.ts';
import { comparedFromSearch } from './comparison-address.ts';

const INDEX = [
  ['japan', 'Japón'],
  ['south-korea', 'Corea del Sur'],
  ['united-states', 'Estados Unidos', 'usa'],
  ['spain', 'España'],
  ['peru', 'Perú'],
  ['chile', 'Chile'],
].map(([slug = '', nameSpanish = '', ...also]) => ({ slug, nameSpanish, also }));

const read = (search: string) => comparedFromSearch(search, INDEX);
const slugs = (search: string) => read(search).entries.map(({ slug }) => slug);

test.each([
  ['?paises=japan,spain', ['japan', 'spain']],
  ['?paises=spain,japan', ['spain', 'japan']],
  ['?paises=japan%2Cspain', ['japan', 'spain']],
  ['?paises=japon,espana', ['japan', 'spain']],
  ['?paises=Corea+del+Sur,JAPÓN', ['south-korea', 'japan']],
  ['?paises=usa,estados-unidos', ['united-states']],
  ['?paises=japan,,%20spain%20,', ['japan', 'spain']],
  ['?paises=japan&tengo=us-visa', ['japan']],
  ['?paises=japan,atlantida,spain', ['japan', 'spain']],
  ['?paises=japan,spain,peru,chile,usa,south-korea', ['japan', 'spain', 'peru', 'chile']],
  ['?paises=', []],
  ['?otra=japan', []],
  ['', []],
])('%s compares %j', (search, expected) => expect(slugs(search)).toEqual(expected));

test('what is written is read back', () => {
  const chosen = ['japan', 'spain', 'peru', 'chile'];
  expect(slugs(comparisonPath(...chosen).replace('/comparar', ''))).toEqual(chosen);
});

test.each([
  ['?paises=japan,spain,japan', []],
  ['?paises=atlantida', ['No reconocimos «atlantida» en el enlace y lo dejamos fuera.']],
  ['?paises=a,b,c,d,e', ['No reconocimos «a», «b», «c» y 2 más en el enlace y los dejamos fuera.']],
  ['?paises=japan,spain,peru,chile,usa', ['Se comparan cuatro destinos como máximo: quedó fuera Estados Unidos.']],
  [
    '?paises=japan,spain,peru,chile,usa,south-korea',
    ['Se comparan cuatro destinos como máximo: quedaron fuera Estados Unidos y Corea del Sur.'],
  ],
])('of %s the reader is told %j', (search, sentences) => expect(read(search).problems).toEqual(sentences));

test('of rubbish as long as an address little is said', () => {
  for (const rubbish of ['z'.repeat(5000), Array.from({ length: 2000 }, (_none, place) => `nada${place}`).join(',')]) {
    expect(read(`?paises=${rubbish}`).problems.join('').length).toBeLessThan(120);
  }
});
