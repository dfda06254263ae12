import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { describe, expect, it, test } from 'vitest';
import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { type RuleChange, ruleChanges } from '../catalogue/rule-changes.ts';
import { countryDraft, updateDraft } from '../records/testing/country-draft.ts';
import { atomFeed, type ChangeList, changeCalendar, jsonFeed } from './change-files.ts';

const ORIGIN = 'https://pasaporteverde.mx';
const TODAY = '2026-11-21';

/** The changes of Narnia. */
function changesOf(...updates: Partial<CountryUpdate>[]): RuleChange[] {
  const country = countryDraft({
    updates: updates.map((update) =>
      updateDraft({
        concerns: 'costs',
        title: 'Sube la cuota, y mucho',
        summary: 'Desde abril se paga el doble que antes; hay que llevarlo en efectivo.',
        source: { name: 'Gaceta', url: 'https://ejemplo.mx/gaceta', kind: 'ministry', seen: 'stored-copy' },
        ...update,
      }),
    ),
  });
  return ruleChanges({ countries: [country] }, TODAY);
}

const listOf = (changes: readonly RuleChange[], slug?: string): ChangeList => ({
  title: 'Cambios de reglas',
  description: 'Lo que cambió.',
  calendarName: 'Cambios: Narnia',
  path: '/cambios',
  slug,
  changes,
  origin: ORIGIN,
  checkedOn: '2026-11-20',
  today: TODAY,
});

/** Read back with parsers that had no part in writing them. */
function feedsOf(list: ChangeList) {
  const atomText = atomFeed(list);
  const atom = parseAtomFeed(atomText);
  const json = parseJsonFeed(jsonFeed(list));
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
  const { atom, json, entries, items } = feedsOf(
    listOf(changesOf({}, { concerns: 'alert', effective: '2026', title: 'Cierra la embajada' })),
  );

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

  it('says of each change where, what, of what kind and who says so, in both forms alike', () => {
    expect(entries).toMatchObject([
      { id: `${ORIGIN}/cambios#narnia-2026-04-10-costs`, title: { value: 'Narnia: Sube la cuota, y mucho' } },
      { id: `${ORIGIN}/cambios#narnia-2026-alert`, title: { value: 'Narnia: Cierra la embajada' } },
    ]);
    expect(items.map(({ id, title }) => [id, title])).toEqual(entries.map(({ id, title }) => [id, title?.value]));
    expect(items.map((item) => item.date_modified)).toEqual(entries.map(({ updated }) => updated));
    expect(entries[0]?.summary?.value).toMatch(/^Desde el 10 de abril de 2026. Desde abril se paga/);
    expect(entries[0]?.content?.value).toContain('<a href="https://ejemplo.mx/gaceta">Gaceta</a>');
    expect(items[0]?.content_html).toBe(entries[0]?.content?.value);
    // Atom (RFC 4287, 4.2.2) requires a term; readers group by it.
    expect(entries.map(({ categories }) => categories?.map(({ term }) => term))).toEqual(items.map(({ tags }) => tags));
    expect(items.map(({ tags }) => tags)).toEqual([
      ['Costos', 'Narnia'],
      ['Alertas', 'Narnia'],
    ]);
  });

  it('is still a feed without changes, and names no JSON form where it has none', () => {
    const empty = feedsOf(listOf([], 'narnia'));
    expect([empty.atom.title?.value, empty.entries, empty.items]).toEqual(['Cambios de reglas', [], []]);
    expect(empty.json.feed_url).toBeUndefined();
  });

  it('brings characters that mean something to XML and HTML to its reader as they were written', () => {
    const title = 'De <100> a >200 & «más» "ya" ]]> fin';
    const summary = 'Antes <b>5</b> & 6; ahora "7" > 6 y todo lo demás sigue igual.';
    const source = {
      name: 'A & B <oficial> "sí"',
      url: 'https://ejemplo.mx/?a=1&b="2"',
      kind: 'ministry',
      seen: 'stored-copy',
    } as const;
    const odd = feedsOf(listOf(changesOf({ title, summary, source }).map((each) => ({ ...each, place: 'A & B' }))));
    const [entry] = odd.entries;
    expect(shownText(entry?.title?.value)).toBe(`A & B: ${title}`);
    expect(shownText(entry?.summary?.value)).toBe(`Desde el 10 de abril de 2026. ${summary}`);
    expect(shownText(entry?.content?.value)).toContain(source.name);
    expect(shownText(/href="([^"]*)"/.exec(entry?.content?.value ?? '')?.[1])).toBe(source.url);
    expect(entry?.categories?.[1]?.term).toBe('A & B');
    expect(odd.items[0]).toMatchObject({ title: `A & B: ${title}`, tags: ['Costos', 'A & B'] });
    expect(odd.items[0]?.summary).toBe(`Desde el 10 de abril de 2026. ${summary}`);
    const outside = odd.atomText.replace(/<!\[CDATA\[.*?\]\]>/gs, '');
    expect(outside).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+);)|<(b|oficial)>/);
  });
});

