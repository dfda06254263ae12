import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useCountries } from '../catalogue.ts';
import { plain, textsOf } from '../page-parts.ts';
import { expectLocation, holdScripts, useSite } from '../site.ts';
import { clear, country, expectAll, items, kind, listed, parts, placesOf } from './change-list.ts';

const { open } = useSite();

const countries = useCountries();

describe('the filters of the changes', () => {
  test('by country: its own changes only, and the months without any are gone', async () => {
    const page = await open('/cambios');
    await country(page).selectOption({ label: 'Perú' });
    await expect.poll(() => placesOf(page)).toEqual(['Perú']);
    await expectLocation(page, '/cambios?pais=peru');
    const { updates = [] } = countries.find(({ slug }) => slug === 'peru') ?? {};
    expect(updates.length).toBeGreaterThan(1);
    expect(await items(page).count()).toBe(updates.length);
    const months = new Set(updates.map(({ effective }) => effective.slice(0, 7)));
    expect(await parts(page).count()).toBeLessThanOrEqual(months.size + 1);
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${updates.length} cambios$`) })
      .waitFor();
  });

  test('by country of the Schengen area: what the area shares is among them', async () => {
    const page = await open('/cambios');
    await country(page).selectOption({ label: 'España' });
    await expect.poll(() => placesOf(page)).toEqual(['España', 'Zona Schengen']);
    const { updates = [] } = countries.find(({ slug }) => slug === 'spain') ?? {};
    expect(await items(page).count()).toBe(updates.length);
  });

  test('by kind: only that kind, for every kind on offer', async () => {
    const page = await open('/cambios');
    const offered = (await textsOf(kind(page).getByRole('option'))).slice(1);
    expect(offered.length).toBeGreaterThanOrEqual(5);
    for (const label of offered) {
      await kind(page).selectOption({ label });
      await expect
        .poll(async () => [...new Set((await listed(items(page))).map((change) => change.kind))])
        .toEqual([label]);
    }
  });

  test('by both, and from a shared address', async () => {
    const page = await open('/cambios');
    await country(page).selectOption({ label: 'Perú' });
    await expectLocation(page, '/cambios?pais=peru');
    await kind(page).selectOption({ label: 'Alertas' });
    await expectLocation(page, '/cambios?pais=peru&tipo=alerta');
    const { updates = [] } = countries.find(({ slug }) => slug === 'peru') ?? {};
    const expected = updates.filter(({ concerns }) => concerns === 'alert').map(({ title }) => plain(title));
    expect(expected).not.toEqual([]);
    expect(expected.length).toBeLessThan(updates.length);
    const titles = async (shown: Page) => (await listed(items(shown))).map(({ title }) => title).sort();
    await expect.poll(() => titles(page)).toEqual(expected.sort());
    const shared = await open('/cambios?pais=peru&tipo=alerta');
    await expect.poll(() => titles(shared)).toEqual(expected);
    expect(await country(shared).inputValue()).toBe('peru');
    expect(await kind(shared).inputValue()).toBe('alerta');
  });

  test('two choices made while the script was on its way are both kept', async () => {
    const page = await open('/cambios');
    const letScriptsCome = await holdScripts(page);
    await country(page).focus();
    await country(page).selectOption({ label: 'Perú' });
    await kind(page).selectOption({ label: 'Alertas' });
    letScriptsCome();
    await expectLocation(page, '/cambios?pais=peru&tipo=alerta');
    await expect.poll(() => placesOf(page)).toEqual(['Perú']);
    expect(await country(page).inputValue()).toBe('peru');
    expect(await kind(page).inputValue()).toBe('alerta');
  });

  test('Back and Forward walk through the choices', async () => {
    const page = await open('/cambios');
    await country(page).selectOption({ label: 'Perú' });
    await expectLocation(page, '/cambios?pais=peru');
    await kind(page).selectOption({ label: 'Alertas' });
    await expectLocation(page, '/cambios?pais=peru&tipo=alerta');
    await page.goBack();
    await expectLocation(page, '/cambios?pais=peru');
    await expect.poll(() => kind(page).inputValue()).toBe('');
    await expect.poll(() => placesOf(page)).toEqual(['Perú']);
    await page.goBack();
    await expectLocation(page, '/cambios');
    await expectAll(page, countries);
    await page.goForward();
    await expect.poll(() => placesOf(page)).toEqual(['Perú']);
    expect(await country(page).inputValue()).toBe('peru');
  });

  test('Limpiar filtros resets both and leaves other parameters alone', async () => {
    const page = await open('/cambios?utm_source=boletin&pais=peru&tipo=alerta');
    await clear(page).click();
    await expectLocation(page, '/cambios?utm_source=boletin');
    await expectAll(page, countries);
  });

  test.each([
    ['a country and a kind nobody knows', '/cambios?pais=atlantis&tipo=clima'],
    ['markup', '/cambios?pais=%3Cscript%3Ealert(1)%3C/script%3E'],
    ['names of JavaScript', '/cambios?pais=__proto__&tipo=constructor'],
    ['a malformed escape', '/cambios?pais=%E0%A4%A'],
    ['nothing', '/cambios?pais=&tipo='],
  ])('unknown values are ignored: %s', async (_name, path) => {
    await expectAll(await open(path), countries);
  });

  test('a known country beside an unknown kind still filters', async () => {
    const page = await open('/cambios?pais=peru&tipo=clima');
    await expect.poll(() => placesOf(page)).toEqual(['Perú']);
  });

  test('a combination without changes says so, and a single one is counted as one', async () => {
    const alone = countries.find(({ updates }) => updates.length === 1);
    expect(alone).toBeDefined();
    const page = await open(`/cambios?pais=${alone?.slug}`);
    const status = page.getByRole('main').getByRole('status');
    await status.getByText('1 cambio', { exact: true }).waitFor();
    await kind(page).selectOption(alone?.updates[0]?.concerns === 'health' ? 'embajada' : 'salud');
    await status.getByText('No hay cambios de ese tipo para ese país.', { exact: true }).waitFor();
    expect(await items(page).count()).toBe(0);
    await clear(page).click();
    await expectAll(page, countries);
  });
});
