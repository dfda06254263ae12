import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changesByCountry } from '../../src/catalogue/changes-by-country.ts';
import { loadCatalogue } from '../../src/records/load.server.ts';
import { testFolder } from '../inbox/testing/running-inbox.ts';
import { announce } from './announce.ts';
import { openPushDatabase } from './push-database.ts';

const { countries } = loadCatalogue(join(import.meta.dirname, '../../content'));

test('the year ends, what was announced for it reads otherwise, and nobody is sent an alert', () => {
  const database = openPushDatabase(join(testFolder(), 'avisos.sqlite'));
  onTestFinished(database.close);
  database.subscribe({ endpoint: 'https://push.example.com/a', p256dh: 'a', auth: 'b', countries: [] });
  const [before, after] = ['2026-12-31', '2027-01-01'].map((day) => changesByCountry(countries, day));
  if (!before || !after) return expect.unreachable();
  expect(after).not.toEqual(before);
  announce(database, before);
  expect(announce(database, after)).toBe(0);
  const [slug = '', country] = Object.entries(after)[0] ?? [];
  if (!country) return expect.unreachable();
  const news = { id: `${slug}-nuevo`, dateline: 'Desde el 2 de enero de 2027', title: 'Piden visa' };
  expect(announce(database, { ...after, [slug]: { ...country, changes: [news, ...country.changes] } })).toBe(1);
});
