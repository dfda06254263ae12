import { describe, expect, it, test } from 'vitest';
import { JAPAN, useContentCopy } from './testing/content-copy.ts';

const { read, write, put, problemsOf } = useContentCopy();

describe('the list of names', () => {
  const also = (line: string) => write('country-names.yaml', `${read('country-names.yaml')}\n- { ${line} }\n`);

  test.each([
    ['another country’s slug', 'iso2: XX, name: South Korea, nameSpanish: Coreana', 'south-korea'],
    [
      'another country’s Spanish slug',
      'iso2: XX, name: Lilliput, nameSpanish: Liliput, id: corea-del-sur',
      'corea-del-sur',
    ],
    ['another country’s code', 'iso2: KR, name: Lilliput, nameSpanish: Liliput', 'KR'],
  ])('with %s stops the build with both names', (_case, line, value) => {
    also(line);
    const problems = problemsOf();
    expect(problems).toMatchObject([{ file: 'content/country-names.yaml', value }]);
    expect(problems[0]?.fix).toMatch(/Corea del Sur y (?:Coreana|Liliput)/);
  });

  test.each([
    ['an id with capitals', 'iso2: XX, name: Lilliput, nameSpanish: Liliput, id: Lili', /minúsculas/],
    ['a code in small letters', 'iso2: xx, name: Lilliput, nameSpanish: Liliput', /mayúsculas/],
  ])('with %s is refused', (_case, line, fix) => {
    also(line);
    expect(problemsOf()).toMatchObject([{ file: 'content/country-names.yaml', fix: expect.stringMatching(fix) }]);
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
      { field: 'applicationUrl', value: url, fix: expect.stringContaining('content/reviewed-hosts.yaml') },
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
  ])('the list of reviewed sites may not say «%s»', (line, value, fix) => {
    write('reviewed-hosts.yaml', line);
    expect(problemsOf()).toMatchObject([
      { file: 'content/reviewed-hosts.yaml', value, fix: expect.stringMatching(fix) },
    ]);
  });

  test('a fraud nobody has described is refused', () => {
    put(JAPAN, 'intermediaries', 'coyotes');
    expect(problemsOf()).toMatchObject([
      { field: 'intermediaries', fix: expect.stringMatching(/lookalike-sites, appointment-sellers/) },
    ]);
  });
});
