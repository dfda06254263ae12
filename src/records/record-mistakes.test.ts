import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { stringify } from 'yaml';
import { readCatalogue } from './load.server.ts';
import { COPIED_COUNTRIES, useContentCopy } from './testing/content-copy.ts';

/** An editor's mistakes, made one by one in a copy of a few real files. */
const { folder, read, write, put, problemsOf, places } = useContentCopy();

const JAPAN = 'countries/japan.yaml';
const text = (length: number) => 'á'.repeat(length);
const requirement = (id: string, text: string) => ({ id, topics: ['other'], text });
const items = (count: number) =>
  Array.from({ length: count }, (_, n) => requirement(`requisito-${n + 1}`, `Requisito número ${n + 1}`));
const fixedCosts = {
  fee: 'fixed',
  amount: 10,
  currency: 'USD',
  processingTime: { takes: 'days', about: 3 },
};
const update = {
  effective: '2026-04-10',
  stage: 'in-force',
  concerns: 'maxStay',
  title: 'Cambia la estancia',
  summary: 'Desde abril se permite quedarse más tiempo que antes.',
  source: { name: 'Embajada de Japón', url: 'https://www.mx.emb-japan.go.jp/', kind: 'ministry', seen: 'stored-copy' },
  confidence: 'high',
};

const source = {
  name: 'Embajada de Japón',
  url: 'https://www.mx.emb-japan.go.jp/',
  kind: 'ministry',
  seen: 'stored-copy',
  supports: ['visaStatus', 'maxStay', 'costs'],
  checkedOn: '2026-11-20',
  confidence: 'high',
};

// A fee that is put into the copy has a source, so that only what a test breaks is wrong.
beforeEach(() => put(JAPAN, 'sources.0.supports', source.supports));

test('the copied files are right before anything is broken', () => {
  const { catalogue, problems, filesRead } = readCatalogue(folder());
  expect(problems).toEqual([]);
  expect(catalogue?.countries.map(({ slug }) => slug).sort()).toEqual(COPIED_COUNTRIES);
  expect(filesRead).toBe(9);
});

test.each([
  ['updates in a record', { ...update, maxStay: { days: 180 } }],
  ['a fee in an update', { ...update, concerns: 'costs', cost: { amount: 10, currency: 'USD' } }],
  ['a date known by its month', { ...update, effective: '2026-04' }],
  [
    'a status that changes on a day to come',
    { ...update, concerns: 'visaStatus', newFacts: { visaStatus: 'visa-required', notes: text(60) } },
  ],
])('%s is accepted, so that the refusals below are about the mistake', (_case, accepted) => {
  put(JAPAN, 'updates', [accepted]);
  put(JAPAN, 'costs', fixedCosts);
  expect(problemsOf()).toEqual([]);
});

