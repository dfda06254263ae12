import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readCatalogue } from './load.server.ts';
import { COPIED_COUNTRIES, useContentCopy } from './testing/content-copy.ts';

/** An editor's mistakes, made one by one in a copy of a few real files. */
const { folder, read, write, put, problemsOf, places } = useContentCopy();

const JAPAN = 'countries/japan.yaml';
const text = (length: number) => 'á'.repeat(length);
const items = (count: number) => Array.from({ length: count }, (_, n) => `Requisito número ${n + 1}`);
const fixedCosts = { fee: 'fixed', amount: 10, currency: 'USD', amountMXN: 180, processingTime: 'Tres días' };
const update = {
  effective: '2026-04-10',
  stage: 'in-force',
  concerns: 'maxStay',
  title: 'Cambia la estancia',
  summary: 'Desde abril se permite quedarse más tiempo que antes.',
  source: { name: 'Embajada de Japón', url: 'https://www.mx.emb-japan.go.jp/' },
  confidence: 'high',
};

test('the copied files are right before anything is broken', () => {
  const { catalogue, problems, filesRead } = readCatalogue(folder());
  expect(problems).toEqual([]);
  expect(catalogue?.countries.map(({ slug }) => slug).sort()).toEqual(COPIED_COUNTRIES);
  expect(filesRead).toBe(8);
});

test.each([
  ['updates in a record', { ...update, value: '180 días' }],
  ['a fee in an update', { ...update, concerns: 'costs', cost: { amount: 10, currency: 'USD' } }],
  ['a date known by its month', { ...update, effective: '2026-04' }],
])('%s is accepted, so that the refusals below are about the mistake', (_case, accepted) => {
  put(JAPAN, 'updates', [accepted]);
  put(JAPAN, 'costs', fixedCosts);
  expect(problemsOf()).toEqual([]);
});

