import { describe, expect, test } from 'vitest';
import { isStored, untilStored, useOfflineSite } from '../../offline/offline-site.ts';
import { box } from '../../page-parts.ts';
import { JAPAN, ready, useChecklist } from './checklist-page.ts';

const { openList } = useChecklist();
const site = useOfflineSite();

describe('without a connection', () => {
  test('a list that was opened once opens again, whole, and what is done then is kept', async () => {
    const page = await openList(JAPAN, site.options());
    await untilStored(page, '/mi-lista');
    await untilStored(page, '/fichas/japan.json');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Para entrar a Japón' }).waitFor();
    await page.getByRole('link', { name: '+1 520 623 7874' }).waitFor();
    await box(page, /^Pasaporte original/).check();
    await page.reload();
    await ready(page);
    expect(await box(page, /^Pasaporte original/).isChecked()).toBe(true);
  });

  test('one that was not says so and leads to what can be opened', async () => {
    const page = await openList(JAPAN, { ...site.options(), expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });
    await untilStored(page, '/mi-lista');
    await untilStored(page, '/paises.json');
    expect(await isStored(page, '/fichas/spain.json')).toBe(false);
    await page.context().setOffline(true);
    await page.goto('/mi-lista?pais=spain');
    await page.getByText(/no pudimos traer las reglas de España\./).waitFor();
    await box(page, /^Pasaporte original/).waitFor();
  });
});
