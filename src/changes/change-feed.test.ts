import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, it, test } from 'vitest';
import type { CountryUpdate } from '../catalogue/country-schema.ts';
import type { RuleChange } from '../catalogue/rule-changes.ts';
import { changeFeed } from './change-feed.ts';

/** Read back with a parser that had no part in writing them. */
const ORIGIN = 'https://pasaporteverde.mx';

function change(id: string, update: Partial<CountryUpdate> = {}, rest: Partial<RuleChange> = {}): RuleChange {
  return {
    id,
    scope: 'japan',
    place: 'Japón',
    path: '/pais/japan#cambios',
    isUpcoming: false,
    update: {
      effective: '2026-04-10',
      stage: 'in-force',
      concerns: 'costs',
      title: 'Sube la cuota',
      summary: 'Desde abril se paga el doble que antes.',
      source: { name: 'Gaceta', url: 'https://ejemplo.mx/gaceta', kind: 'ministry', seen: 'stored-copy' },
      confidence: 'high',
      ...update,
    },
    ...rest,
  };
}

function feedOf(changes: readonly RuleChange[], rest: { jsonPath?: string } = { jsonPath: '/cambios/todos.json' }) {
  const feed = changeFeed({
    title: 'Cambios de reglas',
    description: 'Lo que cambió.',
    path: '/cambios',
    atomPath: '/cambios/todos.xml',
    changes,
    origin: ORIGIN,
    checkedOn: '2026-11-20',
    today: '2026-11-21',
    ...rest,
  });
  const atomText = feed.atom1();
  const atom = parseAtomFeed(atomText);
  const json = parseJsonFeed(feed.json1());
  return { atomText, atom, json, entries: atom.entries ?? [], items: json.items ?? [] };
}

/** What a reader of news shows of an Atom text of type `html`: tags gone, entities read once. */
function shownText(html: string | undefined): string {
  return (html ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('a feed of rule changes', () => {
  const { atom, json, entries, items } = feedOf([
    change('japan-2026-04-10-costs'),
    change('peru-2026-alert', { concerns: 'alert', title: 'Cierra la embajada' }, { place: 'Perú' }),
  ]);

  it('names itself, the page it follows and its licence', () => {
    expect(atom).toMatchObject({
      id: `${ORIGIN}/cambios`,
      title: { value: 'Cambios de reglas' },
      subtitle: { value: 'Lo que cambió.' },
      rights: { value: expect.stringContaining('CC BY 4.0') },
      authors: [{ name: 'Pasaporte Verde' }],
    });
    expect(atom.links).toEqual([
      { rel: 'alternate', href: `${ORIGIN}/cambios` },
      { rel: 'self', href: `${ORIGIN}/cambios/todos.xml` },
    ]);
    expect(json).toMatchObject({
      title: 'Cambios de reglas',
      home_page_url: `${ORIGIN}/cambios`,
      feed_url: `${ORIGIN}/cambios/todos.json`,
    });
  });

  it('says of each change where, what and who says so, in both forms alike', () => {
    expect(entries).toMatchObject([
      { id: `${ORIGIN}/cambios#japan-2026-04-10-costs`, title: { value: 'Japón: Sube la cuota' } },
      { id: `${ORIGIN}/cambios#peru-2026-alert`, title: { value: 'Perú: Cierra la embajada' } },
    ]);
    expect(items.map(({ id, title }) => [id, title])).toEqual(entries.map(({ id, title }) => [id, title?.value]));
    expect(items.map((item) => item.date_modified)).toEqual(entries.map(({ updated }) => updated));
    expect(entries[0]?.summary?.value).toBe('Desde el 10 de abril de 2026. Desde abril se paga el doble que antes.');
    expect(entries[0]?.content?.value).toContain('<a href="https://ejemplo.mx/gaceta">Gaceta</a>');
    expect(items[0]?.content_html).toBe(entries[0]?.content?.value);
  });

  it('gives every category the term that Atom asks for', () => {
    expect(entries.map(({ categories }) => categories?.map(({ term }) => term))).toEqual([
      ['Costos', 'Japón'],
      ['Alertas', 'Perú'],
    ]);
    expect(items.map(({ tags }) => tags)).toEqual([
      ['Costos', 'Japón'],
      ['Alertas', 'Perú'],
    ]);
  });
});

describe('characters that mean something to XML and HTML', () => {
  const title = 'De <100> a >200 & «más» "ya" ]]> fin';
  const summary = 'Antes <b>5</b> & 6; ahora "7" > 6 y todo lo demás sigue igual.';
  const source = {
    name: 'A & B <oficial> "sí"',
    url: 'https://ejemplo.mx/?a=1&b="2"',
    kind: 'ministry',
    seen: 'stored-copy',
  } as const;
  const { atomText, entries, items } = feedOf([change('x-1', { title, summary, source }, { place: 'A & B' })]);

  it('reach the reader of Atom as they were written', () => {
    expect(shownText(entries[0]?.title?.value)).toBe(`A & B: ${title}`);
    expect(shownText(entries[0]?.summary?.value)).toBe(`Desde el 10 de abril de 2026. ${summary}`);
    expect(shownText(entries[0]?.content?.value)).toContain(summary);
    expect(shownText(entries[0]?.content?.value)).toContain(source.name);
    expect(entries[0]?.categories?.[1]?.term).toBe('A & B');
  });

  it('reach the reader of JSON as they were written, without entities', () => {
    expect(items[0]).toMatchObject({ title: `A & B: ${title}`, tags: ['Costos', 'A & B'] });
    expect(items[0]?.summary).toBe(`Desde el 10 de abril de 2026. ${summary}`);
    expect(shownText(items[0]?.content_html)).toContain(summary);
  });

  it('do not end the address of a source early', () => {
    const href = /href="([^"]*)"/.exec(entries[0]?.content?.value ?? '')?.[1];
    expect(shownText(href)).toBe(source.url);
  });

  it('leave no tag and no bare ampersand in the XML', () => {
    const outside = atomText.replace(/<!\[CDATA\[.*?\]\]>/gs, '');
    expect(outside).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+);)/);
    expect(outside).not.toMatch(/<(b|oficial)>/);
  });
});

