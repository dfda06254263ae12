import { expect, it, test } from 'vitest';
import { newestFactDay } from '../catalogue/newest-fact-day.ts';
import { ruleChanges, ruleChangesOf } from '../catalogue/rule-changes.ts';
import { buildOn } from '../records/testing/build-day.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { publishedChanges } from './published-changes.server.ts';

const { countries } = realCatalogue();
/** What a build on the day of the newest check publishes. */
const TODAY = newestFactDay(countries, '2026-11-21');

buildOn(TODAY);

const changes = ruleChanges({ countries }, TODAY);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('every change of the catalogue is published once, in its order', () => {
  expect(changes.length).toBeGreaterThan(100);
  const all = publishedChanges();
  expect(idsOf(all.changes)).toEqual(idsOf(changes));
  expect(new Set(idsOf(all.changes)).size).toBe(changes.length);
  expect(all).toMatchObject({ origin: 'https://pasaporteverde.example', path: '/cambios' });
});

test.each(countries.map((country) => [country.slug, country] as const))(
  'for %s those of the country and of its area are published',
  (slug, country) => {
    const { title, ...list } = publishedChanges(country);
    expect(title).toMatch(/^Pasaporte Verde: cambios para viajar a/);
    expect(idsOf(list.changes)).toEqual(idsOf(ruleChangesOf(country, changes)));
    expect(list).toMatchObject({ slug, path: `/pais/${slug}`, checkedOn: country.checkedOn });
  },
);

it('has the rules of Schengen for a member, brief or full', () => {
  for (const slug of ['france', 'liechtenstein']) {
    const titles = publishedChanges(countries.find((each) => each.slug === slug)).changes.map(
      ({ place, update }) => `${place}: ${update.title}`,
    );
    expect(titles).toContainEqual(expect.stringMatching(/^Zona Schengen: .*EES/));
    expect(titles).toContainEqual(expect.stringMatching(/^Zona Schengen: ETIAS/));
  }
});
