import { describe, expect, test } from 'vitest';
import type { Country } from '../catalogue/country.ts';
import { contradictedStatus } from './status-in-text.ts';
import { countryDraft, updateDraft } from './testing/country-draft.ts';

const PLACES = ['Narnia', 'Rusia', 'Chile', 'Estados Unidos'];
const found = (country: Partial<Country>) =>
  contradictedStatus(countryDraft(country), PLACES).map(({ field, phrase }) => [field, phrase]);

const fixed = { fee: 'fixed', amount: 25, currency: 'USD', amountMXN: 450 } as const;

describe('a text at odds with its status or fee is named', () => {
  test.each<[string, Partial<Country>, string]>([
    ['sin visa, where one is required', { visaStatus: 'visa-required', notes: 'A Narnia vas sin visa.' }, 'sin visa'],
    [
      'no necesitas visa, where one is required',
      { visaStatus: 'visa-required', notes: 'Ya no necesitas visa.' },
      'no necesitas visa',
    ],
    [
      'no te piden visa, where one is bought on arrival',
      { visaStatus: 'visa-on-arrival', notes: 'Al llegar no te piden visa.' },
      'no te piden visa',
    ],
    ['sin visa, where a permit is needed', { visaStatus: 'eta-required', notes: 'Vas sin visa.' }, 'sin visa'],
    ['necesitas visa, where none is needed', { notes: 'Antes de ir necesitas visa.' }, 'necesitas visa'],
    ['hay que sacar visa, where none is needed', { notes: 'Hay que sacar visa.' }, 'Hay que sacar visa'],
    ['visa de turista, where none is needed', { notes: 'Necesitas visa de turista.' }, 'Necesitas visa'],
    ['piden visa, where none is needed', { notes: 'A los mexicanos les piden visa.' }, 'piden visa'],
    [
      'gratis, where there is a fee',
      { visaStatus: 'visa-required', costs: fixed, notes: 'La visa es gratis.' },
      'gratis',
    ],
    [
      'no se paga, where there is a fee',
      { visaStatus: 'eta-required', costs: fixed, notes: 'Por la eTA no se paga.' },
      'no se paga',
    ],
  ])('%s', (_what, country, phrase) => {
    expect(found(country)).toEqual([['notes', phrase]]);
  });

  test('in the description and the narrative too, and not in what to do next', () => {
    const text = 'Necesitas visa.';
    expect(found({ seoDescription: text, humanIntro: text, nextStep: text })).toEqual([
      ['seoDescription', 'Necesitas visa'],
      ['texto', 'Necesitas visa'],
    ]);
  });
});

describe('what is explained or about something else is left alone', () => {
  test.each<[string, Partial<Country>]>([
    ['the status itself', { notes: 'No necesitas visa; entras sin visa y no piden visa.' }],
    ['a denial', { notes: 'México no está entre los países que necesitan visa. Tampoco te piden visa.' }],
    ['a question', { notes: '¿Narnia pide visa a los mexicanos? No.' }],
    ['a stopover', { notes: 'Si tu escala es en Miami, ahí necesitas visa.' }],
    [
      'the visa of another country',
      { notes: 'Para volver necesitas visa de Estados Unidos, o exigen visa estadounidense.' },
    ],
    ['another country', { notes: 'Si sigues a Rusia te piden visa.' }],
    ['another purpose', { notes: 'Para trabajar necesitas visa.' }],
    ['what somebody asks', { notes: 'Pregunta a la embajada si te pide visa.' }],
    ['other travellers', { visaStatus: 'visa-required', notes: 'Deja pasar a varios países sin visa; a México no.' }],
    ['another country’s leniency', { visaStatus: 'visa-required', notes: 'Chile no pide visa a los mexicanos.' }],
    ['a transit', { visaStatus: 'visa-required', notes: 'Hay tránsito de 240 horas sin visa.' }],
    ['a quotation', { visaStatus: 'visa-required', notes: 'Las bases siguen en «sin visa, 90 días».' }],
    ['an electronic permit', { visaStatus: 'eta-required', notes: 'No hay visa: pides la eTA.' }],
    [
      'a change of status',
      {
        visaStatus: 'visa-required',
        notes: 'Antes ibas sin visa.',
        updates: [updateDraft({ concerns: 'visaStatus' })],
      },
    ],
    ['a fee denied', { visaStatus: 'visa-required', costs: fixed, notes: 'La visa no es gratis.' }],
    ['a free form', { visaStatus: 'visa-required', costs: fixed, notes: 'La tarjeta de llegada es gratis.' }],
    [
      'a fee that a change calls into question',
      {
        visaStatus: 'eta-required',
        costs: fixed,
        notes: 'La e-visa es gratuita según su Cancillería.',
        updates: [updateDraft({ concerns: 'costs', summary: 'Sería gratuita para mexicanos.' })],
      },
    ],
  ])('%s', (_what, country) => {
    expect(found(country)).toEqual([]);
  });

  test('a condition that lets some in without a visa', () => {
    const source = { name: 'Gobierno de Narnia', url: 'https://www.gob.na/' };
    const conditional: Country['conditional'] = {
      summary: 'Con visa de Estados Unidos entras sin visa.',
      rules: [
        {
          holds: ['us-visa'],
          arrival: 'any',
          visaStatus: 'visa-free',
          text: 'Entras.',
          source,
          checkedOn: '2026-11-21',
          confidence: 'high',
        },
      ],
      otherwise: { visaStatus: 'visa-required', text: 'Sin ella, visa.' },
    };
    expect(
      found({ visaStatus: 'visa-required', notes: 'Con otra visa vigente, 14 días sin visa.', conditional }),
    ).toEqual([]);
  });
});
