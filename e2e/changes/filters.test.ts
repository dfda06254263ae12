import { describe, expect, test } from 'vitest';
import { useCountries } from '../catalogue.ts';
import { plain, textsOf } from '../page-parts.ts';
import { expectLocation, holdScripts, useSite } from '../site.ts';
import { clear, country, expectAll, items, kind, listed, parts, placesOf } from './change-list.ts';

const { open } = useSite();

const countries = useCountries();

describe('the filters of the changes', () => {
  test('by country and kind, in an address that can be shared; Back and Forward walk through the choices', async () => {
    // A kind nobody knows is ignored.
    const page = await open('/cambios?tipo=clima');
    await expectAll(page, countries);
    await page.goto('/cambios');
    const { updates = [] } = countries.find(({ slug }) => slug === 'peru') ?? {};
    expect(updates.length).toBeGreaterThan(1);
    await country(page).selectOption({ label: 'Perú' });
    await expect.poll(() => placesOf(page)).toEqual(['Perú']);
    await expectLocation(page, '/cambios?pais=peru');
    expect(await items(page).count()).toBe(updates.length);
    // The months without any are gone.
    const months = new Set(updates.map(({ effective }) => effective.slice(0, 7)));
    expect(await parts(page).count()).toBeLessThanOrEqual(months.size + 1);
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${updates.length} cambios$`) })
      .waitFor();

    await kind(page).selectOption({ label: 'Alertas' });
    await expectLocation(page, '/cambios?pais=peru&tipo=alerta');
    const expected = updates
      .filter(({ concerns }) => concerns === 'alert')
      .map(({ title }) => plain(title))
      .sort();
    expect(expected).not.toEqual([]);
    expect(expected.length).toBeLessThan(updates.length);
    const titles = async () => (await listed(items(page))).map(({ title }) => title).sort();
    await expect.poll(titles).toEqual(expected);

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

    await page.goto('/cambios?utm_source=boletin&pais=peru&tipo=alerta');
    await expect.poll(titles).toEqual(expected);
    expect(await country(page).inputValue()).toBe('peru');
    expect(await kind(page).inputValue()).toBe('alerta');
    await clear(page).click();
    await expectLocation(page, '/cambios?utm_source=boletin');
    await expectAll(page, countries);
  });

  test('by every kind on offer; by a country of the Schengen area, with what the area shares', async () => {
    const page = await open('/cambios');
    const offered = (await textsOf(kind(page).getByRole('option'))).slice(1);
    expect(offered.length).toBeGreaterThanOrEqual(5);
    for (const label of offered) {
      await kind(page).selectOption({ label });
      await expect
        .poll(async () => [...new Set((await listed(items(page))).map((change) => change.kind))])
        .toEqual([label]);
    }
    await clear(page).click();
    await country(page).selectOption({ label: 'España' });
    await expect.poll(() => placesOf(page)).toEqual(['España', 'Zona Schengen']);
    const { updates = [] } = countries.find(({ slug }) => slug === 'spain') ?? {};
    expect(await items(page).count()).toBe(updates.length);
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

  test('a combination without changes says so, and a single one is counted as one', async () => {
    const alone = countries.find(({ updates }) => updates.length === 1);
    expect(alone).toBeDefined();
    const page = await open(`/cambios?pais=${alone?.slug}`);
    const status = page.getByRole('main').getByRole('status');
    await status.getByText('1 cambio', { exact: true }).waitFor();
    await kind(page).selectOption(alone?.updates[0]?.concerns === 'health' ? 'embajada' : 'salud');
    await status.getByText('No hay cambios de ese tipo para ese país.', { exact: true }).waitFor();
    expect(await items(page).count()).toBe(0);
    await page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' }).fill('tokio');
    await page
      .getByRole('main')
      .getByRole('option', { name: /^Tokio\s*Japón/ })
      .waitFor();
    await clear(page).click();
    await expectAll(page, countries);
  });
});
