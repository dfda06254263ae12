import { join } from 'node:path';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { afterAll, describe, expect, it, test, vi } from 'vitest';
import { newestFactDay } from '../catalogue/newest-fact-day.ts';
import { ruleChanges, ruleChangesOf } from '../catalogue/rule-changes.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { allChangesFeed, countryChangesFeed } from './published-feeds.server.ts';

const { countries } = realCatalogue();
/** The feeds that a build on the day of the newest check publishes, read with a parser that had no part in writing them. */
const TODAY = newestFactDay(countries, '2026-11-21');
const ORIGIN = 'https://pasaporteverde.example';

vi.stubEnv('CONTENT_DIR', join(import.meta.dirname, '../../content'));
vi.stubEnv('PUBLIC_SITE_URL', '');
vi.useFakeTimers({ now: new Date(`${TODAY}T20:00:00Z`), toFake: ['Date'] });
// The day of a build is asked once: whoever comes next asks anew.
afterAll(() => void vi.useRealTimers().resetModules());

const changes = ruleChanges({ countries }, TODAY);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => `${ORIGIN}/cambios#${id}`);
const countryOf = (slug: string) => {
  const found = countries.find((country) => country.slug === slug);
  if (!found) throw new Error(`no country ${slug}`);
  return found;
};

describe('the feeds of all changes', () => {
  const atom = parseAtomFeed(allChangesFeed().atom1());
  const json = parseJsonFeed(allChangesFeed().json1());
  const entries = atom.entries ?? [];

  it('hold every change of the catalogue once, in its order', () => {
    expect(changes.length).toBeGreaterThan(100);
    expect(entries.map(({ id }) => id)).toEqual(idsOf(changes));
    expect(json.items?.map(({ id }) => id)).toEqual(idsOf(changes));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(changes.length);
  });

  it('carry in every entry all that Atom demands and a reader expects', () => {
    for (const { id, title, updated, links, summary, content, categories } of entries) {
      expect(URL.canParse(id ?? ''), id).toBe(true);
      expect(title?.value, id).toMatch(/^\S.*: \S/);
      expect(Date.parse(updated ?? ''), id).not.toBeNaN();
      expect(links?.map(({ href }) => href)).toEqual([id]);
      expect(summary?.value?.length, id).toBeGreaterThan(30);
      expect(content?.value, id).toMatch(/<a href="https:\/\//);
      expect(categories, id).toHaveLength(2);
      for (const { term } of categories ?? []) expect(term).toBeTruthy();
    }
  });

  it('have no date that lies ahead', () => {
    const ahead = [atom, ...entries].filter(({ updated }) => (updated ?? '9').slice(0, 10) > TODAY);
    expect(ahead).toEqual([]);
    const items = json.items ?? [];
    expect(items.filter((item) => (item.date_modified ?? '9').slice(0, 10) > TODAY)).toEqual([]);
  });

  it('is followed from the address it is published at', () => {
    expect(atom.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${ORIGIN}/cambios/todos.xml`);
    expect(json.feed_url).toBe(`${ORIGIN}/cambios/todos.json`);
  });
});

describe('the feed of one country', () => {
  const feedOf = (slug: string) => parseAtomFeed(countryChangesFeed(countryOf(slug)).atom1());

  test.each(countries.map(({ slug }) => [slug]))('%s holds the changes of the country and of its area', (slug) => {
    const feed = feedOf(slug);
    expect((feed.entries ?? []).map(({ id }) => id)).toEqual(idsOf(ruleChangesOf(countryOf(slug), changes)));
    expect(feed.id).toBe(`${ORIGIN}/pais/${slug}`);
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${ORIGIN}/cambios/${slug}.xml`);
    expect(feed.updated?.slice(0, 10)).toBe(countryOf(slug).checkedOn);
  });

  it('has the rules of Schengen for a member, brief or full', () => {
    for (const slug of ['france', 'liechtenstein']) {
      const titles = (feedOf(slug).entries ?? []).map(({ title }) => title?.value);
      expect(titles).toContainEqual(expect.stringMatching(/^Zona Schengen: .*EES/));
      expect(titles).toContainEqual(expect.stringMatching(/^Zona Schengen: ETIAS/));
    }
  });

  it('is empty, and still a feed, where nothing has changed', () => {
    const quiet = countries.filter(({ updates }) => updates.length === 0);
    expect(quiet.length).toBeGreaterThan(0);
    for (const { slug } of quiet) {
      expect(feedOf(slug).entries ?? []).toEqual([]);
      expect(feedOf(slug).title?.value).toMatch(/^Pasaporte Verde: cambios para viajar a/);
    }
  });
});
