import { rmSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { formatProblem } from '../records/load.server.ts';
import { useContentFolder } from '../records/testing/content-folder.ts';
import { readEditorial } from './load.server.ts';

/** Broken copies of the real texts. */
const { folder, pathOf, write, edit } = useContentFolder([
  'wiki',
  'legal',
  'si-algo-sale-mal.md',
  'acerca.md',
  'datos.md',
  'questions.yaml',
  'glossary.yaml',
  'guides.yaml',
]);
const linesOf = () => readEditorial(folder()).problems.map(formatProblem);

test('every file of the texts is read', () => {
  expect(readEditorial(folder()).filesRead).toBe(14);
});

describe('a mistake is told with its file, its value and the fix', () => {
  it.each([
    ['wiki/health.md', /title: Vacunas.*\n/, '', /wiki\/health\.md · title: falta → Falta este campo/],
    ['wiki/health.md', 'seen: stored-copy', 'seen: copia', /sources\.0\.seen: "copia" → Usa uno de/],
    [
      'wiki/money.md',
      'url: https://www.debate',
      'url: http://www.debate',
      /sources\.0\.url: "http:.* → Usa una dirección/,
    ],
    ['wiki/tips.md', 'checkedOn: "2026-11-21"', 'checkedOn: "2026-11-31"', /checkedOn: "2026-11-31" → .*exista/],
    ['wiki/tips.md', '## La escala también cuenta', '## Un mes antes', /Un mes antes.* → .*ya hay una sección/],
    ['wiki/health.md', '## Seguro médico', '{formularios}\n\n## Seguro médico', /no lleva \{inserciones\}/],
    ['acerca.md', '### Costos en pesos', '#### Costos', /Usa solo ## para secciones/],
    ['si-algo-sale-mal.md', '{telefonos}', '', /Escribe una vez cada uno: \{telefonos\}/],
    ['legal/terminos.md', '## Modificaciones', 'Y además:', /"8 secciones" → Los términos llevan 9 secciones/],
    ['legal/terminos.md', '(/contacto)', '(/privacidad)', /Enlaza a \/contacto/],
    ['legal/privacidad.md', '{formularios}', '', /Escribe una vez cada uno: .*\{formularios\}/],
    ['legal/privacidad.md', 'Menores de 13 años', 'Menores de "13" años', /« »/],
    ['guides.yaml', 'price: 299', 'price: 29', /0\.price: 29 → Los precios van de 179 a 399 MXN/],
    ['guides.yaml', 'pages: 120+', 'pages: 120', /0\.pages: 120 → /],
    ['guides.yaml', 'status: coming-soon', 'status: on-sale', /0\.status: "on-sale" → .*coming-soon/],
    ['guides.yaml', 'id: party-europe', 'id: shopping-dubai', /Escribe las nueve guías/],
    ['guides.yaml', 'emoji: 🎉', 'emoji: fiesta', /0\.emoji: "fiesta" → Escribe un solo emoji/],
  ])('%s: %s → %s', (path, before, after, line) => {
    edit(path, before, after);
    const lines = linesOf();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(lines[0]).toMatch(new RegExp(`^content/${path}`));
    expect(lines[0]).not.toMatch(/Invalid|Expected|received/i);
  });

  test('a text that is too short', () => {
    edit('wiki/schengen.md', /(---[\s\S]*?---\n)[\s\S]*/, '$1\n## Una sección\n\nPocas palabras.\n');
    expect(linesOf()).toEqual([expect.stringMatching(/"4 palabras"|"5 palabras".*250/)]);
  });

  test.each([
    ['a missing file', () => rmSync(pathOf('wiki/tips.md')), /tips\.md · \(archivo\): falta → Falta este archivo/],
    ['no head', () => write('legal/terminos.md', '## Hola'), /terminos\.md · \(archivo\).*dos líneas ---/],
    ['a head that is no YAML', () => edit('wiki/tips.md', 'title: ', 'title: "'), /tips\.md · línea 1/],
    ['a head that is a list', () => edit('wiki/tips.md', /^---[\s\S]*?\n---\n/, '---\n- uno\n---\n'), /tips\.md/],
    ['guides that are no list', () => write('guides.yaml', 'party-europe: 1'), /guides\.yaml · \(archivo\).*una lista/],
  ])('%s', (_case, spoil, line) => {
    spoil();
    const lines = linesOf();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatch(line);
    for (const each of lines) expect(each).not.toMatch(/Invalid|Expected|received/i);
  });
});

test('one run tells everything', () => {
  edit('wiki/health.md', 'title: Vacunas', 'titulo: Vacunas');
  edit('legal/terminos.md', '## Modificaciones', 'Y además:');
  edit('guides.yaml', 'price: 299', 'price: 1');
  edit('guides.yaml', 'pages: 200+', 'pages: muchas');
  const files = readEditorial(folder()).problems.map(({ file }) => file);
  expect(new Set(files)).toEqual(
    new Set(['content/wiki/health.md', 'content/legal/terminos.md', 'content/guides.yaml']),
  );
});
