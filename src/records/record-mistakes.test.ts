import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { changeFact } from '../catalogue/change-key.ts';
import { textRows, valueIn } from '../catalogue/testing/text-rows.ts';
import { readCatalogue } from './load.server.ts';
import { COPIED_COUNTRIES, FIXED_COSTS, JAPAN, letters, UPDATE, useContentCopy } from './testing/content-copy.ts';

/** An editor's mistakes, made one by one in a copy of a few real files. */
const { folder, read, write, put, problemsOf, places } = useContentCopy();

const requirement = (id: string, text: string) => ({ id, topics: ['other'], text });
const items = (count: number) =>
  Array.from({ length: count }, (_, n) => requirement(`requisito-${n + 1}`, `Requisito número ${n + 1}`));

test('the copied files are right before anything is broken', () => {
  const { catalogue, problems, filesRead } = readCatalogue(folder());
  expect(problems).toEqual([]);
  expect(catalogue?.countries.map(({ slug }) => slug).sort()).toEqual(COPIED_COUNTRIES);
  expect(filesRead).toBe(12);
});

test.each([
  ['updates in a record', { ...UPDATE, maxStay: { days: 180 } }],
  ['a fee in an update', { ...UPDATE, concerns: 'costs', cost: { amount: 10, currency: 'USD' } }],
  ['a date known by its month', { ...UPDATE, effective: '2026-04' }],
  [
    'a status that changes on a day to come',
    { ...UPDATE, concerns: 'visaStatus', newFacts: { visaStatus: 'visa-required', notes: letters(60) } },
  ],
])('%s is accepted, so that the refusals below are about the mistake', (_case, accepted) => {
  put(JAPAN, 'updates', [accepted]);
  put(JAPAN, 'costs', FIXED_COSTS);
  expect(problemsOf()).toEqual([]);
});

test('two changes of one fact and day need a name that tells them apart, in a record as in a shared file', () => {
  const shared = 'shared-updates/schengen.yaml';
  put(JAPAN, 'updates', [UPDATE, { ...UPDATE, title: 'Otro cambio del mismo día' }]);
  put(shared, 'updates', [UPDATE, { ...UPDATE, effective: '2027', formerDates: [UPDATE.effective] }]);
  const fix = 'Es del mismo dato y la misma fecha que updates.0: ponle un id que los distinga, como tarifa-de-menores.';
  const problem = { field: 'updates.1.id', value: undefined, fix };
  expect(problemsOf()).toEqual([shared, JAPAN].map((file) => ({ ...problem, file: expect.stringContaining(file) })));
  put(JAPAN, 'updates', [UPDATE, { ...UPDATE, id: 'otro-del-mismo-dia' }]);
  put(shared, 'updates', [UPDATE]);
  expect(problemsOf()).toEqual([]);
});

describe('of what is paid besides, one line too', () => {
  it.each([
    ['a place without its name', { when: 'place', amount: 9, currency: 'USD' }, 'where', /qué lugar/],
    ['nights of a tax of leaving', { when: 'exit', nights: 3 }, 'nights', /Bórralo/],
    ['a ticket that pays for lodging', { when: 'night', inTicket: 'ask' }, 'inTicket', /Bórralo/],
    ['no currency', { when: 'entry', amount: 9 }, 'currency', /Falta este campo/],
    ['a range that ends before it begins', { when: 'night', amount: 9, upTo: 5, currency: 'USD' }, 'upTo', /más de 9/],
    ['an amount and a part', { when: 'night', amount: 9, currency: 'USD', percent: 5 }, 'percent', /no los dos/],
  ])('%s', (_mistake, charge, field, fix) => {
    put(JAPAN, 'costs', { fee: 'free', processingTime: { takes: 'none' }, charges: [charge] });
    expect(problemsOf()).toMatchObject([{ field: `costs.charges.0.${field}`, fix: expect.stringMatching(fix) }]);
  });

  test('a fee of a permit that nobody offers', () => {
    const route = { for: 'la e-visa', status: 'eta-required', amount: 9, currency: 'USD' };
    put(JAPAN, 'costs', { fee: 'free', processingTime: { takes: 'none' }, routes: [route] });
    expect(problemsOf()).toMatchObject([
      { field: 'costs.routes.0.status', fix: expect.stringMatching('Nadie ofrece') },
    ]);
  });
});

