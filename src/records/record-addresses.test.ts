import { describe, expect, it, test } from 'vitest';
import { JAPAN, useContentCopy } from './testing/content-copy.ts';

const { read, write, put, problemsOf, places } = useContentCopy();

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
