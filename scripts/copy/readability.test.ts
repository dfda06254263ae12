import { describe, expect, test } from 'vitest';
import { readability, sentencesOf, syllablesOf, wordsOf } from './readability.ts';

describe('syllables', () => {
  test.each([
    ['pasaporte', 4],
    ['visa', 2],
    ['ciudad', 2],
    ['día', 2],
    ['país', 2],
    ['aéreo', 4],
    ['estación', 3],
    ['guía', 2],
    ['quien', 1],
    ['vergüenza', 3],
    ['Uruguay', 3],
    ['leer', 2],
    ['muy', 1],
    ['y', 1],
    ['mayo', 2],
    ['e-visa', 3],
    ['30', 2],
    ['180', 4],
    ['SRE', 1],
  ])('%s has %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});

describe('sentences', () => {
  test.each([
    ['end at a full stop or a question', 'Pide la visa. ¿Cuándo? Antes de volar.', 3],
    ['do not end at an abbreviation', 'Si vas a EE. UU. por tierra, llega a las 9 a. m. Paga allá.', 1],
    ['are the items of a list, too', 'Pasaporte vigente\nBoleto de salida', 2],
    ['do not end within a figure', 'Cuesta 1.5 USD y abre a las 9:30.', 1],
    ['are not made of signs alone', '…\n–', 0],
  ])('%s', (_rule, text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });

  test('come back as they were written', () => {
    expect(sentencesOf('Vas a EE. UU. mañana. Lleva 25 USD.')).toEqual(['Vas a EE. UU. mañana.', 'Lleva 25 USD.']);
  });
});

test('words are counted as a reader says them: «eTA/e-visa» is two', () => {
  expect(wordsOf('La eTA/e-visa cuesta 1,200 USD – o nada.')).toEqual([
    'La',
    'eTA',
    'e-visa',
    'cuesta',
    '1,200',
    'USD',
    'o',
    'nada.',
  ]);
});

test('short words in short sentences are easier than long ones', () => {
  const plain = readability('No necesitas visa. Lleva tu pasaporte y el boleto de regreso.');
  const official = readability(
    'La documentación migratoria correspondiente deberá presentarse obligatoriamente con anterioridad al embarque internacional.',
  );
  expect(plain).toBeGreaterThan(70);
  expect(official).toBeLessThan(20);
});
