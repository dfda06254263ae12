import { describe, expect, test } from 'vitest';
import { citedNarrative, narrativeProblems } from './narrative.ts';
import { countryDraft } from './testing/country-draft.ts';

const NAMES = [
  { iso2: 'JP', name: 'Japan', nameSpanish: 'Japón' },
  { iso2: 'PE', name: 'Peru', nameSpanish: 'Perú' },
];

describe('narratives', () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `palabra${n}`).join(' ');

  test.each([
    ['an unknown country', 'Narnia.md', words(100), 'nombre', 'Narnia', /country-names\.yaml/],
    ['a Spanish name', 'Japón.md', words(100), 'nombre', 'Japón', /nombre en inglés/],
    ['59 words', 'Peru.md', words(59), 'texto', '59 palabras', /entre 60 y 160/],
    ['161 words', 'Peru.md', words(161), 'texto', '161 palabras', /entre 60 y 160/],
    ['a list with dashes', 'Peru.md', `${words(100)}\n\n- uno`, 'texto', 'formato', /sin títulos, listas/],
    ['a list with stars', 'Peru.md', `${words(100)}\n\n* uno\n* dos`, 'texto', 'formato', /sin títulos, listas/],
    ['a numbered list', 'Peru.md', `${words(100)}\n\n1. uno\n2. dos`, 'texto', 'formato', /sin títulos, listas/],
    ['a heading', 'Peru.md', `# Perú\n\n${words(100)}`, 'texto', 'formato', /sin títulos, listas/],
    ['a link', 'Peru.md', `${words(100)} [aquí](https://a.mx)`, 'texto', 'formato', /enlaces/],
    ['bold words', 'Peru.md', `${words(100)} **ojo**`, 'texto', 'formato', /negritas/],
    ['straight quotes', 'Peru.md', `El "pisco" ${words(100)}`, 'texto', expect.stringContaining('pisco'), /« »/],
  ])('with %s stops the build', (_mistake, name, body, field, value, fix) => {
    expect(narrativeProblems(`content/narratives/${name}`, body, NAMES)).toEqual([
      { file: `content/narratives/${name}`, field, value, fix: expect.stringMatching(fix) },
    ]);
  });

  test.each([90, 160])('of %i words is accepted', (count) => {
    expect(narrativeProblems('content/narratives/Peru.md', words(count), NAMES)).toEqual([]);
  });
});

describe('the sources of a narrative', () => {
  const FILE = 'content/narratives/Narnia.md';
  const [source] = countryDraft().sources;
  const rule = { name: 'Ley de Narnia', url: 'https://ley.gob.na/', kind: 'law', seen: 'stored-copy' } as const;
  const news = { ...rule, name: 'Diario de Narnia', url: 'https://diario.na/' };
  const whole = { ...rule, url: 'https://otra.gob.na/', checkedOn: '2026-10-03' };
  const record = countryDraft({
    sources: [
      ...countryDraft().sources,
      { ...rule, supports: ['passportValidity'], checkedOn: '2026-10-01' },
      { ...news, supports: ['updates.2026-04-10-requirements'], checkedOn: '2026-11-21' },
    ],
  });

  test.each([
    ['of the record, by its address', [source?.url ?? ''], [source?.name], '2026-11-21'],
    ['of its passport rule', [rule.url], [rule.name], '2026-10-01'],
    ['of a change', [news.url], [news.name], '2026-11-21'],
    ['of its own, written whole', [whole], [whole.name], '2026-10-03'],
    ['several: the oldest reading is its date', [source?.url ?? '', whole, rule.url], 3, '2026-10-01'],
  ])('%s', (_which, sources, names, checkedOn) => {
    const { narrative, problems } = citedNarrative(FILE, { sources }, 'Vas sin visa.', record);
    expect(problems).toEqual([]);
    expect(narrative).toMatchObject({ text: 'Vas sin visa.', checkedOn });
    const found = narrative?.sources.map(({ name }) => name);
    if (typeof names === 'number') expect(found).toHaveLength(names);
    else expect(found).toEqual(names);
  });

  test('an address that the record does not cite stops the build', () => {
    const { problems } = citedNarrative(
      FILE,
      { sources: [rule.url, 'https://blog.example/'] },
      'Vas sin visa.',
      record,
    );
    expect(problems).toEqual([
      { file: FILE, field: 'sources.1', value: 'https://blog.example/', fix: expect.stringMatching(/su ficha/i) },
    ]);
  });
});
