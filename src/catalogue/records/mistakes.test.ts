import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ContentError, formatProblem, loadCatalogue, readCatalogue } from './load.server.ts';

/** An editor's mistakes, made one by one in a copy of a few real files. */
const REAL = join(import.meta.dirname, '../../../content');
const COUNTRIES = ['japan', 'new-zealand', 'south-korea', 'united-states'];
let content: string;

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'contenido-'));
  const copy = (path: string) => cpSync(join(REAL, path), join(content, path), { recursive: true });
  for (const folder of ['countries', 'narratives']) mkdirSync(join(content, folder));
  for (const slug of COUNTRIES) copy(`countries/${slug}.yaml`);
  for (const path of ['country-names.yaml', 'exchange-rates.yaml', 'shared-updates', 'narratives/Japan.md']) copy(path);
});

afterEach(() => rmSync(content, { recursive: true }));

type Draft = Record<string, unknown>;

const read = (path: string) => readFileSync(join(content, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(content, path), text);

/** Puts `value` at `field` (`costs.amount`, `sources.0.url`) of a YAML file; undefined removes the key. */
function put(path: string, field: string, value: unknown): void {
  const file = parse(read(path)) as Draft;
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key] as Draft, file);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  write(path, stringify(file));
}

const problemsOf = () => readCatalogue(content).problems;
/** Where each problem is: `content/countries/japan.yaml · flag`. */
const places = () => problemsOf().map(({ file, field }) => `${file} · ${field}`);

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
  const { catalogue, problems, filesRead } = readCatalogue(content);
  expect(problems).toEqual([]);
  expect(catalogue?.countries.map(({ slug }) => slug).sort()).toEqual(COUNTRIES);
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
    ['an address without https', 'applicationUrl', 'evisa.go.jp', 'applicationUrl', /https:\/\//],
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
    rmSync(join(content, JAPAN));
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

describe('narratives', () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `palabra${n}`).join(' ');

  test.each([
    ['an unknown country', 'Narnia.md', words(100), 'nombre', 'Narnia', /country-names\.yaml/],
    ['a Spanish name', 'Japón.md', words(100), 'nombre', 'Japón', /nombre en inglés/],
    ['89 words', 'Peru.md', words(89), 'texto', '89 palabras', /entre 90 y 160/],
    ['161 words', 'Peru.md', words(161), 'texto', '161 palabras', /entre 90 y 160/],
    ['no words', 'Peru.md', ' \n', 'texto', '0 palabras', /entre 90 y 160/],
    ['a list with dashes', 'Peru.md', `${words(100)}\n\n- uno`, 'texto', 'formato', /sin títulos, listas/],
    ['a list with stars', 'Peru.md', `${words(100)}\n\n* uno\n* dos`, 'texto', 'formato', /sin títulos, listas/],
    ['a numbered list', 'Peru.md', `${words(100)}\n\n1. uno\n2. dos`, 'texto', 'formato', /sin títulos, listas/],
    ['a heading', 'Peru.md', `# Perú\n\n${words(100)}`, 'texto', 'formato', /sin títulos, listas/],
    ['a link', 'Peru.md', `${words(100)} [aquí](https://a.mx)`, 'texto', 'formato', /enlaces/],
    ['bold words', 'Peru.md', `${words(100)} **ojo**`, 'texto', 'formato', /negritas/],
    [
      'a brochure phrase',
      'Peru.md',
      `${words(100)} Tierra de Contrastes`,
      'texto',
      'tierra de contrastes',
      /dato útil/,
    ],
    ['straight quotes', 'Peru.md', `El "pisco" ${words(100)}`, 'texto', expect.stringContaining('pisco'), /« »/],
  ])('with %s stops the build', (_mistake, name, body, field, value, mend) => {
    write(`narratives/${name}`, body);
    expect(problemsOf()).toEqual([
      { file: `content/narratives/${name}`, field, value, mend: expect.stringMatching(mend) },
    ]);
  });

  test.each([90, 160])('of %i words is accepted, also for a country outside the catalogue', (count) => {
    write('narratives/Peru.md', words(count));
    expect(problemsOf()).toEqual([]);
  });
});

