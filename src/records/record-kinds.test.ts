import { describe, expect, it, test } from 'vitest';
import { stringify } from 'yaml';
import { readCatalogue } from './load.server.ts';
import { JAPAN, letters, SOURCE, useContentCopy } from './testing/content-copy.ts';

const { folder, write, put, problemsOf, places } = useContentCopy();

describe('territories', () => {
  const rules = 'La isla es de Japón y aplica sus mismas reglas de entrada.';

  test('of a country of the catalogue are accepted', () => {
    put('countries/south-korea.yaml', 'territory', { of: 'JP', rules });
    expect(problemsOf()).toEqual([]);
  });

  it.each([
    ['of a country that has no record', { of: 'ZQ', rules }, 'territory.of', /no está en el catálogo/],
    ['of a name instead of a code', { of: 'Japón', rules }, 'territory.of', /código ISO/],
    ['without a word on whose rules hold', { of: 'JP' }, 'territory.rules', /Falta este campo/],
    ['with too few words', { of: 'JP', rules: 'Las de Japón.' }, 'territory.rules', /entre 20 y 180/],
  ])('%s are refused', (_mistake, territory, field, fix) => {
    put('countries/south-korea.yaml', 'territory', territory);
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/south-korea.yaml', field, fix: expect.stringMatching(fix) },
    ]);
  });
});

describe('how deep a record goes', () => {
  const BARE_SOURCE = { ...SOURCE, supports: ['visaStatus', 'costs'] };
  const BRIEF = {
    depth: 'brief',
    region: 'Asia',
    visaStatus: 'visa-free',
    notes: 'Entras con tu pasaporte vigente, sin más trámite que el sello.',
    costs: { fee: 'free' },
    sources: [BARE_SOURCE],
  };
  const writeBrief = (changes: Record<string, unknown>) => write(JAPAN, stringify({ ...BRIEF, ...changes }));

  test('a brief record is right with the answer and its sources alone', () => {
    writeBrief({});
    expect(problemsOf()).toEqual([]);
    expect(readCatalogue(folder()).catalogue?.countries.find(({ slug }) => slug === 'japan')).toMatchObject({
      depth: 'brief',
      requirements: [{ id: 'minors' }],
      healthRequirements: [],
      popularDestinations: [],
      procedure: 'Ninguno',
    });
  });

  it.each(['visaStatus', 'notes', 'costs', 'region', 'sources'])('a brief record without %s is refused', (field) => {
    writeBrief({ [field]: undefined });
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/japan.yaml', field, fix: expect.stringMatching(/Falta este campo/) },
    ]);
  });

  // Which facts need a source: record-evidence.test.ts.
  test('a brief record with facts without a source is refused like a full one', () => {
    writeBrief({ maxStay: { days: 90, per: 'entry' }, sources: [{ ...SOURCE, supports: ['procedure'] }] });
    expect(problemsOf().map(({ field, value }) => [field, value])).toEqual([
      ['sources', 'visaStatus'],
      ['sources', 'maxStay'],
    ]);
  });

  it.each([
    ['a description too short', { seoDescription: letters(119) }, 'seoDescription', /entre 120 y 160/],
    ['a key that nobody knows', { visa: 'sí' }, 'visa', /no existe/],
    ['a confidence of its own', { confidence: 'high' }, 'confidence', /no existe/],
    [
      'a doubtful status without a doubt',
      { sources: [{ ...BARE_SOURCE, url: 'https://diario.example/', seen: 'cited' }] },
      'evidence.visaStatus.doubt',
      /en duda/,
    ],
  ])('a brief record with %s', (_case, changes, field, fix) => {
    writeBrief(changes);
    expect(problemsOf()).toMatchObject([{ field, fix: expect.stringMatching(fix) }]);
  });

  test('a brief record may leave out the steps of its visa and the time it takes', () => {
    writeBrief({ visaStatus: 'visa-required', costs: { fee: 'unknown' } });
    expect(problemsOf()).toEqual([]);
  });

  test('a record without a marker is a full one, and lacks what a trip is planned with', () => {
    writeBrief({ depth: undefined });
    const missing = ['requirements', 'healthRequirements', 'popularDestinations', 'bestTimeToVisit', 'seoDescription'];
    expect(problemsOf().map(({ field }) => field)).toEqual(
      expect.arrayContaining([...missing, 'procedure', 'nextStep', 'costs.processingTime']),
    );
  });

  test('a brief record whose marker is mistyped is told so, not that it lacks what a full one has', () => {
    writeBrief({ depth: 'Brief' });
    expect(places()).toEqual(['content/countries/japan.yaml · depth']);
  });

  it.each(['short', 'Brief', '', 7, null])('a depth of %j is refused', (depth) => {
    put(JAPAN, 'depth', depth);
    expect(places()).toContain('content/countries/japan.yaml · depth');
    for (const { fix } of problemsOf()) expect(fix).not.toMatch(/Invalid|Expected|received/i);
  });
});
