import { describe, expect, test } from 'vitest';
import { narrativeProblems } from './narrative.ts';

const NAMES = [
  { iso2: 'JP', name: 'Japan', nameSpanish: 'Japón' },
  { iso2: 'PE', name: 'Peru', nameSpanish: 'Perú' },
];

describe('narratives', () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `palabra${n}`).join(' ');

  test.each([
    ['an unknown country', 'Narnia.md', words(100), 'nombre', 'Narnia', /country-names\.yaml/],
    ['a Spanish name', 'Japón.md', words(100), 'nombre', 'Japón', /nombre en inglés/],
    ['89 words', 'Peru.md', words(89), 'texto', '89 palabras', /entre 90 y 160/],
    ['161 words', 'Peru.md', words(161), 'texto', '161 palabras', /entre 90 y 160/],
    ['no words', 'Peru.md', '', 'texto', '0 palabras', /entre 90 y 160/],
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
    expect(narrativeProblems(`content/narratives/${name}`, body, NAMES)).toEqual([
      { file: `content/narratives/${name}`, field, value, mend: expect.stringMatching(mend) },
    ]);
  });

  test.each([90, 160])('of %i words is accepted', (count) => {
    expect(narrativeProblems('content/narratives/Peru.md', words(count), NAMES)).toEqual([]);
  });
});