describe('files that cannot be read as they should', () => {
  test.each([
    ['a quote left open', 'id: "japan\nname: Japan\n', /línea \d+/],
    ['a key written twice', 'id: japan\nid: japon\n', /línea 2/],
    ['a tab for indentation', 'costs:\n\tfee: free\n', /línea 2/],
  ])('broken YAML (%s) is named with its line, once', (_case, body, line) => {
    write(JAPAN, body);
    const [first, ...others] = problemsOf();
    expect(first).toMatchObject({ file: 'content/countries/japan.yaml', mend: 'Corrige la escritura YAML.' });
    expect(first?.field).toMatch(line);
    expect(String(first?.value)).not.toContain('\n');
    for (const other of others) expect(other.file).toBe('content/countries/japan.yaml');
  });

  test.each([
    ['an empty file', ''],
    ['a list', '- uno\n- dos\n'],
    ['a single word', 'Japón\n'],
  ])('%s instead of a record is refused in Spanish', (_case, body) => {
    write(JAPAN, body);
    const problems = problemsOf();
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['content/countries/japan.yaml']));
    for (const { mend } of problems) expect(mend).not.toMatch(/Invalid|Expected|received/i);
  });

  test.each(['embassyInfo', 'costs', 'processSteps', 'sources', 'updates', 'conditional', 'notes', 'iso2'])(
    'a number where %s belongs is refused in Spanish',
    (field) => {
      put(JAPAN, field, 7);
      const problems = problemsOf();
      expect(problems).toMatchObject([{ file: 'content/countries/japan.yaml' }]);
      expect(problems[0]?.mend).not.toMatch(/Invalid|Expected|received/i);
    },
  );

  test('a reviewed name of the wrong kind is refused in Spanish', () => {
    write('country-names.yaml', `${read('country-names.yaml')}\n- { iso2: xx, name: 7, nameSpanish: Siete }\n`);
    const own = problemsOf().filter(({ file }) => file === 'content/country-names.yaml');
    expect(own).toHaveLength(2);
    for (const { mend } of own) expect(mend).not.toMatch(/Invalid|Expected|received/i);
  });

  test('a mistake in the list of names is told alone, not once more for every country', () => {
    write('country-names.yaml', `${read('country-names.yaml')}\n- { iso2: "xx", name: Siete, nameSpanish: Siete }\n`);
    expect(new Set(problemsOf().map(({ file }) => file))).toEqual(new Set(['content/country-names.yaml']));
  });

  test('a currency without a rate is named', () => {
    put('exchange-rates.yaml', 'rates.JOD', undefined);
    expect(problemsOf()).toMatchObject(
      [{ file: 'content/exchange-rates.yaml', field: 'rates.JOD', mend: /tipo de cambio/ }].map((problem) => ({
        ...problem,
        mend: expect.stringMatching(problem.mend),
      })),
    );
  });

  test.each([0, -1, '18'])('a rate of %j is refused', (mxn) => {
    put('exchange-rates.yaml', 'rates.USD.mxn', mxn);
    expect(places()).toEqual(['content/exchange-rates.yaml · rates.USD.mxn']);
  });

  test('a shared update for an unknown area is refused', () => {
    put('shared-updates/schengen.yaml', 'area', 'mercosur');
    expect(places()).toEqual(['content/shared-updates/schengen.yaml · area']);
  });
});

describe('one run tells everything', () => {
  function breakMany() {
    put(JAPAN, 'visaStatus', 'visa-fre');
    put(JAPAN, 'seoDescription', 'Corta');
    put(JAPAN, 'sources.0.url', 'http://a.mx');
    put('countries/south-korea.yaml', 'flag', '🇯🇵');
    put('countries/south-korea.yaml', 'nameSpanish', 'Corea');
    put('countries/united-states.yaml', 'costs.amountMXN', 1);
    write('countries/new-zealand.yaml', 'id: [');
    write('narratives/Narnia.md', 'Pocas palabras.');
  }
  const EXPECTED = [
    'content/countries/japan.yaml · seoDescription',
    'content/countries/japan.yaml · sources.0.url',
    'content/countries/japan.yaml · visaStatus',
    'content/countries/new-zealand.yaml · línea 1',
    'content/countries/south-korea.yaml · flag',
    'content/countries/south-korea.yaml · nameSpanish',
    'content/countries/united-states.yaml · costs.amountMXN',
    'content/narratives/Narnia.md · nombre',
    'content/narratives/Narnia.md · texto',
  ];

  test('several mistakes in several files are all reported', () => {
    breakMany();
    expect([...new Set(places())].sort()).toEqual(EXPECTED);
    expect(readCatalogue(content).catalogue).toBeUndefined();
  });

  test('in one file, a wrong value does not hide a wrong relation', () => {
    put(JAPAN, 'seoDescription', 'Corta');
    put(JAPAN, 'flag', '🇰🇷');
    put(JAPAN, 'nameSpanish', 'Nipón');
    expect(places().sort()).toEqual([
      'content/countries/japan.yaml · flag',
      'content/countries/japan.yaml · nameSpanish',
      'content/countries/japan.yaml · seoDescription',
    ]);
  });

  test('the build stops with one line for each, counted', () => {
    breakMany();
    const problems = problemsOf();
    expect(() => loadCatalogue(content)).toThrow(ContentError);
    let message = '';
    try {
      loadCatalogue(content);
    } catch (error) {
      message = (error as ContentError).message;
    }
    const [heading, ...lines] = message.split('\n');
    expect(heading).toBe(`Hay ${problems.length} errores en el contenido:`);
    expect(lines).toEqual(problems.map(formatProblem));
  });
});

describe('how a mistake is printed', () => {
  it.each([
    [
      { file: 'content/a.yaml', field: 'region', value: 'Marte', mend: 'Usa Asia.' },
      'content/a.yaml · region: "Marte" → Usa Asia.',
    ],
    [
      { file: 'content/a.yaml', field: 'name', value: undefined, mend: 'Falta.' },
      'content/a.yaml · name: falta → Falta.',
    ],
    [
      { file: 'content/a.yaml', field: 'costs.amount', value: 7, mend: 'Es 8.' },
      'content/a.yaml · costs.amount: 7 → Es 8.',
    ],
  ])('%o', (problem, line) => {
    expect(formatProblem(problem)).toBe(line);
  });

  test('a long value is cut, and a line break in it does not break the line', () => {
    const line = formatProblem({ file: 'a.yaml', field: 'notes', value: `uno\n${'x'.repeat(500)}`, mend: 'Acorta.' });
    expect(line).not.toContain('\n');
    expect(line.length).toBeLessThan(140);
    expect(line).toMatch(/… *" → Acorta\.$/);
  });
});
