import { expect, test } from 'vitest';
import { questionPath, useCountries } from '../catalogue.ts';
import { plain, sectionOf, textOf } from '../page-parts.ts';
import { useSite } from '../site.ts';
import { storedUnder, storing } from '../stored-data.ts';

const { open } = useSite();
const countries = useCountries();
const HEADING = 'Cambió desde tu última visita';

test('who comes back is told on home, then on the page, what changed in a country opened before; read, it is told no more', async () => {
  const changed = countries.find(({ updates }) => updates.length > 0);
  const title = plain(changed?.updates[0]?.title ?? '');
  if (!changed || !title) throw new Error('no country with a change');
  const path = questionPath(changed.slug);
  const page = await open('/', storing('pv:visitas', { version: 1, data: { [changed.slug]: ['2026-01-15'] } }));
  const told = sectionOf(page, HEADING);
  expect(await textOf(told)).toContain(title);

  await told.getByRole('link').click();
  await page.waitForURL(`**${path}`);
  expect(await textOf(told)).toMatch(/15 de enero de 2026/);
  expect(await textOf(told)).toContain(title);

  await page.reload();
  await expect.poll(() => storedUnder(page, 'pv:visitas')).toContain(`${changed.slug}-`);
  expect(await told.count()).toBe(0);
});

test('a first visit is remembered on the device and says nothing', async () => {
  const [{ slug, updates } = { slug: '', updates: [] }] = countries.filter((country) => country.updates.length > 1);
  const page = await open(questionPath(slug));
  await expect.poll(() => storedUnder(page, 'pv:visitas')).toContain(slug);
  const kept = JSON.parse((await storedUnder(page, 'pv:visitas')) ?? '');
  expect(kept.data[slug]).toHaveLength(1 + updates.length);
  expect(await page.getByText(HEADING).count()).toBe(0);
});
