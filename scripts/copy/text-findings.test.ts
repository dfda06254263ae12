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
    ['31 words in one sentence', `${'sol, '.repeat(30)}y.`, 'long', /31 palabras y caben 30/],
    ['a word twice', 'Pide la la visa.', 'word', /está dos veces/],
    ['two brackets in a row', 'Son 3 días (hábiles) (tal vez más).', 'word', /dos paréntesis seguidos/],
    ['a bracket in a bracket', 'Son 3 días (unos 4 (o más)).', 'word', /un paréntesis dentro de otro/],
    ['two stops', 'Vuela a EE. UU..', 'word', /Sobra un signo/],
    ['one of many', 'Tarda unas 1 horas.', 'word', /con 1 va el singular/i],
    ['many of one', 'Quédate 3 mes en casa.', 'word', /con más de 1 va el plural/i],
    ['a noun without its article', 'Te piden boleto para entrar.', 'word', /Falta el artículo/],
    ['a set of data', 'La de Timatic es de 6 meses.', 'word', /va en sources/],
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
  ['30 words in one sentence', `${'sol, '.repeat(29)}y.`],
  ['a list after an abbreviation', 'Vuela a EE. UU., Canadá o Japón.'],
  ['one of a span', 'Sirve entre el 1 y el 3 de mayo, y 1 día en cada 180.'],
  ['what is had without counting', 'Lleva dinero y un boleto. Te piden visa.'],
])('%s is no mistake', (_rule, text) => {
  expect(findings(text)).toEqual([]);
});

test.each([
  ['who says otherwise names its source first', 'evidence.maxStay.doubt', 'Según una guía, son 60 días.'],
  ['search results say whom a page is for', 'seoDescription', 'Los mexicanos entran sin visa.'],
  ['a doubt names the set of data', 'evidence.maxStay.doubt', 'En Timatic son 60 días.'],
])('%s', (_reason, field, text) => {
  expect(findings(text, field)).toEqual([]);
});

test.each(['costs.processingTime.note', 'procedure'])('a time is not told in words that count nothing: %s', (field) => {
  expect(findings('llega en poco tiempo', field)).toMatchObject([{ fix: expect.stringContaining('«poco tiempo»') }]);
  expect(findings('pregunta a la embajada', field)).toEqual([]);
  expect(findings('Come en poco tiempo.')).toEqual([]);
});