it.each([
  ['a day gone by', '2026-04-10', 'in-force', '2026-04-10'],
  ['today', TODAY, 'in-force', TODAY],
  ['a month', '2026-04', 'in-force', '2026-04-01'],
  ['a year', '2025', 'in-force', '2025-01-01'],
  ['a day to come', '2027-01-01', 'announced', '2026-11-20'],
  ['what was announced for this year', '2026', 'announced', '2026-11-20'],
  ['what was announced and has passed', '2025-07-04', 'announced', '2025-07-04'],
  ['a day to come that takes effect by itself', '2027-01-01', 'in-force', '2026-11-20'],
] as const)('in a feed %s stands under a day that has come', (_case, effective, stage, day) => {
  const { entries, items } = feedsOf(listOf(changesOf({ effective, stage })));
  expect([entries[0]?.updated?.slice(0, 10), items[0]?.date_modified?.slice(0, 10)]).toEqual([day, day]);
});

test('a feed is of the day of the newest check, the same in Mexico and in Madrid', () => {
  const updated = new Date(feedsOf(listOf([])).atom.updated ?? '');
  for (const timeZone of ['America/Tijuana', 'America/Mexico_City', 'Europe/Madrid']) {
    expect(new Intl.DateTimeFormat('en-CA', { timeZone }).format(updated)).toBe('2026-11-20');
  }
});

describe('a calendar of rule changes', () => {
  function calendarOf(...updates: Partial<CountryUpdate>[]) {
    const calendar = new ICAL.Component(ICAL.parse(changeCalendar(listOf(changesOf(...updates)))));
    return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
  }
  const told = (update: Partial<CountryUpdate>) => {
    const [event] = calendarOf(update).events;
    return [event?.uid, event?.sequence, event?.startDate.toString()];
  };

  it('has a change on its day, with its place, text, source and the way to it', () => {
    const { calendar, events } = calendarOf({ effective: '2026-12-01' });
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Cambios: Narnia');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
    const [event] = events;
    expect(event?.startDate.toString()).toBe('2026-12-01');
    expect(event?.summary).toBe('Narnia: Sube la cuota, y mucho');
    expect(event?.description).toMatch(/se paga el doble que antes; hay.*https:\/\/ejemplo\.mx\/gaceta/s);
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${ORIGIN}/cambios#narnia-2026-12-01-costs`);
  });

  it('moves the event it has already when a date is corrected, and makes no other for a better title', () => {
    const [uid, sequence] = told({ effective: '2026-12-01' });
    expect(sequence).toBe(0);
    expect(told({ effective: '2026-12-01', title: 'Suben las cuotas' })).toEqual([uid, 0, '2026-12-01']);
    expect(told({ effective: '2027-02', formerDates: ['2026-12-01', '2027-01-15'] })).toEqual([uid, 2, '2027-02-01']);
  });

  it('has two events for two changes of one kind and day', () => {
    expect(new Set(calendarOf({}, { id: 'moneda' }).events.map(({ uid }) => uid)).size).toBe(2);
  });
});