describe('one mistake gives one line with file, field and mend', () => {
  it.each([
    [
      'an unknown status',
      'visaStatus',
      'visa-fre',
      'visaStatus',
      /visa-free, visa-required, visa-on-arrival, eta-required/,
    ],
    ['an unknown region', 'region', 'Latin America', 'region', /North America, .*Africa/],
    ['an unknown confidence', 'confidence', 'sure', 'confidence', /high, medium, low/],
    ['an unknown currency', 'costs', { ...fixedCosts, currency: 'MXN' }, 'costs.currency', /USD, EUR/],
    [
      'an unknown kind of fee',
      'costs',
      { fee: 'cheap', processingTime: 'Un día' },
      'costs.fee',
      /fee: free, fee: fixed/,
    ],
    ['an unknown area', 'area', 'asean', 'area', /schengen/],
    ['an http address', 'embassyInfo.website', 'http://www.mx.emb-japan.go.jp/', 'embassyInfo.website', /https:\/\//],
    ['an address of another kind', 'applicationUrl', 'ftp://evisa.go.jp', 'applicationUrl', /https:\/\//],
    ['a source over http', 'sources.0.url', 'http://japan.travel', 'sources.0.url', /https:\/\//],
    ['a phone without country', 'embassyInfo.phone', '55 5211 0028', 'embassyInfo.phone', /\+52 55 5211 0028/],
    ['a phone with dashes', 'embassyInfo.phone', '+52-55-5211-0028', 'embassyInfo.phone', /\+52 55 5211 0028/],
    ['a phone in one block', 'embassyInfo.phone', '+525552110028', 'embassyInfo.phone', /\+52 55 5211 0028/],
    ['pesos one too many', 'costs', { ...fixedCosts, amountMXN: 181 }, 'costs.amountMXN', /son 180/],
    ['pesos one too few', 'costs', { ...fixedCosts, amountMXN: 179 }, 'costs.amountMXN', /son 180/],
    ['pesos with cents', 'costs', { ...fixedCosts, amountMXN: 180.5 }, 'costs.amountMXN', /enteros/],
    ['a fee between quotes', 'costs', { ...fixedCosts, amount: '10' }, 'costs.amount', /sin comillas/],
    ['a negative fee', 'costs', { ...fixedCosts, amount: -10 }, 'costs.amount', /negativa/],
    ['a fee without its amount', 'costs', { ...fixedCosts, amount: undefined }, 'costs.amount', /Falta este campo/],
    ['another Spanish name', 'nameSpanish', 'El Japón', 'nameSpanish', /«Japón»/],
    ['a Spanish name without accent', 'nameSpanish', 'Japon', 'nameSpanish', /«Japón»/],
    ['an ISO code in small letters', 'iso2', 'jp', 'iso2', /mayúsculas/],
    ['the flag of another country', 'flag', '🇰🇷', 'flag', /JP es 🇯🇵/],
    ['letters for a flag', 'flag', 'JP', 'flag', /🇯🇵/],
    ['an id with capitals', 'id', 'Japan', 'id', /minúsculas/],
    ['low confidence without a doubt', 'confidence', 'low', 'doubt', /en duda/],
    ['a visa without steps', 'processSteps', undefined, 'processSteps', /pasos/],
    [
      'a description too short',
      'seoDescription',
      text(119),
      'seoDescription',
      /entre 120 y 160 caracteres \(tiene 119\)/,
    ],
    [
      'a description too long',
      'seoDescription',
      text(161),
      'seoDescription',
      /entre 120 y 160 caracteres \(tiene 161\)/,
    ],
    ['4 requirements', 'requirements', items(4), 'requirements', /de 5 a 10 elementos \(hay 4\)/],
    ['11 requirements', 'requirements', items(11), 'requirements', /de 5 a 10 elementos \(hay 11\)/],
    ['a requirement twice', 'requirements', [...items(5), 'Requisito número 1'], 'requirements', /repetidos/],
    ['3 popular destinations', 'popularDestinations', ['Tokio', 'Kioto', 'Nara'], 'popularDestinations', /de 4 a 6/],
    ['requirements in one text', 'requirements', 'Pasaporte', 'requirements', /lista/],
    ['an unknown key', 'visaEstatus', 'visa-free', 'visaEstatus', /no existe/],
    ['an unknown key further in', 'embassyInfo.telefono', '+52 55 5211 0028', 'embassyInfo.telefono', /no existe/],
    ['a missing key', 'bestTimeToVisit', undefined, 'bestTimeToVisit', /Falta este campo/],
    ['a missing status', 'visaStatus', undefined, 'visaStatus', /Falta este campo/],
    ['an impossible day', 'checkedOn', '2026-02-30', 'checkedOn', /un día que exista/],
    ['a month for a day', 'checkedOn', '2026-11', 'checkedOn', /un día que exista/],
    ['a day the Mexican way', 'sources.0.checkedOn', '21/11/2026', 'sources.0.checkedOn', /un día que exista/],
    ['a source checked after the record', 'sources.0.checkedOn', '2027-01-01', 'sources.0.checkedOn', /posterior/],
    ['no source at all', 'sources', [], 'sources', /al menos una fuente/],
    ['straight quotes', 'bestTimeToVisit', 'La "golden week" no', 'bestTimeToVisit', /« »/],
    ['two spaces', 'bestTimeToVisit', 'Marzo  a mayo', 'bestTimeToVisit', /un solo espacio/],
    ['a question without ¿', 'bestTimeToVisit', 'Cuándo? En mayo', 'bestTimeToVisit', /¿/],
    ['three full stops', 'bestTimeToVisit', 'Marzo, abril...', 'bestTimeToVisit', /…/],
    ['the reader called usted', 'nextStep', 'Lleve usted su pasaporte vigente.', 'nextStep', /tú/],
    [
      'an update on an impossible day',
      'updates',
      [{ ...update, effective: '2026-13' }],
      'updates.0.effective',
      /exista/,
    ],
    [
      'a stay in an update about costs',
      'updates',
      [{ ...update, concerns: 'costs', value: '90 días' }],
      'updates.0.value',
      /maxStay/,
    ],
    [
      'a fee in an update about the stay',
      'updates',
      [{ ...update, cost: { amount: 1, currency: 'USD' } }],
      'updates.0.cost',
      /costs/,
    ],
  ])('%s', (_mistake, field, value, expectedField, mend) => {
    if (field === 'processSteps') put(JAPAN, 'visaStatus', 'eta-required');
    put(JAPAN, field, value);
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/japan.yaml', field: expectedField, mend: expect.stringMatching(mend) },
    ]);
  });

  test('an ISO code nobody has', () => {
    put(JAPAN, 'iso2', 'ZQ');
    put(JAPAN, 'flag', '🇿🇶');
    expect(problemsOf()).toMatchObject([
      {
        file: 'content/countries/japan.yaml',
        field: 'iso2',
        value: 'ZQ',
        mend: expect.stringContaining('country-names.yaml'),
      },
    ]);
  });

  test('no source for the status', () => {
    put(JAPAN, 'sources', [
      { name: 'Fuente', url: 'https://a.mx', supports: ['costs'], checkedOn: '2026-11-20', confidence: 'high' },
    ]);
    expect(places()).toEqual(['content/countries/japan.yaml · sources']);
  });

  test.each([
    ['amount', 190, 'costs.amount', /185 USD.*updates/],
    ['currency', 'EUR', 'costs.amount', /185 USD.*updates/],
    ['amountMXN', 3331, 'costs.amountMXN', /son 3330/],
  ])('the specification’s cost of the United States, %s changed', (key, value, field, mend) => {
    put('countries/united-states.yaml', `costs.${key}`, value);
    const problems = problemsOf();
    expect(places()).toEqual([`content/countries/united-states.yaml · ${field}`]);
    expect(problems[0]?.mend).toMatch(mend);
  });

  test('the specification’s cost is kept where today’s rate would give other pesos', () => {
    put('countries/new-zealand.yaml', 'costs.amountMXN', 234);
    expect(problemsOf()).toMatchObject([
      {
        file: 'content/countries/new-zealand.yaml',
        field: 'costs.amountMXN',
        value: 234,
        mend: expect.stringContaining('414'),
      },
    ]);
  });

  test('the specification’s cost made free', () => {
    put('countries/united-states.yaml', 'costs', { fee: 'free', processingTime: 'Ninguno' });
    expect(problemsOf()).toMatchObject([
      {
        file: 'content/countries/united-states.yaml',
        field: 'costs.fee',
        value: 'free',
        mend: expect.stringContaining('fee: fixed'),
      },
    ]);
  });

  test('a file that does not carry its country’s slug', () => {
    write('countries/japon.yaml', read(JAPAN));
    rmSync(join(folder(), JAPAN));
    expect(problemsOf()).toMatchObject([
      {
        file: 'content/countries/japon.yaml',
        field: 'name',
        value: 'Japan',
        mend: expect.stringContaining('japan.yaml'),
      },
    ]);
  });
});

describe('addresses that two countries claim', () => {
  test.each([
    ['another country’s slug', { [JAPAN]: 'south-korea' }, 'content/countries/japan.yaml', 'south-korea'],
    [
      'another country’s Spanish slug',
      { [JAPAN]: 'corea-del-sur' },
      'content/countries/south-korea.yaml',
      'corea-del-sur',
    ],
    [
      'the same id twice',
      { [JAPAN]: 'oriente', 'countries/south-korea.yaml': 'oriente' },
      'content/countries/south-korea.yaml',
      'oriente',
    ],
  ])('%s stops the build with both names', (_case, ids, file, value) => {
    for (const [path, id] of Object.entries(ids)) put(path, 'id', id);
    const problems = problemsOf();
    expect(problems).toMatchObject([{ file, value }]);
    expect(problems[0]?.mend).toContain('Japón');
    expect(problems[0]?.mend).toContain('Corea del Sur');
  });

  test('the same country in two files stops the build, naming its code', () => {
    put('countries/south-korea.yaml', 'iso2', 'JP');
    expect(places()).toContain('content/countries/south-korea.yaml · iso2');
    const clash = problemsOf().find(({ field }) => field === 'iso2');
    expect(clash?.mend).toMatch(/Japón y Corea del Sur/);
  });
});