describe('new facts of a change are refused', () => {
  const facts = { visaStatus: 'visa-required', notes: text(60) };
  it.each([
    ['with an unknown status', { ...facts, visaStatus: 'visa-fre' }, {}, 'updates.0.newFacts.visaStatus', /visa-free/],
    ['without a status, where it is what changes', { notes: text(60) }, {}, 'updates.0.newFacts.visaStatus', /estado/],
    ['without notes for the new status', { visaStatus: 'visa-required' }, {}, 'updates.0.newFacts.notes', /notas/],
    ['where they are only announced', facts, { stage: 'announced' }, 'updates.0.stage', /in-force/],
    ['with a field that no record has', { ...facts, visa: 'sí' }, {}, 'updates.0.newFacts.visa', /no existe/],
    [
      'of low confidence without the doubt',
      facts,
      { confidence: 'low' },
      'updates.0.newFacts.doubt',
      /qué está en duda/,
    ],
    [
      'with pesos written by hand',
      { ...facts, costs: { ...fixedCosts, amountMXN: 180 } },
      {},
      'updates.0.newFacts.costs.amountMXN',
      /no existe/,
    ],
  ])('%s', (_case, newFacts, changes, field, mend) => {
    put(JAPAN, 'updates', [{ ...update, concerns: 'visaStatus', newFacts, ...changes }]);
    const [problem, ...others] = problemsOf();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ field, mend: expect.stringMatching(mend) });
  });
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
      { fee: 'cheap', processingTime: { takes: 'days', about: 1 } },
      'costs.fee',
      /fee: free, fee: fixed/,
    ],
    ['an unknown area', 'area', 'asean', 'area', /schengen/],
    ['an http address', 'embassyInfo.website', 'http://www.mx.emb-japan.go.jp/', 'embassyInfo.website', /https:\/\//],
    ['an address of another kind', 'applicationUrl', 'ftp://evisa.go.jp', 'applicationUrl', /https:\/\//],
    ['an address with an accent', 'sources.0.url', 'https://japan.travel/información', 'sources.0.url', /sin acentos/],
    ['a source over http', 'sources.0.url', 'http://japan.travel', 'sources.0.url', /https:\/\//],
    ['a phone without country', 'embassyInfo.phone', '55 5211 0028', 'embassyInfo.phone', /\+52 55 5211 0028/],
    ['a phone with dashes', 'embassyInfo.phone', '+52-55-5211-0028', 'embassyInfo.phone', /\+52 55 5211 0028/],
    ['a phone in one block', 'embassyInfo.phone', '+525552110028', 'embassyInfo.phone', /\+52 55 5211 0028/],
    ['a fee between quotes', 'costs', { ...fixedCosts, amount: '10' }, 'costs.amount', /sin comillas/],
    ['pesos written by hand', 'costs', { ...fixedCosts, amountMXN: 180 }, 'costs.amountMXN', /no existe/],
    ['a negative fee', 'costs', { ...fixedCosts, amount: -10 }, 'costs.amount', /negativa/],
    [
      'a fee without its currency',
      'costs',
      { ...fixedCosts, currency: undefined },
      'costs.currency',
      /Falta este campo/,
    ],
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
    ['11 requirements', 'requirements', items(11), 'requirements', /de 1 a 10 elementos \(hay 11\)/],
    [
      'a requirement twice',
      'requirements',
      [...items(5), requirement('otro', 'Requisito número 1')],
      'requirements',
      /repetidos/,
    ],
    [
      'an id twice',
      'requirements',
      [...items(5), requirement('requisito-2', 'Otra cosa que llevar')],
      'requirements.5.id',
      /Ya lo usa requirements\.1\.id/,
    ],
    [
      'an id of another list',
      'healthRequirements',
      [requirement('lodging', 'Una vacuna de otro lado')],
      'healthRequirements.0.id',
      /Ya lo usa requirements\.2\.id/,
    ],
    [
      'an id with capitals',
      'requirements',
      [...items(5), requirement('Hotel', 'Reservación del hotel')],
      'requirements.5.id',
      /minúsculas/,
    ],
    [
      'a topic nobody knows',
      'requirements',
      [...items(5), { ...requirement('hotel', 'Reservación del hotel'), topics: ['hotel'] }],
      'requirements.5.topics.0',
      /passport, onward-ticket/,
    ],
    [
      'a requirement in words alone',
      'requirements',
      [...items(5), 'Reservación del hotel'],
      'requirements.5',
      /id, topics y text/,
    ],
    ['3 popular destinations', 'popularDestinations', ['Tokio', 'Kioto', 'Nara'], 'popularDestinations', /de 4 a 6/],
    ['requirements in one text', 'requirements', 'Pasaporte', 'requirements', /lista/],
    ['an unknown key', 'visaEstatus', 'visa-free', 'visaEstatus', /no existe/],
    ['an unknown key further in', 'embassyInfo.telefono', '+52 55 5211 0028', 'embassyInfo.telefono', /no existe/],
    ['a missing key', 'bestTimeToVisit', undefined, 'bestTimeToVisit', /Falta este campo/],
    ['a missing status', 'visaStatus', undefined, 'visaStatus', /Falta este campo/],
    ['an impossible day', 'sources.0.checkedOn', '2026-02-30', 'sources.0.checkedOn', /un día que exista/],
    ['a month for a day', 'sources.0.checkedOn', '2026-11', 'sources.0.checkedOn', /un día que exista/],
    ['a day the Mexican way', 'sources.0.checkedOn', '21/11/2026', 'sources.0.checkedOn', /un día que exista/],
    ['a day of the whole record', 'checkedOn', '2026-11-21', 'checkedOn', /no existe/],
    ['no source at all', 'sources', [], 'sources', /al menos una fuente/],
    ['straight quotes', 'nextStep', 'Evita la "golden week" si puedes.', 'nextStep', /« »/],
    ['two spaces', 'nextStep', 'Compra tu boleto  redondo.', 'nextStep', /un solo espacio/],
    ['a question without ¿', 'nextStep', 'Cuándo vas? Compra tu boleto.', 'nextStep', /¿/],
    ['three full stops', 'nextStep', 'Compra tu boleto de salida...', 'nextStep', /…/],
    ['a time in words', 'costs.processingTime', 'Tres días', 'costs.processingTime', /takes: working-days/],
    [
      'a time in no unit',
      'costs.processingTime',
      { takes: 'dias', to: 3 },
      'costs.processingTime.takes',
      /working-days/,
    ],
    [
      'a least time above the most',
      'costs.processingTime',
      { takes: 'days', from: 5, to: 3 },
      'costs.processingTime.from',
      /from no puede ser mayor que to/,
    ],
    [
      'a time both about and at most',
      'costs.processingTime',
      { takes: 'days', about: 3, to: 5 },
      'costs.processingTime.about',
      /no los dos/,
    ],
    [
      'figures of no time',
      'costs.processingTime',
      { takes: 'none', to: 3 },
      'costs.processingTime.takes',
      /en qué se cuentan/,
    ],
    [
      'times without their papers',
      'costs.processingTime',
      [{ takes: 'none' }, { takes: 'weeks' }],
      'costs.processingTime',
      /en for/,
    ],
    ['a season in words', 'bestTimeToVisit', 'Marzo a mayo', 'bestTimeToVisit', /\{ months: \[3-5, 10\] \}/],
    ['a month nobody has', 'bestTimeToVisit', [{ months: [13] }], 'bestTimeToVisit.0.months.0', /de 1 a 12/],
    ['months by name', 'bestTimeToVisit', [{ months: ['marzo-mayo'] }], 'bestTimeToVisit.0.months.0', /de 1 a 12/],
    ['a season of no months', 'bestTimeToVisit', [{ for: 'para esquiar' }], 'bestTimeToVisit.0', /months/],
    ['a stay in words', 'maxStay', '90 dais', 'maxStay', /\{ days: 90, within: 180 \}/],
    ['a stay of days misspelt', 'maxStay', { dais: 90 }, 'maxStay.dais', /no existe/],
    ['days in words', 'maxStay', { days: '90' }, 'maxStay.days', /\[30, 90\]/],
    ['a stay of no days', 'maxStay', { days: 0 }, 'maxStay.days', /1 o más/],
    ['choices the wrong way round', 'maxStay', { days: [90, 30], decidedBy: 'visa' }, 'maxStay.days', /menor a mayor/],
    ['choices nobody decides on', 'maxStay', { days: [30, 90] }, 'maxStay.decidedBy', /quién decide/],
    ['a stay without a length', 'maxStay', { note: 'según el caso' }, 'maxStay', /decidedBy/],
    ['a stay in days and months', 'maxStay', { days: 90, months: 3 }, 'maxStay.months', /no los dos/],
    ['a period shorter than its stay', 'maxStay', { days: 90, within: 60 }, 'maxStay.within', /más largo/],
    ['who decides, unknown', 'maxStay', { decidedBy: 'visado' }, 'maxStay.decidedBy', /visa, residence, fee, officer/],
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
      [{ ...update, concerns: 'costs', maxStay: { days: 90 } }],
      'updates.0.maxStay',
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

  const visa = { what: 'visa', amount: 100, currency: 'CAD' };
  const biometrics = { what: 'biométricos', amount: 85, currency: 'CAD' };
  const child = { who: 'menores de 15 años', amount: 15, currency: 'CAD' };
  const sum = { parts: [visa, biometrics], reduced: [child] };

  test.each([
    ['of no parts', { parts: [] }, 'parts', /de 1 a 4/],
    ['of parts in two currencies', { parts: [visa, { ...biometrics, currency: 'USD' }] }, 'parts', /misma moneda/],
    ['with a part without currency', { parts: [{ ...visa, currency: undefined }] }, 'parts.0.currency', /Falta/],
    ['with one part twice', { parts: [visa, visa] }, 'parts', /repetidos/],
    ['with a sum beside its parts', { ...sum, amount: 185 }, 'amount', /se calcula sola/],
    ['with a currency beside its parts', { ...sum, currency: 'CAD' }, 'currency', /borra currency/],
    ['without a currency', { amount: 100 }, 'currency', /Falta este campo/],
    ['without an amount', { currency: 'CAD' }, 'amount', /Falta este campo/],
    [
      'reduced to more than the full one',
      { ...sum, reduced: [{ ...child, amount: 200 }] },
      'reduced',
      /menos de 185 CAD/,
    ],
    ['reduced to the full one', { ...sum, reduced: [{ ...child, amount: 185 }] }, 'reduced', /menos de 185 CAD/],
    ['reduced in another currency', { ...sum, reduced: [{ ...child, currency: 'USD' }] }, 'reduced', /CAD/],
  ])('a fee %s, in a record and in a change', (_mistake, fee, field, mend) => {
    put(JAPAN, 'costs', { fee: 'fixed', processingTime: fixedCosts.processingTime, ...sum });
    put(JAPAN, 'updates', [{ ...update, concerns: 'costs', maxStay: undefined, cost: sum }]);
    expect(problemsOf()).toEqual([]);
    put(JAPAN, 'costs', { fee: 'fixed', processingTime: fixedCosts.processingTime, ...fee });
    put(JAPAN, 'updates', [{ ...update, concerns: 'costs', maxStay: undefined, cost: fee }]);
    const told = { file: 'content/countries/japan.yaml', mend: expect.stringMatching(mend) };
    expect(problemsOf().sort((a, b) => a.field.localeCompare(b.field))).toMatchObject([
      { ...told, field: `costs.${field}` },
      { ...told, field: `updates.0.cost.${field}` },
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

  test('a source for each fact that is stated', () => {
    put(JAPAN, 'costs', fixedCosts);
    put(JAPAN, 'sources', [{ ...source, supports: ['requirements'] }]);
    expect(problemsOf().map(({ field, value }) => [field, value])).toEqual([
      ['sources', 'visaStatus'],
      ['sources', 'maxStay'],
      ['sources', 'costs'],
    ]);
    for (const { mend, value } of problemsOf()) expect(mend).toContain(`(supports: [${value}])`);
  });

  test.each([
    ['amount', 190, 'costs.amount', /185 USD.*updates/],
    ['currency', 'EUR', 'costs.amount', /185 USD.*updates/],
  ])('the specification’s cost of the United States, %s changed', (key, value, field, mend) => {
    put('countries/united-states.yaml', `costs.${key}`, value);
    const problems = problemsOf();
    expect(places()).toEqual([`content/countries/united-states.yaml · ${field}`]);
    expect(problems[0]?.mend).toMatch(mend);
  });

  test('the specification’s stay of New Zealand, changed', () => {
    put('countries/new-zealand.yaml', 'maxStay', { days: 60 });
    expect(problemsOf()).toMatchObject([
      { field: 'maxStay', value: '60 días', mend: 'La especificación fija 3 meses; anota el cambio en updates.' },
    ]);
  });

  test.each([
    ['seoDescription', { ...update, maxStay: { days: 180 } }, '90 días'],
    ['nextStep', { ...update, concerns: 'costs', cost: { amount: 20, currency: 'USD' } }, '10 USD'],
  ])('a figure in %s that a change in force has overtaken', (field, change, figure) => {
    const text = `Con pasaporte mexicano no necesitas visa; cuenta con ${figure} y lleva tu boleto de salida. `.repeat(
      2,
    );
    put(JAPAN, 'costs', fixedCosts);
    put(JAPAN, 'nextStep', 'Revisa la vigencia de tu pasaporte.');
    put(JAPAN, field, text.slice(0, 135).trim());
    expect(problemsOf()).toEqual([]);
    put(JAPAN, 'updates', [change]);
    const mend = `Una actualización vigente ya cambió «${figure}»: pon la cifra nueva o quítala.`;
    expect(problemsOf()).toMatchObject([{ file: 'content/countries/japan.yaml', field, mend }]);
    put(JAPAN, 'updates', [{ ...change, confidence: 'medium' }]);
    expect(problemsOf()).toEqual([]);
  });

  test('the specification’s cost made free', () => {
    put('countries/united-states.yaml', 'costs', { fee: 'free', processingTime: { takes: 'none' } });
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

describe('facts and what vouches for them', () => {
  const high = { ...source, supports: ['visaStatus', 'maxStay', 'costs'] };
  const medium = { ...high, name: 'Datos abiertos', confidence: 'medium' };
  const low = { ...high, name: 'Un blog de viajes', confidence: 'low' };
  const only = (fact: string, from: typeof source) => ({ ...from, supports: [fact] });

  it.each([
    [
      'free entry without a visa follows from the status',
      'visa-free',
      { fee: 'free', processingTime: { takes: 'none' } },
      [],
    ],
    ['a free visa does not', 'visa-required', { fee: 'free', processingTime: { takes: 'days', about: 1 } }, ['costs']],
    ['a fee does not', 'visa-free', fixedCosts, ['costs']],
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
    put(JAPAN, 'updates', [{ ...update, maxStay: { days: 180 } }]);
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
    expect(problemsOf()[0]?.mend).toContain(`puede ser ${surest} cuando mucho`);
  });

  const PRESS = { name: 'Un periódico', url: 'https://periodico.mx/', kind: 'press', seen: 'stored-copy' };
  const press = { ...high, ...PRESS };
  const AUTHORITY = /autoridad \(law, portal, embassy o ministry\)/;

  it.each(['press', 'data', 'carrier'])('however many agree, %s alone carries no status of high confidence', (kind) => {
    put(JAPAN, 'sources', [{ ...medium, kind }, { ...medium, kind }, only('maxStay', high), only('costs', high)]);
    expect(problemsOf()).toMatchObject([
      { field: 'confidence', value: 'high', mend: expect.stringMatching(AUTHORITY) },
    ]);
    put(JAPAN, 'confidence', 'medium');
    put(JAPAN, 'evidence', { maxStay: { confidence: 'high' }, costs: { confidence: 'high' } });
    expect(problemsOf()).toEqual([]);
  });

  const read = { checkedOn: '2026-11-21', confidence: 'high' };
  it.each([
    ['a source', 'sources', [high, press], 'sources.1'],
    ['a change', 'updates', [{ ...update, source: PRESS }], 'updates.0'],
    ['a passport rule', 'passportValidity', { months: 6, from: 'entry', source: PRESS, ...read }, 'passportValidity'],
  ])('%s of the press is not called sure', (_what, path, stated, place) => {
    put(JAPAN, path, stated);
    expect(problemsOf()).toContainEqual({
      file: 'content/countries/japan.yaml',
      field: `${place}.confidence`,
      value: 'high',
      mend: expect.stringMatching(AUTHORITY),
    });
  });

  const ends = { validUntil: '2026-01-31' };
  const lately = { ...PRESS, kind: 'ministry', published: '2026-02' };
  it.each([
    ['a fact', 'evidence', { maxStay: ends }, 'evidence.maxStay'],
    ['a passport rule', 'passportValidity', { from: 'entry', ...read, ...ends, source: lately }, 'passportValidity'],
  ])('%s does not end before it begins', (_what, path, stated, place) => {
    put(JAPAN, 'sources', [{ ...high, published: '2026-02' }]);
    put(JAPAN, path, stated);
    expect(problemsOf()).toEqual([
      {
        file: 'content/countries/japan.yaml',
        field: `${place}.validUntil`,
        value: '2026-01-31',
        mend: expect.stringMatching(/^Termina antes de empezar: su fuente es de 2026-02/),
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
    put(JAPAN, 'updates', [{ ...update, confidence: 'low' }]);
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
  ])('%s', (_mistake, evidence, field, mend) => {
    put(JAPAN, 'evidence', evidence);
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/japan.yaml', field, mend: expect.stringMatching(mend) },
    ]);
  });
});

describe('where an application leads', () => {
  it.each([
    'https://japan-evisa.com/solicitud',
    'https://www.mofa.go.jp.visas.com/',
    'https://go.jp:443@evisa.example/',
    'https://visasgov.jp/',
  ])('%s is refused, naming the list of reviewed sites', (url) => {
    put(JAPAN, 'applicationUrl', url);
    expect(problemsOf()).toMatchObject([
      { field: 'applicationUrl', value: url, mend: expect.stringContaining('content/reviewed-hosts.yaml') },
    ]);
  });

  it.each(['https://www.evisa.mofa.go.jp/index', 'https://EVISA.GO.JP/', 'https://www.visas.example/jp'])(
    '%s is accepted',
    (url) => {
      write('reviewed-hosts.yaml', `${read('reviewed-hosts.yaml')}www.visas.example: Portal de visas de Japón\n`);
      put(JAPAN, 'applicationUrl', url);
      expect(problemsOf()).toEqual([]);
    },
  );

  it.each([
    ['https://www.visas.example: Portal de visas', 'https://www.visas.example', /sin https/],
    ['WWW.visas.example: Portal de visas', 'WWW.visas.example', /minúsculas/],
    ['www.visas.example/jp: Portal de visas', 'www.visas.example/jp', /ni ruta/],
    ['evisa.gob.pe: Portal de visas', 'evisa.gob.pe', /pasa solo/],
    ['www.visas.example: Japón', 'Japón', /entre 10 y 120/],
    ['www.visas.example:', null, /texto/],
  ])('the list of reviewed sites may not say «%s»', (line, value, mend) => {
    write('reviewed-hosts.yaml', line);
    expect(problemsOf()).toMatchObject([
      { file: 'content/reviewed-hosts.yaml', value, mend: expect.stringMatching(mend) },
    ]);
  });

  test('a fraud nobody has described is refused', () => {
    put(JAPAN, 'intermediaries', 'coyotes');
    expect(problemsOf()).toMatchObject([
      { field: 'intermediaries', mend: expect.stringMatching(/lookalike-sites, appointment-sellers/) },
    ]);
  });
});

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
  ])('%s are refused', (_mistake, territory, field, mend) => {
    put('countries/south-korea.yaml', 'territory', territory);
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/south-korea.yaml', field, mend: expect.stringMatching(mend) },
    ]);
  });
});

describe('how deep a record goes', () => {
  const BRIEF = {
    depth: 'brief',
    id: 'japan',
    iso2: 'JP',
    name: 'Japan',
    nameSpanish: 'Japón',
    flag: '🇯🇵',
    region: 'Asia',
    visaStatus: 'visa-free',
    notes: 'Entras con tu pasaporte vigente, sin más trámite que el sello.',
    costs: { fee: 'free' },
    confidence: 'high',
    sources: [source],
  };
  const writeBrief = (changes: Record<string, unknown>) => write(JAPAN, stringify({ ...BRIEF, ...changes }));

  test('a brief record is right with the answer and its sources alone', () => {
    writeBrief({});
    expect(problemsOf()).toEqual([]);
    expect(readCatalogue(folder()).catalogue?.countries.find(({ slug }) => slug === 'japan')).toMatchObject({
      depth: 'brief',
      requirements: [],
      healthRequirements: [],
      popularDestinations: [],
      procedure: 'Ninguno',
    });
  });

  it.each(['visaStatus', 'notes', 'costs', 'region', 'confidence', 'sources', 'flag', 'id', 'nameSpanish'])(
    'a brief record without %s is refused',
    (field) => {
      writeBrief({ [field]: undefined });
      expect(problemsOf()).toMatchObject([
        { file: 'content/countries/japan.yaml', field, mend: expect.stringMatching(/Falta este campo/) },
      ]);
    },
  );

  it.each([
    [
      'visa and stay without a source',
      { maxStay: { days: 90 }, sources: [{ ...source, supports: ['health'] }] },
      ['visaStatus', 'maxStay'],
    ],
    [
      'a stay without a source',
      { maxStay: { days: 90 }, sources: [{ ...source, supports: ['visaStatus'] }] },
      ['maxStay'],
    ],
    [
      'a fee without a source',
      {
        costs: { fee: 'fixed', amount: 10, currency: 'USD' },
        sources: [{ ...source, supports: ['visaStatus'] }],
      },
      ['costs'],
    ],
  ])('a brief record with %s is refused like a full one', (_case, changes, facts) => {
    writeBrief(changes);
    expect(problemsOf().map(({ field, value }) => [field, value])).toEqual(facts.map((fact) => ['sources', fact]));
  });

  it.each([
    ['a description too short', { seoDescription: text(119) }, 'seoDescription', /entre 120 y 160/],
    ['a key that nobody knows', { visa: 'sí' }, 'visa', /no existe/],
    ['low confidence without a doubt', { confidence: 'low' }, 'doubt', /en duda/],
  ])('a brief record with %s', (_case, changes, field, mend) => {
    writeBrief(changes);
    expect(problemsOf()).toMatchObject([{ field, mend: expect.stringMatching(mend) }]);
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
    for (const { mend } of problemsOf()) expect(mend).not.toMatch(/Invalid|Expected|received/i);
  });
});
