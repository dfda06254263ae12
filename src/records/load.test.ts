import { describe, expect, it, test } from 'vitest';
import { ContentError, formatProblem, loadCatalogue, readCatalogue } from './load.server.ts';
import { useContentCopy } from './testing/content-copy.ts';

/** Whole files that are wrong, in a copy of a few real ones. */
const { folder, read, write, put, problemsOf, places } = useContentCopy();

const JAPAN = 'countries/japan.yaml';

describe('files that cannot be read as they should', () => {
  test.each([
    ['a quote left open', 'region: "Asia\nnotes: Basta\n', /línea \d+/],
    ['a key written twice', 'region: Asia\nregion: Europe\n', /línea 2/],
    ['a tab for indentation', 'costs:\n\tfee: free\n', /línea 2/],
  ])('broken YAML (%s) is named with its line, once', (_case, body, line) => {
    write(JAPAN, body);
    const [first, ...others] = problemsOf();
    expect(first).toMatchObject({ file: 'content/countries/japan.yaml', fix: 'Corrige la escritura YAML.' });
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
    for (const { fix } of problems) expect(fix).not.toMatch(/Invalid|Expected|received/i);
  });

  test.each(['embassyInfo', 'costs', 'processSteps', 'sources', 'updates', 'conditional', 'notes', 'region'])(
    'a number where %s belongs is refused in Spanish',
    (field) => {
      put(JAPAN, field, 7);
      const problems = problemsOf();
      expect(problems).toMatchObject([{ file: 'content/countries/japan.yaml' }]);
      expect(problems[0]?.fix).not.toMatch(/Invalid|Expected|received/i);
    },
  );

  test('a reviewed name of the wrong kind is refused in Spanish', () => {
    write('country-names.yaml', `${read('country-names.yaml')}\n- { iso2: xx, name: 7, nameSpanish: Siete }\n`);
    const own = problemsOf().filter(({ file }) => file === 'content/country-names.yaml');
    expect(own).toHaveLength(2);
    for (const { fix } of own) expect(fix).not.toMatch(/Invalid|Expected|received/i);
  });

  test('a mistake in the list of names is told alone, not once more for every country', () => {
    write('country-names.yaml', `${read('country-names.yaml')}\n- { iso2: "xx", name: Siete, nameSpanish: Siete }\n`);
    expect(new Set(problemsOf().map(({ file }) => file))).toEqual(new Set(['content/country-names.yaml']));
  });

  test('a currency without a rate is named', () => {
    put('exchange-rates.yaml', 'rates.JOD', undefined);
    const fix = expect.stringMatching(/Falta/);
    expect(problemsOf()).toMatchObject([{ file: 'content/exchange-rates.yaml', field: 'rates.JOD', fix }]);
  });

  test.each([0, -1, '18'])('a rate of %j is refused', (mxn) => {
    put('exchange-rates.yaml', 'rates.USD.mxn', mxn);
    expect(places()).toEqual(['content/exchange-rates.yaml · rates.USD.mxn']);
  });

  test('a country nobody knows among those with yellow fever is named', () => {
    put('yellow-fever-risk.yaml', 'countries', ['panama', 'narnia']);
    expect(places()).toEqual(['content/yellow-fever-risk.yaml · countries.1']);
  });

  test.each<[what: string, members: string[], field: string]>([
    ['a member without a record', ['guatemala', 'narnia'], '1.members.1'],
    ['a country of two counts', ['guatemala', 'spain'], '1.members.1'],
    ['a country named twice', ['guatemala', 'guatemala'], '1.members.1'],
  ])('%s is named where the days of an area are counted', (_what, members, field) => {
    put('areas.yaml', '1.members', members);
    expect(places()).toEqual([`content/areas.yaml · ${field}`]);
  });

  test('a record of an area whose count leaves it out is named', () => {
    put('countries/south-korea.yaml', 'area', 'schengen');
    expect(places()).toEqual(['content/countries/south-korea.yaml · area']);
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
    put('countries/south-korea.yaml', 'area', 'mercosur');
    put('countries/united-states.yaml', 'costs.amount', 1);
    write('countries/new-zealand.yaml', 'region: [');
    write('narratives/Narnia.md', '---\nsources: [https://www.gob.na/]\n---\nPocas palabras.');
  }
  const EXPECTED = [
    'content/countries/japan.yaml · seoDescription',
    'content/countries/japan.yaml · sources.0.url',
    'content/countries/japan.yaml · visaStatus',
    'content/countries/new-zealand.yaml · línea 1',
    'content/countries/south-korea.yaml · area',
    'content/countries/united-states.yaml · costs.amount',
    'content/narratives/Narnia.md · nombre',
    'content/narratives/Narnia.md · texto',
  ];

  test('several mistakes in several files are all reported', () => {
    breakMany();
    expect([...new Set(places())].sort()).toEqual(EXPECTED);
    expect(readCatalogue(folder()).catalogue).toBeUndefined();
  });

  test('in one file, a wrong value does not hide a wrong relation', () => {
    put(JAPAN, 'seoDescription', 'Corta');
    put(JAPAN, 'sources.0.doubts', ['costs']);
    expect(places().sort()).toEqual([
      'content/countries/japan.yaml · evidence.costs.doubt',
      'content/countries/japan.yaml · seoDescription',
    ]);
  });

  test('the build stops with one line for each, counted', () => {
    breakMany();
    const problems = problemsOf();
    expect(() => loadCatalogue(folder())).toThrow(ContentError);
    let message = '';
    try {
      loadCatalogue(folder());
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
    ['region', 'Marte', 'Usa Asia.', 'content/a.yaml · region: "Marte" → Usa Asia.'],
    ['name', undefined, 'Falta.', 'content/a.yaml · name: falta → Falta.'],
    ['costs.amount', 7, 'Es 8.', 'content/a.yaml · costs.amount: 7 → Es 8.'],
  ])('of %s, %j', (field, value, fix, line) => {
    expect(formatProblem({ file: 'content/a.yaml', field, value, fix })).toBe(line);
  });

  test('a long value is cut, and a line break in it does not break the line', () => {
    const line = formatProblem({ file: 'a.yaml', field: 'notes', value: `uno\n${'x'.repeat(500)}`, fix: 'Acorta.' });
    expect(line).not.toContain('\n');
    expect(line.length).toBeLessThan(140);
    expect(line).toMatch(/… *" → Acorta\.$/);
  });
});
