import { describe, expect, it, test } from 'vitest';
import type { CountryUpdate, Source } from './country-schema.ts';
import { evidenceOf, ownSources, recordReadOn } from './evidence.ts';
import type { EvidentFact, Fact } from './facts.ts';

const TODAY = '2026-11-21';

function source(name: string, supports: Fact[], checkedOn = '2026-11-01'): Source {
  return {
    name,
    url: `https://ejemplo.mx/${name}`,
    kind: 'ministry',
    seen: 'stored-copy',
    supports,
    checkedOn,
    confidence: 'high',
  };
}

function change(concerns: Fact, rest: Partial<CountryUpdate>): CountryUpdate {
  return {
    effective: '2026-04-10',
    stage: 'in-force',
    concerns,
    title: 'Cambia la regla',
    summary: 'Un resumen de lo que cambió para quien viaja.',
    source: { name: 'Gaceta', url: 'https://ejemplo.mx/gaceta', kind: 'ministry', seen: 'stored-copy' },
    confidence: 'high',
    ...rest,
  };
}

type Record = Parameters<typeof evidenceOf>[0];

const RECORD: Record = {
  visaStatus: 'visa-free',
  maxStay: { days: 90 },
  costs: { fee: 'free' },
  sources: [source('Cancillería', ['visaStatus', 'maxStay']), source('Listado', ['visaStatus'])],
  updates: [],
  confidence: 'medium',
  doubt: undefined,
  evidence: {},
};

const known = (fact: EvidentFact, changes: Partial<Record> = {}) => evidenceOf({ ...RECORD, ...changes }, fact, TODAY);
const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name);

describe('which sources vouch for a fact', () => {
  it.each([
    ['visaStatus', ['Cancillería', 'Listado'], false],
    ['maxStay', ['Cancillería'], false],
    // Nothing was looked up for these alone: that entry is free and needs no procedure follows from the status.
    ['costs', ['Cancillería', 'Listado'], true],
    ['procedure', ['Cancillería', 'Listado'], true],
  ] as const)('%s: %j', (fact, expected, followsFromStatus) => {
    const evidence = known(fact);
    expect(names(evidence?.sources)).toEqual(expected);
    expect(evidence).toMatchObject({ fact, followsFromStatus, leader: undefined });
  });

  test('its own are named alone once there are some', () => {
    const sources = [...RECORD.sources, source('Tarifas', ['costs'])];
    expect(known('costs', { sources })).toMatchObject({ followsFromStatus: false });
    expect(names(known('costs', { sources })?.sources)).toEqual(['Tarifas']);
    expect(names(ownSources({ sources }, 'costs'))).toEqual(['Tarifas']);
  });
});

describe('a fact that the record does not state has no evidence', () => {
  it.each([
    ['a stay that is not specified', 'maxStay', { maxStay: undefined }],
    ['a fee nobody found', 'costs', { costs: { fee: 'unknown' } }],
  ] as const)('%s', (_case, fact, changes) => {
    expect(known(fact, changes)).toBeUndefined();
  });

  test('a fee nobody found has some where a source was asked about it', () => {
    const sources = [...RECORD.sources, source('Portal', ['costs'])];
    expect(names(known('costs', { costs: { fee: 'unknown' }, sources })?.sources)).toEqual(['Portal']);
  });

  it.each([
    ['maxStay', { maxStay: undefined }, { maxStay: { days: 180 } }],
    ['costs', { costs: { fee: 'unknown' } }, { cost: { amount: 10, currency: 'USD' } }],
  ] as const)('a change in force that says the %s is evidence', (fact, changes, figure) => {
    const evidence = known(fact, { ...changes, updates: [change(fact, figure)] });
    expect(evidence?.leader?.source.name).toBe('Gaceta');
  });
});

describe('date and confidence', () => {
  const old = source('Copia vieja', ['maxStay'], '2025-03-10');
  it.each([
    ['its oldest source', 'maxStay', [...RECORD.sources, old], '2025-03-10'],
    ['its own sources, not those of another fact', 'visaStatus', [...RECORD.sources, old], '2026-11-01'],
    ['the sources of the status it follows from', 'procedure', [...RECORD.sources, old], '2026-11-01'],
    ['any source, where only a change states it', 'visaStatus', [old], '2025-03-10'],
  ] as const)('a fact is as old as %s', (_case, fact, sources, day) => {
    expect(known(fact, { sources: [...sources] })?.checkedOn).toBe(day);
  });

  it('the record is as old as the oldest of its facts, whatever else was read', () => {
    const sources = [...RECORD.sources, source('Vacunas', ['health'], '2024-01-01')];
    expect(recordReadOn({ sources })).toBe('2026-11-01');
    expect(recordReadOn({ sources: [...sources, old] })).toBe('2025-03-10');
  });

  it('the confidence is the record’s, unless the fact has its own', () => {
    expect(known('maxStay')).toMatchObject({ confidence: 'medium', disputed: undefined });
    const evidence = { maxStay: { confidence: 'low', disputed: 'Una lista dice otra cosa.' } } as const;
    expect(known('maxStay', { evidence })).toMatchObject(evidence.maxStay);
    expect(known('visaStatus', { evidence })).toMatchObject({ confidence: 'medium' });
    expect(known('maxStay', { evidence: { maxStay: { disputed: 'Una lista dice otra cosa.' } } })).toMatchObject({
      confidence: 'medium',
    });
  });

  it('the doubt of the record is that of its status, not of the other facts', () => {
    const doubt = 'No está claro si la regla sigue en vigor.';
    expect(known('visaStatus', { doubt })?.disputed).toBe(doubt);
    expect(known('maxStay', { doubt })?.disputed).toBeUndefined();
    const evidence = { visaStatus: { disputed: 'La otra lista pide visa desde 2025.' } };
    expect(known('visaStatus', { doubt, evidence })?.disputed).toBe('La otra lista pide visa desde 2025.');
  });
});

describe('the change that overtook a figure', () => {
  it.each([
    ['in force and sure', {}, true],
    ['in force today', { effective: TODAY }, true],
    ['in force tomorrow', { effective: '2026-11-22' }, false],
    ['announced', { stage: 'announced' }, false],
    ['of medium confidence', { confidence: 'medium' }, false],
    ['of low confidence', { confidence: 'low' }, false],
    ['without the figure', { maxStay: undefined }, false],
  ] as const)('%s: leads the evidence is %s', (_case, rest, leads) => {
    const evidence = known('maxStay', { updates: [change('maxStay', { maxStay: { days: 180 }, ...rest })] });
    expect(evidence?.leader !== undefined).toBe(leads);
    expect(evidence?.confidence).toBe(leads ? 'high' : 'medium');
    expect(names(evidence?.sources)).toEqual(['Cancillería']);
  });

  it('is the newest of two, and vouches for the fact without other sources', () => {
    const updates = [
      change('costs', { effective: '2025', cost: { amount: 10, currency: 'USD' } }),
      change('costs', { cost: { amount: 20, currency: 'USD' } }),
    ];
    const evidence = known('costs', { updates });
    expect(evidence).toMatchObject({ followsFromStatus: false, sources: [] });
    expect(evidence?.leader).toBe(updates[1]);
  });
});
