import { describe, expect, it, test } from 'vitest';
import { countWords, parseProse } from './prose.ts';

const blocksOf = (markdown: string) => parseProse(markdown).prose.intro;
const fixesOf = (markdown: string) => parseProse(markdown).problems.map(({ fix }) => fix);

describe('what an editor can write', () => {
  it.each([
    ['Una línea\nque sigue.', { kind: 'paragraph', text: 'Una línea que sigue.' }],
    ['- Uno\n- Dos, que\n  sigue', { kind: 'list', items: ['Uno', 'Dos, que sigue'] }],
    ['1. Uno\n2. Dos', { kind: 'steps', items: ['Uno', 'Dos'] }],
    ['> **Cuidado**\n> Con esto\n> y aquello.', { kind: 'notice', title: 'Cuidado', text: 'Con esto y aquello.' }],
    ['### Costos\nEn pesos,\nsiempre.', { kind: 'item', title: 'Costos', text: 'En pesos, siempre.' }],
    ['{formularios}', { kind: 'insert', name: 'formularios' }],
    ['**Negritas** al principio.', { kind: 'paragraph', text: '**Negritas** al principio.' }],
  ])('%j', (markdown, block) => {
    expect(parseProse(markdown).problems).toEqual([]);
    expect(blocksOf(markdown)).toEqual([block]);
  });

  test('a table under its caption, with or without an empty line between, and its columns of figures', () => {
    const table = '| Tipo | Costo |\n|---|---:|\n| Regular | 1,845 MXN |';
    for (const markdown of [`Tabla: Costos\n${table}`, `Tabla: Costos\n\n${table}`]) {
      expect(blocksOf(markdown)).toEqual([
        {
          kind: 'table',
          caption: 'Costos',
          columns: ['Tipo', 'Costo'],
          numeric: [1],
          rows: [['Regular', '1,845 MXN']],
        },
      ]);
    }
  });

  test('sections, each with an address made of its heading', () => {
    const { prose } = parseProse('Antes.\n\n## Qué llevar\n\nUno.\n\n## Cómo ir\n\n- Dos');
    expect(prose.intro).toHaveLength(1);
    expect(prose.sections.map(({ id, heading, blocks }) => [id, heading, blocks.length])).toEqual([
      ['que-llevar', 'Qué llevar', 1],
      ['como-ir', 'Cómo ir', 1],
    ]);
  });

  test('words are counted as a reader meets them, without markup and addresses', () => {
    expect(countWords(parseProse('## Dos palabras\n\nVe a [la página](/contacto) **hoy**.').prose)).toBe(7);
  });
});

describe('what is refused, with the fix', () => {
  it.each([
    ['# Título', /Usa solo ##/],
    ['### Tercero', /Usa solo ##/],
    ['<b>HTML</b> aquí', /Usa solo ##/],
    ['Con <b>HTML</b>', /no uses HTML/],
    ['| a | b |\n|---|---|\n| 1 | 2 |', /Usa solo ##/],
    ['Tabla: Sin cuerpo', /Escribe la tabla/],
    ['Tabla: Coja\n| a | b |\n|---|---|\n| 1 |', /2 celdas/],
    ['> sin título', /título en negritas/],
    ['> **Solo título**', /título en negritas/],
    ['Un [enlace](http://a.mx) viejo', /https:\/\//],
    ['Un [enlace](javascript:alert) malo', /https:\/\//],
    ['Un [enlace](//otro.mx) ajeno', /https:\/\//],
    ['Unas **negritas abiertas', /negritas/],
    ['Dice "algo" así', /« »/],
    ['Tres puntos...', /…/],
    ['Como usted quiera', /tú/],
    ['Vas a ir?', /¿/],
    ['## "Título"', /« »/],
    ['- Punto uno\n- Como ustedes digan', /tú/],
  ])('%j', (markdown, fix) => {
    expect(fixesOf(markdown)).toEqual([expect.stringMatching(fix)]);
  });
});