describe('the dates of a feed', () => {
  it.each([
    ['a day gone by', '2026-04-10', 'in-force', false, '2026-04-10'],
    ['today', '2026-11-21', 'in-force', false, '2026-11-21'],
    ['a month', '2026-04', 'in-force', false, '2026-04-01'],
    ['a year', '2025', 'in-force', false, '2025-01-01'],
    ['a day to come', '2027-01-01', 'announced', true, '2026-11-20'],
    ['what was announced for this year', '2026', 'announced', true, '2026-11-20'],
    ['what was announced and has passed', '2025-07-04', 'announced', false, '2025-07-04'],
    ['a day to come that nobody marked', '2027-01-01', 'in-force', false, '2026-11-20'],
  ] as const)('%s stands under a day that has come', (_case, effective, stage, isUpcoming, day) => {
    const { entries, items } = feedOf([change('x', { effective, stage }, { isUpcoming })]);
    expect(entries[0]?.updated?.slice(0, 10)).toBe(day);
    expect(items[0]?.date_modified?.slice(0, 10)).toBe(day);
  });

  it('is that of the newest check for the feed itself, the same day in Mexico and in Madrid', () => {
    const updated = new Date(feedOf([]).atom.updated ?? '');
    for (const timeZone of ['America/Tijuana', 'America/Mexico_City', 'Europe/Madrid']) {
      expect(new Intl.DateTimeFormat('en-CA', { timeZone }).format(updated)).toBe('2026-11-20');
    }
  });
});

test('a feed without changes is still a feed', () => {
  const { atom, json, entries, items } = feedOf([]);
  expect(atom.title?.value).toBe('Cambios de reglas');
  expect(json.title).toBe('Cambios de reglas');
  expect(entries).toEqual([]);
  expect(items).toEqual([]);
});

test('a feed that has no JSON form does not name one', () => {
  expect(feedOf([], {}).json.feed_url).toBeUndefined();
});
