import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parseInline, plainText } from '../catalogue/inline.ts';
import { SCHENGEN_ALLOWANCE, used } from '../journey/allowance.ts';
import { parseDay } from '../journey/calendar-day.ts';
import { presenceOf } from '../journey/presence.ts';
import { editorial } from './load.server.ts';
import { countWords, type Prose, textsOf } from './prose.ts';

/** The texts as they are published, against the specification and the decisions. */
const CONTENT = join(import.meta.dirname, '../../content');
const { wiki, trouble, terms, privacy, guides } = editorial();

const rawTexts = ({ intro, sections }: Prose) => [
  ...intro.flatMap(textsOf),
  ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
];
const wordsOf = (prose: Prose) => rawTexts(prose).map(plainText).join('\n');
const articleOf = (id: string) => {
  const article = wiki.find(({ topic }) => topic.id === id);
  if (!article) throw new Error(`no tab ${id}`);
  return article;
};
const tablesOf = (id: string) =>
  articleOf(id).prose.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));

// What each costs, holds and is for: e2e/screens/static-screens.test.ts.
describe('the guides', () => {
  test('are nine, no two alike', () => {
    expect(guides).toHaveLength(9);
    for (const key of ['title', 'description', 'emoji'] as const) {
      expect(new Set(guides.map((guide) => guide[key])).size).toBe(9);
    }
  });
});

describe('the wiki', () => {
  test('has the six tabs in order, with their short labels', () => {
    expect(wiki.map(({ topic }) => [topic.id, topic.label, topic.shortLabel])).toEqual([
      ['documents', 'Documentos', 'Docs'],
      ['schengen', 'Schengen', 'Schengen'],
      ['tips', 'Consejos', 'Tips'],
      ['safety', 'Seguridad', 'Seguridad'],
      ['money', 'Dinero', 'Dinero'],
      ['health', 'Salud', 'Salud'],
    ]);
  });

  it.each(wiki.map((article) => [article.topic.id, article] as const))('%s is worth its tab', (_id, article) => {
    expect(countWords(article.prose)).toBeGreaterThanOrEqual(250);
    expect(article.sources.length).toBeGreaterThanOrEqual(3);
    const tables = article.prose.sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'table' || kind === 'insert'),
    );
    expect(tables.length).toBeGreaterThanOrEqual(1);
  });

  test('gives the passport in force first and the specified figures after it', () => {
    const [current, earlier] = tablesOf('documents');
    expect(current?.rows.map((row) => [row[0], row.at(-1)])).toEqual([
      ['1 año, solo para menores de 3 años', '920 MXN'],
      ['3 años', '1,795 MXN'],
      ['6 años', '2,440 MXN'],
      ['10 años', '4,280 MXN'],
    ]);
    expect(earlier?.caption).toBe('Antes, según nuestra primera guía');
    expect(earlier?.rows).toEqual([
      ['Regular', '10 a 15 días hábiles', '1,845 MXN'],
      ['Exprés', '2 a 3 días hábiles', '2,840 MXN'],
    ]);
    expect(wordsOf(articleOf('documents').prose)).toMatch(/mitad si ya cumpliste 60 años, si tienes una discapacidad/);
  });

  it.each([
    'Acta de nacimiento certificada, no mayor a 1 año',
    'CURP actualizada',
    'Identificación oficial vigente',
    'Comprobante de pago',
    'Fotografía reciente tamaño pasaporte',
  ])('asks for: %s', (requirement) => {
    expect(rawTexts(articleOf('documents').prose)).toContain(requirement);
  });

  test('counts 29 Schengen countries before the 27 of the specification, and lists as many', () => {
    const words = wordsOf(articleOf('schengen').prose);
    expect(words.indexOf('29 países')).toBeGreaterThanOrEqual(0);
    expect(words.indexOf('29 países')).toBeLessThan(words.indexOf('27 países'));
    const listed = /29 países: ([^.]+)\./.exec(words)?.[1]?.split(/, | y /) ?? [];
    expect(listed).toHaveLength(29);
    expect(listed).toEqual(expect.arrayContaining(['Rumania', 'Bulgaria', 'Croacia']));
    for (const out of ['Reino Unido', 'Irlanda', 'Chipre']) expect(listed).not.toContain(out);
    expect(words).toContain('No forman parte el Reino Unido, Irlanda ni Chipre');
    expect(words).toContain('30,000 EUR');
  });

  test('the example of the 90 days comes out as the rule counts it', () => {
    const at = (date: string) => parseDay(date) ?? expect.unreachable();
    const presence = presenceOf([
      { entry: at('2024-01-01'), exit: at('2024-01-01') },
      { entry: at('2024-06-01'), exit: at('2024-09-20') },
    ]);
    const example = tablesOf('schengen').find(({ caption }) => caption.startsWith('Ejemplo'));
    const dates: Record<string, string> = {
      '14 de junio': '2024-06-14',
      '29 de agosto': '2024-08-29',
      '30 de agosto': '2024-08-30',
    };
    expect(example?.rows).toHaveLength(3);
    for (const [day = '', count, left] of example?.rows ?? []) {
      const days = used(presence, at(dates[day] ?? ''), SCHENGEN_ALLOWANCE);
      expect(count).toBe(String(days));
      expect(left).toBe(days > 90 ? 'te pasaste' : String(90 - days));
    }
  });

  test('gives the phone of the consular assistance centre as its source does, and so does what to do on a bad day', () => {
    const words = wordsOf(articleOf('safety').prose);
    expect(wordsOf(trouble.prose)).toContain('+1 520 623 7874');
    expect(words).toContain('520 623 7874');
    expect(words).toContain('001 520 623 7874');
  });
});

