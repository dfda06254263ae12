import { describe, expect, it, test } from 'vitest';
import { FIXED_COSTS, JAPAN, SOURCE, UPDATE, useContentCopy } from './testing/content-copy.ts';

const { put, problemsOf } = useContentCopy();

describe('facts and what vouches for them', () => {
  const high = { ...SOURCE, supports: ['visaStatus', 'maxStay', 'costs'] };
  const medium = { ...high, name: 'Datos abiertos', confidence: 'medium' };
  const low = { ...high, name: 'Un blog de viajes', confidence: 'low' };
  const only = (fact: string, from: typeof SOURCE) => ({ ...from, supports: [fact] });

  it.each([
    [
      'free entry without a visa follows from the status',
      'visa-free',
      { fee: 'free', processingTime: { takes: 'none' } },
      [],
    ],
    ['a free visa does not', 'visa-required', { fee: 'free', processingTime: { takes: 'days', about: 1 } }, ['costs']],
    ['a fee does not', 'visa-free', FIXED_COSTS, ['costs']],
    [
      'an unknown fee states nothing',
      'visa-required',
      { fee: 'unknown', processingTime: { takes: 'days', about: 1 } },
      [],
    ],
  ])('%s', (_case, visaStatus, costs, missing) => {
    put(JAPAN, 'sources', [only('visaStatus', high), only('maxStay', high)]);
    put(JAPAN, 'visaStatus', visaStatus);
    put(JAPAN, 'costs', costs);
    expect(problemsOf().map(({ field, value }) => [field, value])).toEqual(missing.map((fact) => ['sources', fact]));
  });

  test('a dated change names a source too', () => {
    put(JAPAN, 'sources', [only('visaStatus', high)]);
    expect(problemsOf()).toMatchObject([{ field: 'sources', value: 'maxStay' }]);
    put(JAPAN, 'updates', [{ ...UPDATE, maxStay: { days: 180 } }]);
    expect(problemsOf()).toEqual([]);
  });

  test('a stay that is not stated needs none', () => {
    put(JAPAN, 'sources', [only('visaStatus', high)]);
    put(JAPAN, 'maxStay', undefined);
    expect(problemsOf()).toEqual([]);
  });

  it.each([
    ['one medium source', 'high', [medium], 'medium'],
    ['one low source', 'medium', [low], 'low'],
    ['one low source', 'high', [low], 'low'],
    ['two low sources that agree', 'high', [low, low], 'medium'],
    ['a medium and a low one', 'high', [medium, low], 'medium'],
  ])('%s cannot carry a status of confidence %s', (_case, confidence, sources, surest) => {
    put(JAPAN, 'confidence', confidence);
    put(JAPAN, 'sources', [...sources, only('maxStay', high)]);
    // The other facts claim no more than these sources give, so that the status alone is wrong.
    const disputed = 'No todas las fuentes dicen lo mismo.';
    put(JAPAN, 'evidence', { maxStay: { confidence: 'low', disputed }, costs: { confidence: 'low', disputed } });
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/japan.yaml', field: 'confidence', value: confidence },
    ]);
    expect(problemsOf()[0]?.fix).toContain(`puede ser ${surest} cuando mucho`);
  });

  const PRESS = { name: 'Un periódico', url: 'https://periodico.mx/', seen: 'stored-copy' };
  const press = { ...high, ...PRESS };
  const AUTHORITY = /pide una autoridad del destino/;

  it.each([
    ['the press', 'https://periodico.mx/'],
    ['open data', 'https://github.com/tablas/visas'],
    ['an airline', 'https://aerolinea.example/visas'],
    ['another government', 'https://gobierno.example/visas'],
  ])('however many agree, %s alone carries no status of high confidence', (_who, url) => {
    put(JAPAN, 'sources', [{ ...medium, url }, { ...medium, url }, only('maxStay', high), only('costs', high)]);
    expect(problemsOf()).toMatchObject([{ field: 'confidence', value: 'high', fix: expect.stringMatching(AUTHORITY) }]);
    put(JAPAN, 'confidence', 'medium');
    put(JAPAN, 'evidence', { maxStay: { confidence: 'high' }, costs: { confidence: 'high' } });
    expect(problemsOf()).toEqual([]);
  });

  const read = { checkedOn: '2026-11-21', confidence: 'high' };
  it.each([
    ['a source', 'sources', [high, press], 'sources.1'],
    ['a change', 'updates', [{ ...UPDATE, source: PRESS }], 'updates.0'],
    ['a passport rule', 'passportValidity', { months: 6, from: 'entry', source: PRESS, ...read }, 'passportValidity'],
  ])('%s of the press is not called sure', (_what, path, stated, place) => {
    put(JAPAN, path, stated);
    expect(problemsOf()).toContainEqual({
      file: 'content/countries/japan.yaml',
      field: `${place}.confidence`,
      value: 'high',
      fix: expect.stringMatching(AUTHORITY),
    });
  });

  const ends = { validUntil: { day: '2026-01-31', ends: 'rule' } };
  const lately = { ...PRESS, url: SOURCE.url, published: '2026-02' };
  it.each([
    ['a fact', 'evidence', { maxStay: ends }, 'evidence.maxStay'],
    ['a passport rule', 'passportValidity', { from: 'entry', ...read, ...ends, source: lately }, 'passportValidity'],
  ])('%s does not end before it begins', (_what, path, stated, place) => {
    put(JAPAN, 'sources', [{ ...high, published: '2026-02' }]);
    put(JAPAN, path, stated);
    expect(problemsOf()).toEqual([
      {
        file: 'content/countries/japan.yaml',
        field: `${place}.validUntil.day`,
        value: '2026-01-31',
        fix: expect.stringMatching(/^Termina antes de empezar: su fuente es de 2026-02/),
      },
    ]);
  });

  it.each([
    ['one high source', 'high', [high]],
    ['a high and a low one', 'high', [high, low]],
    ['two medium sources that agree', 'high', [medium, medium]],
    ['two low sources that agree', 'medium', [low, low]],
    ['one medium source', 'medium', [medium]],
  ])('%s carries a status of confidence %s', (_case, confidence, sources) => {
    put(JAPAN, 'confidence', confidence);
    put(JAPAN, 'sources', sources);
    expect(problemsOf()).toEqual([]);
  });

  it.each([
    ['maxStay', { maxStay: { confidence: 'high' } }, { maxStay: { confidence: 'medium' } }],
    ['costs', { costs: { confidence: 'high' } }, { costs: { confidence: 'medium' } }],
  ] as const)('a %s surer than its only source is refused, and accepted once lowered', (fact, claimed, lowered) => {
    put(JAPAN, 'sources', [
      only('visaStatus', high),
      only('maxStay', fact === 'maxStay' ? medium : high),
      only('costs', fact === 'costs' ? medium : high),
    ]);
    put(JAPAN, 'evidence', claimed);
    expect(problemsOf()).toMatchObject([{ field: `evidence.${fact}.confidence`, value: 'high' }]);
    put(JAPAN, 'evidence', undefined);
    // Without a word of its own the fact inherits what the record says of its status.
    expect(problemsOf()).toMatchObject([{ field: `evidence.${fact}.confidence`, value: 'high' }]);
    put(JAPAN, 'evidence', lowered);
    expect(problemsOf()).toEqual([]);
  });

  test('a doubtful fact of a sure record says what is in doubt', () => {
    put(JAPAN, 'evidence', { maxStay: { confidence: 'low' } });
    expect(problemsOf()).toMatchObject([{ field: 'evidence.maxStay.disputed', value: undefined }]);
    put(JAPAN, 'evidence', { maxStay: { confidence: 'low', disputed: 'Una lista dice 90 días y otra, seis meses.' } });
    expect(problemsOf()).toEqual([]);
  });

  test('a dated change about the fact says it too', () => {
    put(JAPAN, 'evidence', { maxStay: { confidence: 'low' } });
    put(JAPAN, 'updates', [{ ...UPDATE, confidence: 'low' }]);
    expect(problemsOf()).toEqual([]);
  });

  it.each([
    [
      'another confidence for the status',
      { visaStatus: { confidence: 'medium' } },
      'evidence.visaStatus.confidence',
      /arriba/,
    ],
    ['a day of a fact', { costs: { checkedOn: '2026-11-21' } }, 'evidence.costs.checkedOn', /no existe/],
    ['evidence of what has none', { requirements: { confidence: 'low' } }, 'evidence.requirements', /no existe/],
    ['a doubt in two words', { maxStay: { disputed: 'Quién sabe' } }, 'evidence.maxStay.disputed', /entre 20 y 220/],
  ])('%s', (_mistake, evidence, field, fix) => {
    put(JAPAN, 'evidence', evidence);
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/japan.yaml', field, fix: expect.stringMatching(fix) },
    ]);
  });
});
