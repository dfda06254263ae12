import { describe, expect, test } from 'vitest';
import { addressProblems, comparedFromSearch, comparisonSearch, resolver } from './comparison-address.ts';

const INDEX = [
  ['japan', 'Japón'],
  ['south-korea', 'Corea del Sur'],
  ['united-states', 'Estados Unidos'],
  ['spain', 'España'],
  ['peru', 'Perú'],
  ['chile', 'Chile'],
].map(([slug = '', nameSpanish = '']) => ({ slug, nameSpanish }));

const resolve = resolver(INDEX, [
  ['usa', 'united-states'],
  ['gone', 'no-such-slug'],
]);
const read = (search: string) => comparedFromSearch(search, resolve);
const slugs = (search: string) => read(search).entries.map(({ slug }) => slug);

describe('what an address compares', () => {
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
    ['?paises=gone', []],
    ['?paises=', []],
    ['?otra=japan', []],
    ['', []],
  ])('%s compares %j', (search, expected) => expect(slugs(search)).toEqual(expected));

  test('a fifth destination is left out, and the first four stay', () => {
    const { entries, left } = read('?paises=japan,spain,peru,chile,usa,south-korea');
    expect(entries.map(({ slug }) => slug)).toEqual(['japan', 'spain', 'peru', 'chile']);
    expect(left.map(({ slug }) => slug)).toEqual(['united-states', 'south-korea']);
  });

  test('what is written is read back', () => {
    for (const chosen of [[], ['japan'], ['japan', 'spain', 'peru', 'chile']]) {
      expect(slugs(comparisonSearch('', chosen))).toEqual(chosen);
    }
  });

  test.each([
    ['', ['japan', 'spain'], '?paises=japan,spain'],
    ['?tengo=us-visa&llego=avion&paises=peru', ['japan'], '?tengo=us-visa&llego=avion&paises=japan'],
    ['?paises=peru', [], ''],
  ])('from «%s», %j makes «%s»', (search, chosen, expected) => expect(comparisonSearch(search, chosen)).toBe(expected));
});

describe('what the reader is told of an address', () => {
  test.each([
    ['?paises=japan,spain', []],
    ['?paises=atlantida', ['«atlantida» no es un destino de esta guía; lo dejamos fuera.']],
    ['?paises=a1,b2', ['«a1» y «b2» no son destinos de esta guía; los dejamos fuera.']],
    ['?paises=a,b,c,d,e', ['«a», «b», «c» y 2 más no son destinos de esta guía; los dejamos fuera.']],
    ['?paises=japan,japon,japan', ['Japón venía más de una vez; aparece una sola.']],
    ['?paises=japan,spain,japan,spain', ['Japón y España venían más de una vez; aparece una sola vez cada uno.']],
    ['?paises=japan,spain,peru,chile,usa', ['Se comparan cuatro destinos como máximo: quedó fuera Estados Unidos.']],
    [
      '?paises=japan,spain,peru,chile,usa,south-korea',
      ['Se comparan cuatro destinos como máximo: quedaron fuera Estados Unidos y Corea del Sur.'],
    ],
  ])('%s: %j', (search, sentences) => expect(addressProblems(read(search))).toEqual(sentences));

  test('a word as long as the address is cut', () => {
    const [sentence = ''] = addressProblems(read(`?paises=${'z'.repeat(5000)}`));
    expect(sentence.length).toBeLessThan(120);
  });

  test('thousands of words are counted, not listed', () => {
    const words = Array.from({ length: 2000 }, (_none, place) => `nada${place}`).join(',');
    expect(addressProblems(read(`?paises=${words}`)).join('')).toContain('1997 más');
  });
});