describe('the legal texts', () => {
  it.each([
    /no hay cuentas, contraseñas ni registro/i,
    /No guardamos datos de pasaporte/,
    /analítica web/,
    /mensajes de contacto, reportes de errores/,
    /cookies técnicas/,
    /cookies de analítica/,
    /No vendemos, rentamos ni intercambiamos datos/,
    /HTTPS/,
    /ARCO/,
    /menores de 13 años/,
    /termsAccepted/,
    /borrador/,
    /12 horas/,
    /no lleva bitácora de visitas/,
    /a más tardar, a los 12 meses/,
  ])('the privacy policy says %s', (statement) => {
    expect(wordsOf(privacy.prose)).toMatch(statement);
  });
});

test('every country a text links to is in the catalogue', () => {
  const slugs = readdirSync(join(CONTENT, 'countries')).map((name) => name.replace('.yaml', ''));
  const hrefs = [...wiki, terms, privacy]
    .flatMap(({ prose }) => rawTexts(prose))
    .flatMap(parseInline)
    .flatMap((part) => (part.kind === 'link' ? [part.href] : []));
  const countries = hrefs.flatMap((href) => /^\/pais\/([^#]+)/.exec(href)?.[1] ?? []);
  expect(countries.length).toBeGreaterThan(2);
  for (const slug of countries) expect(slugs).toContain(slug);

  const anchors = hrefs.filter((href) => href.startsWith('#'));
  expect(anchors.length).toBeGreaterThan(2);
  for (const anchor of anchors) expect(wiki.map(({ topic }) => `#${topic.anchor}`)).toContain(anchor);
});

test('no other file lies where nobody would read it', () => {
  expect(readdirSync(join(CONTENT, 'wiki')).sort()).toEqual(wiki.map(({ topic }) => `${topic.id}.md`).sort());
  expect(readdirSync(join(CONTENT, 'legal')).sort()).toEqual(['privacidad.md', 'terminos.md']);
  expect(existsSync(join(CONTENT, 'guides.yaml')) && readFileSync(join(CONTENT, 'guides.yaml'), 'utf8')).toBeTruthy();
});
