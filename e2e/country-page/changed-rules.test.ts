import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  guidePath,
  isBrief,
  type PublicCountry,
  publishedCountries,
  questionPath,
  spokenDate,
  useCountries,
} from '../catalogue.ts';
import { plain, sectionOf, textOf, verdictOf } from '../page-parts.ts';
import { useSite } from '../site.ts';

const { blank } = useSite();

describe('rules that changed', () => {
  const countries = useCountries();
  /** The first records of which something holds today; there must be one. */
  const some = (holds: (country: PublicCountry) => boolean, count: number) => {
    const slugs = countries.filter((country) => !isBrief(country) && holds(country)).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    return slugs.slice(0, count).flatMap((slug) => [questionPath(slug), guidePath(slug)]);
  };

  test('a fee nobody could confirm stands beside the known one, dated and sourced; a status in doubt says so in the verdict, and what is in doubt comes before the answer', async () => {
    const isDoubtful = ({ concerns, confidence }: PublicCountry['updates'][number]) =>
      concerns === 'costs' && confidence !== 'high';
    const page = await blank();
    for (const path of some(({ updates }) => updates.some(isDoubtful), 1)) {
      await page.goto(path);
      const cost = sectionOf(page, path.startsWith('/pais') ? 'Costo estimado' : 'Costos y Aplicación');
      const note = cost.getByRole('listitem').filter({ hasText: 'Según parece' }).first();
      expect(await textOf(note)).toMatch(/Según parece.*Confírmalo/);
      expect(await note.getByRole('link').getAttribute('href')).toMatch(/^https:/);
    }

    for (const path of some(({ visaStatus }) => visaStatus.confidence === 'low', 2)) {
      await page.goto(path);
      // Where a stay is not known at all, the cost beside it says so.
      expect(await textOf(verdictOf(page))).toMatch(/^[A-ZÓ ]+ · por confirmar.*Estancia.*por confirmar/i);
      expect(await textOf(page.getByRole('article').first())).toMatch(/En duda: \S.*[A-ZÓ ]+ · por confirmar/);
    }
  });

  test('a conditional rule shows each case with its own result, and an alert is on the page with its date', async () => {
    const page = await blank();
    for (const path of some(({ visaStatus }) => visaStatus.isConditional, 3)) {
      await page.goto(path);
      await verdictOf(page).getByText('Depende:').waitFor();
      expect(await sectionOf(page, 'Depende de tu caso').locator('li').count()).toBeGreaterThanOrEqual(2);
    }

    const isAlert = ({ concerns }: PublicCountry['updates'][number]) => concerns === 'alert';
    const warned = countries.find(({ updates }) => updates.some(isAlert));
    const alert = warned?.updates.find(isAlert);
    if (!warned || !alert) throw new Error('no country with an alert');
    for (const path of [questionPath(warned.slug), guidePath(warned.slug)]) {
      await page.goto(path);
      await page.locator('summary').getByText(alert.title).waitFor();
      const changes = await textOf(sectionOf(page, 'Qué ha cambiado'));
      expect(changes).toContain(plain(alert.title));
      expect(changes).toContain(spokenDate(alert.effective));
    }
  });
});

describe('dates', () => {
  const updated = (page: Page) => textOf(page.getByRole('main').locator('p', { hasText: 'Última actualización:' }));
  const modified = async (page: Page) => {
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    return data.map((text) => JSON.parse(text).dateModified).filter(Boolean);
  };

  test('with a script a page was updated the moment it is read, today in Mexico City by the clock of the reader', async () => {
    // Already the 15th in Tokyo and in UTC, still the 14th in Mexico City.
    const now = new Date('2027-03-15T04:30:00Z');
    const page = await blank({ timezoneId: 'Asia/Tokyo', prepare: (fresh) => fresh.clock.setFixedTime(now) });
    await page.goto(questionPath('japan'));
    await expect.poll(() => modified(page)).toEqual([now.toISOString()]);
    expect(await updated(page)).toMatch(
      /^Última actualización: 14 de marzo de 2027\. Datos verificados el \d{1,2} de [a-z]+ de 2026\./,
    );
    await page.goto(guidePath('japan'));
    await expect.poll(() => modified(page)).toEqual([now.toISOString()]);
  });

  test('without a script it carries the day on which the facts were checked, and tells programs the newest day of its facts', async () => {
    const page = await blank({ javaScriptEnabled: false });
    const japan = (await publishedCountries()).find(({ slug }) => slug === 'japan');
    const expectNewestDay = async () => {
      const built = await modified(page);
      expect(built).toEqual([expect.stringMatching(/^20\d\d-\d\d-\d\dT18:00:00\.000Z$/)]);
      expect(built[0].slice(0, 10) >= (japan?.checkedOn ?? '')).toBe(true);
    };
    await page.goto(questionPath('japan'));
    expect(await updated(page)).toMatch(/^Última actualización: (.+ de 20\d\d)\. Datos verificados el \1\./);
    await expectNewestDay();
    await page.goto(guidePath('japan'));
    await expectNewestDay();
  });
});
