import { describe, expect, it, test } from 'vitest';
import { updateDraft } from '../records/testing/country-draft.ts';
import type { CountryRecord, CountryUpdate, Source } from './country-schema.ts';
import { evidenceOf, factsOf, leadingDoubt, recordReadOn, withKnown } from './evidence.ts';
import type { CitedFact, Fact } from './facts.ts';

const TODAY = '2026-11-21';

function source(name: string, supports: CitedFact[], rest: Partial<Source> = {}): Source {
  const url = `https://${name.length}-${name.charCodeAt(0)}.mx/`;
  return { name, url, kind: 'ministry', seen: 'stored-copy', supports, checkedOn: '2026-11-01', ...rest };
}

const GAZETTE = source('Gaceta', ['updates.2026-04-10-maxstay', 'updates.2026-04-10-costs']);

const change = (concerns: Fact, rest: Partial<CountryUpdate>) => updateDraft({ concerns, ...rest });

const RECORD: Partial<CountryRecord> = {
  visaStatus: 'visa-free',
  maxStay: { days: 90 },
  costs: { fee: 'free' },
  sources: [source('Cancillería', ['visaStatus', 'maxStay']), source('Listado', ['visaStatus'])],
  updates: [],
  evidence: {},
};
const SOURCES = RECORD.sources ?? [];

const known = (fact: CitedFact, changes: Partial<CountryRecord> = {}) =>
  evidenceOf(withKnown({ ...RECORD, ...changes }), fact, TODAY);
const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name);

describe('which citations carry a fact', () => {
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

  test('its own are named alone once there are some, and who says otherwise apart', () => {
    const sources = [
      ...SOURCES,
      source('Tarifas', ['costs']),
      source('Blog', [], { doubts: ['costs'], kind: 'press' }),
    ];
    expect(known('costs', { sources })).toMatchObject({ followsFromStatus: false });
    expect(names(known('costs', { sources })?.sources)).toEqual(['Tarifas']);
    expect(names(known('costs', { sources })?.doubting)).toEqual(['Blog']);
  });

  const rule = { id: 'us-visa', holds: ['us-visa'], arrival: 'any', visaStatus: 'visa-free', text: 'Con visa entras.' };
  it.each<[CitedFact, object]>([
    ['passportValidity', { passportValidity: { months: 6, from: 'entry' } }],
    ['yellowFever', { entry: { yellowFever: { from: 'nowhere' } } }],
    ['embassy', { embassyInfo: { name: 'Embajada en México' } }],
    ['health', { healthRequirements: [{ id: 'a', topics: ['health'], text: 'Lleva botiquín' }] }],
    ['conditional.us-visa', { conditional: { summary: 'Con visa', rules: [rule] } }],
    ['updates.2026-04-10-alert', { updates: [change('alert', {})] }],
    ['updates.aviso', { updates: [change('alert', { id: 'aviso' })] }],
  ])('%s has evidence like any other', (fact, stated) => {
    const press = source('Diario', [fact], { kind: 'press', checkedOn: '2026-10-01' });
    const country = { ...RECORD, ...stated, sources: [...SOURCES, press, source('Ministerio', [fact])] };
    expect(factsOf(country)).toContain(fact);
    expect(known(fact, country)).toMatchObject({ checkedOn: '2026-10-01', confidence: 'high' });
    expect(names(known(fact, country)?.sources)).toEqual(['Ministerio', 'Diario']);
    expect(known(fact, stated)).toBeUndefined();
  });

  test('what reaches tools without its sources says who leads, when that was read and how sure it is', () => {
    const country = withKnown({
      ...RECORD,
      passportValidity: { months: 6, from: 'entry' } as never,
      updates: [change('maxStay', {})],
      sources: [...SOURCES, source('Portal', ['passportValidity'], { kind: 'press' }), GAZETTE],
      evidence: { passportValidity: { doubt: 'Otra guía pide tres meses.' } },
    });
    expect(country.passportValidity).toMatchObject({
      source: { name: 'Portal' },
      checkedOn: '2026-11-01',
      confidence: 'low',
      doubt: 'Otra guía pide tres meses.',
    });
    expect(country.updates[0]).toMatchObject({ source: { name: 'Gaceta' }, confidence: 'high' });
    expect(country).toMatchObject({ confidence: 'high', doubt: undefined });
  });

  test('an advice not to travel comes from whom it names, not from another government that says the same', () => {
    const fact = 'updates.2026-04-10-alert' as const;
    const canada = source('Gobierno de Canadá', [fact], { kind: 'other-government' });
    const sre = source('SRE, alerta de viaje', [fact], { kind: 'other-government', seen: 'cited' });
    const updates = [change('alert', { againstTravel: { by: 'La SRE' } })];
    const told = withKnown({ ...RECORD, updates, sources: [...SOURCES, canada, sre] });
    expect(told.updates?.[0]?.source.name).toBe('SRE, alerta de viaje');
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
    const sources = [...SOURCES, source('Portal', ['costs'])];
    expect(names(known('costs', { costs: { fee: 'unknown' }, sources })?.sources)).toEqual(['Portal']);
  });
});

