import { describe, expect, it, test } from 'vitest';
import { VISA_STATUSES } from '../visa-status.ts';
import { spokenDefaults } from './spoken-defaults.ts';

type Spoken = Parameters<typeof spokenDefaults>[0];

const spoken = (changes: Partial<Spoken>) =>
  spokenDefaults({ nameSpanish: 'Malaui', visaStatus: 'visa-free', confidence: 'high', ...changes });

describe('the procedure that follows from a status', () => {
  it.each([
    ['visa-free', 'Ninguno'],
    ['visa-required', 'Visa antes de viajar'],
    ['visa-on-arrival', 'Al llegar'],
    ['eta-required', 'En línea, antes de viajar'],
  ] as const)('%s: %s', (visaStatus, procedure) => {
    expect(spoken({ visaStatus }).procedure).toBe(procedure);
  });

  it.each([
    ['online', 'Formulario en línea'],
    ['online-or-paper', 'Formulario de llegada'],
    ['paper', 'Ninguno'],
  ] as const)('without a visa, with a form %s: %s', (how, procedure) => {
    expect(spoken({ entry: { arrivalCard: { how } } }).procedure).toBe(procedure);
    expect(spoken({ entry: { arrivalCard: { how, isVoluntary: true } } }).procedure).toBe('Ninguno');
  });
});

describe('what to do next', () => {
  it.each([
    ['visa-free', undefined, /junta los papeles que te piden/],
    ['visa-required', undefined, /pregunta a la embajada/],
    ['visa-on-arrival', undefined, /pregunta a la embajada/],
    ['eta-required', undefined, /pregunta a la embajada/],
    ['visa-required', 'https://evisa.gov.mw/', /entra a evisa.gov.mw y mira qué papeles pide\.$/],
  ] as const)('%s, portal %s: %s', (visaStatus, applicationUrl, words) => {
    const { nextStep } = spoken({ visaStatus, applicationUrl });
    expect(nextStep).toMatch(words);
    expect(nextStep).toMatch(/\.$/);
    expect(nextStep.length).toBeLessThanOrEqual(150);
  });
});

describe('the description', () => {
  const SOURCED = 'Ficha breve con sus fuentes, la fecha de revisión y dónde confirmar.';
  const BRIEFLY = 'Ficha breve con fuentes, fecha y dónde confirmar.';
  const congo = { nameSpanish: 'Congo', nameInSentence: 'el Congo' };
  it.each([
    ['visa-free', {}, `a Malaui con pasaporte mexicano, no necesitas visa. ${SOURCED}`],
    ['visa-required', congo, `al Congo con pasaporte mexicano, necesitas visa. ${SOURCED}`],
    [
      'visa-on-arrival',
      { maxStay: { days: 30 } },
      `a Malaui con pasaporte mexicano, la visa se da al llegar; estancia: 30 días. ${SOURCED}`,
    ],
    [
      'eta-required',
      { confidence: 'low' },
      `a Malaui con pasaporte mexicano, necesitas un permiso en línea, aunque está por confirmar. ${BRIEFLY}`,
    ],
  ] as const)('of %s, %o', (visaStatus, changes, text) => {
    expect(spoken({ visaStatus, ...changes }).seoDescription).toBe(`Si viajas ${text}`);
  });

  it('gives up the stay before it is cut off', () => {
    const congo = {
      nameSpanish: 'República Democrática del Congo',
      nameInSentence: 'la República Democrática del Congo',
    };
    const record = { ...congo, visaStatus: 'eta-required', confidence: 'low' } as const;
    const answer =
      'Si viajas a la República Democrática del Congo con pasaporte mexicano, necesitas un permiso en línea, aunque está por confirmar';
    expect(spoken({ ...record, maxStay: { days: 30 } }).seoDescription).toBe(`${answer}; estancia: 30 días.`);
    expect(spoken({ ...record, maxStay: { days: [30, 90], decidedBy: 'officer' } }).seoDescription).toBe(`${answer}.`);
  });

  const NAMES = [
    { nameSpanish: 'Chad' },
    { nameSpanish: 'Islas Cook', nameInSentence: 'las Islas Cook' },
    { nameSpanish: 'República Centroafricana', nameInSentence: 'la República Centroafricana' },
    {
      nameSpanish: 'Georgias del Sur y Sandwich del Sur',
      nameInSentence: 'las islas Georgias del Sur y Sandwich del Sur',
    },
  ];
  const cases = NAMES.flatMap((name) =>
    VISA_STATUSES.flatMap((visaStatus) =>
      (['high', 'low'] as const).flatMap((confidence) =>
        [undefined, { days: 30 }, { days: 90, within: 180 }].map((maxStay) => ({
          ...name,
          visaStatus,
          confidence,
          maxStay,
        })),
      ),
    ),
  );

  test('there are long and short ones to try', () => expect(cases.length).toBeGreaterThan(50));

  it.each(cases)('never passes 160 letters and stays a sentence: %o', (record) => {
    const { seoDescription } = spoken(record);
    expect(seoDescription.length).toBeLessThanOrEqual(160);
    expect(seoDescription.length).toBeGreaterThanOrEqual(70);
    expect(seoDescription).toMatch(/^Si viajas .+\.$/);
    expect(seoDescription).not.toMatch(/undefined| {2}|\.\./);
    if (record.confidence === 'low') expect(seoDescription).toContain('por confirmar');
  });
});

test('what an editor wrote stands', () => {
  const own = { procedure: 'Al llegar o en línea', nextStep: 'Lleva efectivo.', seoDescription: 'Lo que sea.' };
  expect(spoken({ visaStatus: 'visa-required', ...own })).toEqual(own);
});