describe('new facts of a change are refused', () => {
  const facts = { visaStatus: 'visa-required', notes: letters(60) };
  const IN_PESOS = { ...FIXED_COSTS, amountMXN: 180 };
  it.each([
    ['with an unknown status', { ...facts, visaStatus: 'visa-fre' }, {}, 'newFacts.visaStatus', /visa-free/],
    ['without a status, where it is what changes', { notes: letters(60) }, {}, 'newFacts.visaStatus', /estado/],
    ['without notes for the new status', { visaStatus: 'visa-required' }, {}, 'newFacts.notes', /notas/],
    ['where they are only announced', facts, { stage: 'announced' }, 'stage', /in-force/],
    ['with a field that no record has', { ...facts, visa: 'sí' }, {}, 'newFacts.visa', /no existe/],
    ['with pesos written by hand', { ...facts, costs: IN_PESOS }, {}, 'newFacts.costs.amountMXN', /no existe/],
  ])('%s', (_case, newFacts, changes, field, fix) => {
    put(JAPAN, 'updates', [{ ...UPDATE, concerns: 'visaStatus', newFacts, ...changes }]);
    const [problem, ...others] = problemsOf();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ field: `updates.0.${field}`, fix: expect.stringMatching(fix) });
  });
});

describe('one mistake gives one line with file, field and fix', () => {
  const expectTold = (field: string, value: unknown, fix: RegExp, toldAt = field) => {
    if (field === 'processSteps') put(JAPAN, 'visaStatus', 'eta-required');
    if (field.startsWith('costs.')) put(JAPAN, 'costs', FIXED_COSTS);
    if (field.startsWith('requirements.')) put(JAPAN, 'requirements', items(5));
    if (field.startsWith('updates.')) put(JAPAN, 'updates', [UPDATE, { ...UPDATE, concerns: 'costs' }]);
    put(JAPAN, field, value);
    const fixed = expect.stringMatching(fix);
    expect(problemsOf()).toMatchObject([{ file: 'content/countries/japan.yaml', field: toldAt, fix: fixed }]);
  };

  // What is wrong, the field (and where it is told, if elsewhere), what an editor wrote there, and the fix.
  it.each(
    textRows(String.raw`
an unknown status | visaStatus | visa-fre | visa-free, visa-required, visa-on-arrival, eta-required
an unknown region | region | Latin America | North America, .*Africa
a confidence | confidence | high | no existe
a confidence of a source | sources.0.confidence | high | no existe
a source that names no fact | sources.1.supports > sources.1.supports.0 | [visa] | Usa visaStatus, maxStay
an unknown currency | costs.currency | MXN | USD, EUR
an unknown kind of fee | costs > costs.fee | { fee: cheap, processingTime: { takes: days, about: 1 } } |
  fee: free, fee: fixed
an unknown area | area | asean | schengen
an http address | embassyInfo.website | http://www.mx.emb-japan.go.jp/ | https:\/\/
an address of another kind | applicationUrl | ftp://evisa.go.jp | https:\/\/
an address with an accent | sources.0.url | https://japan.travel/información | sin acentos
a source over http | sources.0.url | http://japan.travel | https:\/\/
a phone without country | embassyInfo.phone | 55 5211 0028 | \+52 55 5211 0028
a phone with dashes | embassyInfo.phone | +52-55-5211-0028 | \+52 55 5211 0028
a phone in one block | embassyInfo.phone | '+525552110028' | \+52 55 5211 0028
a fee between quotes | costs.amount | '10' | sin comillas
pesos written by hand | costs.amountMXN | 180 | no existe
a negative fee | costs.amount | -10 | negativa
a fee without its currency | costs.currency | | Falta este campo
a fee without its amount | costs.amount | | Falta este campo
a way of arriving that is asked for no less than the others | onlyBy > onlyBy.otherwise | { ways: [air], otherwise: visa-free } |
  más que visaStatus
a way of arriving nobody knows | onlyBy > onlyBy.ways.0 | { ways: [avión], otherwise: visa-required } | air
a visa without steps | processSteps | | pasos
3 popular destinations | popularDestinations | [Tokio, Kioto, Nara] | de 4 a 6
requirements in one text | requirements | Pasaporte | lista
an unknown key | visaEstatus | visa-free | no existe
an unknown key further in | embassyInfo.telefono | +52 55 5211 0028 | no existe
a missing key | bestTimeToVisit | | Falta este campo
a missing status | visaStatus | | Falta este campo
an impossible day | sources.0.checkedOn | 2026-02-30 | un día que exista
a month for a day | sources.0.checkedOn | 2026-11 | un día que exista
a day the Mexican way | sources.0.checkedOn | 21/11/2026 | un día que exista
a day of the whole record | checkedOn | 2026-11-21 | no existe
no source at all | sources | [] | al menos una fuente
straight quotes | nextStep | Evita la "golden week" si puedes. | « »
a question without ¿ | nextStep | Cuándo vas? Compra tu boleto. | ¿
three full stops | nextStep | Compra tu boleto de salida... | …
a time in words | costs.processingTime | Tres días | takes: working-days
a time in no unit | costs.processingTime > costs.processingTime.takes | { takes: dias, to: 3 } | working-days
a least time above the most | costs.processingTime > costs.processingTime.from | { takes: days, from: 5, to: 3 } |
  from no puede ser mayor que to
a time both about and at most | costs.processingTime > costs.processingTime.about | { takes: days, about: 3, to: 5 } |
  no los dos
figures of no time | costs.processingTime > costs.processingTime.takes | { takes: none, to: 3 } | en qué se cuentan
times without their papers | costs.processingTime | [{ takes: none }, { takes: weeks }] | en for
a season in words | bestTimeToVisit | Marzo a mayo | \{ months: \[3-5, 10\] \}
a month nobody has | bestTimeToVisit > bestTimeToVisit.0.months.0 | [{ months: [13] }] | de 1 a 12
months by name | bestTimeToVisit > bestTimeToVisit.0.months.0 | [{ months: [marzo-mayo] }] | de 1 a 12
a season of no months | bestTimeToVisit > bestTimeToVisit.0 | [{ for: para esquiar }] | months
a stay in words | maxStay | 90 dais | \{ days: 90, within: 180 \}
a stay of days misspelt | maxStay > maxStay.dais | { dais: 90 } | no existe
days in words | maxStay > maxStay.days | { days: '90' } | \[30, 90\]
a stay of no days | maxStay > maxStay.days | { days: 0 } | 1 o más
choices the wrong way round | maxStay > maxStay.days | { days: [90, 30], decidedBy: visa } | menor a mayor
choices nobody decides on | maxStay > maxStay.decidedBy | { days: [30, 90] } | quién decide
a stay without a length | maxStay | { note: según el caso } | decidedBy
a stay in days and months | maxStay > maxStay.months | { days: 90, months: 3 } | no los dos
a period shorter than its stay | maxStay > maxStay.within | { days: 90, within: 60 } | más largo
an entry without a visa whose stay has no window | maxStay > maxStay.per | { days: 90 } | per: unknown
a window told twice | maxStay > maxStay.per | { days: 90, within: 180, per: entry } | borra per
who decides, unknown | maxStay > maxStay.decidedBy | { decidedBy: visado } | visa, residence, fee, officer
the reader called usted | nextStep | Lleve usted su pasaporte vigente. | tú
an id twice | requirements.5 > requirements.5.id | { id: requisito-2, topics: [other], text: Otra cosa que llevar } |
  Ya lo usa requirements\.1\.id
an id of another list | healthRequirements.0.id | lodging | Ya lo usa requirements\.2\.id
an id with capitals | requirements.5 > requirements.5.id | { id: Hotel, topics: [other], text: Reservación del hotel } |
  minúsculas
a topic nobody knows | requirements.5 > requirements.5.topics.0 | { id: hotel, topics: [hotel], text: Reservación del hotel } |
  passport, onward-ticket
a requirement in words alone | requirements.5 | Reservación del hotel | id, topics y text
an update on an impossible day | updates.0.effective | 2026-13 | exista
a stay in an update about costs | updates.1.maxStay | { days: 90 } | maxStay
a fee in an update about the stay | updates.0.cost | { amount: 1, currency: USD } | costs
`),
  )('%s', (_mistake, fields, value, fix) => {
    const [field = '', toldAt] = fields.split(' > ');
    expectTold(field, valueIn(value), new RegExp(fix), toldAt);
  });

  it.each<[mistake: string, field: string, value: unknown, fix: RegExp]>([
    ['a description too short', 'seoDescription', letters(119), /entre 120 y 160 caracteres \(tiene 119\)/],
    ['a description too long', 'seoDescription', letters(161), /entre 120 y 160 caracteres \(tiene 161\)/],
    ['two spaces', 'nextStep', 'Compra tu boleto  redondo.', /un solo espacio/],
    ['2 requirements', 'requirements', items(2), /de 5 a 10 elementos \(hay 4\)/],
    ['11 requirements', 'requirements', items(11), /de 1 a 10 elementos \(hay 11\)/],
    ['a requirement twice', 'requirements', [...items(5), requirement('otro', 'Requisito número 1')], /repetidos/],
  ])('%s', (_mistake, field, value, fix) => expectTold(field, value, fix));

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
  ])('a fee %s, in a record and in a change', (_mistake, fee, field, fix) => {
    put(JAPAN, 'costs', { fee: 'fixed', processingTime: FIXED_COSTS.processingTime, ...sum });
    put(JAPAN, 'updates', [{ ...UPDATE, concerns: 'costs', maxStay: undefined, cost: sum }]);
    expect(problemsOf()).toEqual([]);
    put(JAPAN, 'costs', { fee: 'fixed', processingTime: FIXED_COSTS.processingTime, ...fee });
    put(JAPAN, 'updates', [{ ...UPDATE, concerns: 'costs', maxStay: undefined, cost: fee }]);
    const told = { file: 'content/countries/japan.yaml', fix: expect.stringMatching(fix) };
    expect(problemsOf().sort((a, b) => a.field.localeCompare(b.field))).toMatchObject([
      { ...told, field: `costs.${field}` },
      { ...told, field: `updates.0.cost.${field}` },
    ]);
  });

  test.each([
    ['amount', 190, 'costs.amount', /185 USD.*updates/],
    ['currency', 'EUR', 'costs.amount', /185 USD.*updates/],
  ])('the specification’s cost of the United States, %s changed', (key, value, field, fix) => {
    put('countries/united-states.yaml', `costs.${key}`, value);
    const problems = problemsOf();
    expect(places()).toEqual([`content/countries/united-states.yaml · ${field}`]);
    expect(problems[0]?.fix).toMatch(fix);
  });

  test('the specification’s stay of New Zealand, changed', () => {
    put('countries/new-zealand.yaml', 'maxStay', { days: 60 });
    expect(problemsOf()).toMatchObject([
      { field: 'maxStay', value: '60 días', fix: 'La especificación fija 3 meses; anota el cambio en updates.' },
    ]);
  });

  test.each([
    ['seoDescription', { ...UPDATE, maxStay: { days: 180 } }, '90 días'],
    ['requirements.0.text', { ...UPDATE, maxStay: { days: 180 } }, '90 días'],
    ['nextStep', { ...UPDATE, concerns: 'costs', cost: { amount: 20, currency: 'USD' } }, '10 USD'],
  ])('a figure in %s that a change in force has overtaken', (field, change, figure) => {
    const text = `Con pasaporte mexicano no necesitas visa; cuenta con ${figure} y lleva tu boleto de salida. `.repeat(
      2,
    );
    put(JAPAN, 'costs', FIXED_COSTS);
    put(JAPAN, 'nextStep', 'Revisa la vigencia de tu pasaporte.');
    put(JAPAN, field, text.slice(0, 135).trim());
    expect(problemsOf()).toEqual([]);
    put(JAPAN, 'updates', [change]);
    const fix = `Una actualización vigente ya cambió «${figure}»: pon la cifra nueva o quítala.`;
    expect(problemsOf()).toMatchObject([{ file: 'content/countries/japan.yaml', field, fix }]);
    put(JAPAN, 'evidence', { [changeFact(change as never)]: { doubt: 'Una guía dice otra cosa.' } });
    expect(problemsOf()).toEqual([]);
  });

  test('the specification’s cost made free', () => {
    put('countries/united-states.yaml', 'costs', { fee: 'free', processingTime: { takes: 'none' } });
    const fix = expect.stringContaining('fee: fixed');
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/united-states.yaml', field: 'costs.fee', value: 'free', fix },
    ]);
  });

  test('a file that does not carry its country’s slug', () => {
    write('countries/japon.yaml', read(JAPAN));
    rmSync(join(folder(), JAPAN));
    const fix = expect.stringContaining('country-names.yaml');
    expect(problemsOf()).toMatchObject([
      { file: 'content/countries/japon.yaml', field: '(archivo)', value: 'japon', fix },
    ]);
  });
});
