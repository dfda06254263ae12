import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBannedWords, textFindings } from './text-findings.ts';

/** The real list: what an editor is told of. */
const BANNED = readBannedWords(join(import.meta.dirname, '../../content'));

const findings = (text: string, field = 'notes') => textFindings({ field, text }, BANNED);

describe('a text is told of', () => {
  test.each([
    ['a word with another form', 'Pide la e-Visa antes de volar.', 'word', /«e-Visa»: .*e-visa/],
    ['a name with another spelling', 'Vuela a Qatar con tiempo.', 'word', /Catar/],
    ['what nobody saw', 'No vimos que se pida.', 'word', /por confirmar/],
    ['a sentence that starts with its source', 'Según la embajada, no se pide visa.', 'word', /Empieza por el dato/],
    ['… whoever the source is', 'La embajada de Kenia dice que basta.', 'word', /Empieza por el dato/],
    ['a reader spoken of', 'Los mexicanos no necesitan visa.', 'word', /de tú/],
    ['a term in words', 'Quédate hasta seis meses.', 'word', /cifras/],
    ['a phrase of a brochure', 'Un Paraíso para todos los gustos.', 'word', /«Paraíso»: .*dato útil/],
    ['a phone without its country', 'Llama al 55 5211 0028.', 'phone', /55 5211 0028 con \+/],
    ['a phone as it is dialled there', 'Emergencias: 054-316-6717.', 'phone', /con \+/],
    ['31 words in one sentence', `${'sol '.repeat(30)}y.`, 'long', /31 palabras y caben 30/],
  ])('%s', (_mistake, text, rule, fix) => {
    expect(findings(text)).toEqual([{ field: 'notes', rule, sentence: text, fix: expect.stringMatching(fix) }]);
  });

  test('the sentence alone is quoted, not the whole text', () => {
    expect(findings('Entras sin visa. La e-Visa ya no existe.')).toMatchObject([
      { sentence: 'La e-Visa ya no existe.' },
    ]);
  });
});

test.each([
  ['an address that holds a banned word', 'Entra a www.evisa.go.ke/eVisa y paga.'],
  ['a complete phone', 'Llama al +52 55 5211 0028 o al +972 54-316-6717.'],
  ['a short emergency number', 'Emergencias: 911.'],
  ['a day, years, the number of a law', 'Es la Disposición 002-2026, del 2026-11-22, para 2026-2027.'],
  ['amounts', 'Cuesta 1,200 USD y dura 90 días en cada 180.'],
  ['30 words in one sentence', `${'sol '.repeat(29)}y.`],
])('%s is no mistake', (_rule, text) => {
  expect(findings(text)).toEqual([]);
});

test.each([
  ['who says otherwise names its source first', 'evidence.maxStay.doubt', 'Según una guía, son 60 días.'],
  ['search results say whom a page is for', 'seoDescription', 'Los mexicanos entran sin visa.'],
])('%s', (_reason, field, text) => {
  expect(findings(text, field)).toEqual([]);
});