describe('date and confidence', () => {
  const old = source('Copia vieja', ['maxStay'], { checkedOn: '2025-03-10' });
  it.each([
    ['its oldest source', 'maxStay', [...SOURCES, old], '2025-03-10'],
    ['its own sources, not those of another fact', 'visaStatus', [...SOURCES, old], '2026-11-01'],
    ['the sources of the status it follows from', 'procedure', [...SOURCES, old], '2026-11-01'],
  ] as const)('a fact is as old as %s', (_case, fact, sources, day) => {
    expect(known(fact, { sources: [...sources] })?.checkedOn).toBe(day);
  });

  it('the record is as old as the oldest of its facts, whatever else was read', () => {
    const sources = [...SOURCES, source('Vacunas', ['health'], { checkedOn: '2024-01-01' })];
    expect(recordReadOn({ sources })).toBe('2026-11-01');
    expect(recordReadOn({ sources: [...sources, old] })).toBe('2025-03-10');
  });

  it('a doubt is of one fact, and lowers it alone', () => {
    const evidence = { maxStay: { doubt: 'Una lista dice otra cosa.' } };
    expect(known('maxStay', { evidence })).toMatchObject({ confidence: 'medium', ...evidence.maxStay });
    expect(known('visaStatus', { evidence })).toMatchObject({ confidence: 'high', doubt: undefined });
  });

  it('where the status is to be confirmed, so are the stay, the fee and the procedure that belong to it', () => {
    const sources = [source('Blog', ['visaStatus'], { kind: 'press' }), source('Cancillería', ['maxStay'])];
    const open = { sources, evidence: { visaStatus: { doubt: 'No está claro. Pregunta a la embajada.' } } };
    expect(
      (['visaStatus', 'maxStay', 'costs', 'procedure'] as const).map((fact) => known(fact, open)?.confidence),
    ).toEqual(['low', 'low', 'low', 'low']);
    expect(withKnown({ ...RECORD, ...open })).toMatchObject({
      confidence: 'low',
      doubt: open.evidence.visaStatus.doubt,
    });
  });

  it.each([
    ['Todo cabe. En dos oraciones.', 'Todo cabe. En dos oraciones.'],
    [
      `No está claro. ${'Una lista dice una cosa y otra, otra. '.repeat(4)}`.trim(),
      /^No está claro\. (Una lista [^.]*\. ?){2}$/,
    ],
  ])('of a doubt about the status, the whole sentences that fit come first', (doubt, lead) => {
    expect(leadingDoubt(doubt)).toMatch(lead);
  });
});

describe('the change that overtook a figure', () => {
  const stay = { maxStay: { days: 180 } };
  it.each<[string, Partial<CountryUpdate>, Partial<Source>, boolean]>([
    ['in force and sure', {}, {}, true],
    ['in force today', { effective: TODAY }, { supports: [`updates.${TODAY}-maxstay`] }, true],
    ['in force tomorrow', { effective: '2026-11-22' }, { supports: ['updates.2026-11-22-maxstay'] }, false],
    ['announced', { stage: 'announced' }, {}, false],
    ['told by the press', {}, { kind: 'press' }, false],
    ['without the figure', { maxStay: undefined }, {}, false],
  ])('%s: leads the evidence is %s', (_case, rest, gazette, leads) => {
    const sources = [...SOURCES, { ...GAZETTE, ...gazette }];
    const evidence = known('maxStay', { updates: [change('maxStay', { ...stay, ...rest })], sources });
    expect(evidence?.leader !== undefined).toBe(leads);
    expect(names(evidence?.sources)).toEqual(leads ? ['Gaceta'] : ['Cancillería']);
  });

  it('is the newest of two, and carries the fact without other sources', () => {
    const updates = [
      change('costs', { effective: '2025', cost: { amount: 10, currency: 'USD' } }),
      change('costs', { cost: { amount: 20, currency: 'USD' } }),
    ];
    const evidence = known('costs', { updates, costs: { fee: 'unknown' }, sources: [...SOURCES, GAZETTE] });
    expect(evidence).toMatchObject({ followsFromStatus: false, checkedOn: GAZETTE.checkedOn });
    expect(names(evidence?.sources)).toEqual(['Gaceta']);
    expect(evidence?.leader).toMatchObject({ cost: { amount: 20 } });
  });
});
