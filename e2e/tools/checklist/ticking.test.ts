import { describe, expect, test } from 'vitest';
import { factsOf } from '../../catalogue.ts';
import { box, sectionOf, textsOf } from '../../page-parts.ts';
import { PHONE } from '../../site.ts';
import { holding, storedUnder } from '../../stored-data.ts';
import { begun, count, JAPAN, ready, useChecklist } from './checklist-page.ts';

const { open, openList } = useChecklist();

describe('the list of a country', () => {
  test('has every requirement of the record; what is ticked is ticked after a reload, and in the overview', async () => {
    const { requirements: all, healthRequirements } = await factsOf('japan');
    // What is asked of children is asked once one travels.
    const requirements = all.filter((text) => !/menores/i.test(text));
    const page = await openList();
    for (const text of [...requirements, ...healthRequirements]) await box(page, text).waitFor();
    const total = requirements.length + healthRequirements.length + 4;
    await count(page)
      .filter({ hasText: `0 de ${total} cosas listas` })
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ has: box(page, requirements[0] ?? '') })
      .getByText(requirements[0] ?? '')
      .click();
    await box(page, /^Pasaporte original/).check();
    await count(page)
      .filter({ hasText: `2 de ${total} cosas listas` })
      .waitFor();
    await page.reload();
    await ready(page);
    expect(await box(page, requirements[0] ?? '').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Todas tus listas' }).click();
    await page.getByRole('link', { name: `Japón 2 de ${total} cosas listas` }).click();
    await count(page)
      .filter({ hasText: `2 de ${total}` })
      .waitFor();
  });

  test('is begun from the search, by keyboard alone', async () => {
    const page = await open('/mi-lista', { viewport: PHONE });
    await page.getByRole('combobox', { name: '¿A qué país vas?' }).focus();
    await page.keyboard.type('tokio');
    await page
      .getByRole('main')
      .getByRole('option', { name: /^Tokio\s*Japón/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await ready(page);
    await page.getByRole('link', { name: 'Ver la ficha' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await count(page).filter({ hasText: '1 de' }).waitFor();
    await page.keyboard.press('Space');
    await count(page).filter({ hasText: '0 de' }).waitFor();
  });

  test('is not stored by being looked at', async () => {
    const page = await openList();
    await page.getByRole('heading', { name: 'Para entrar a Japón' }).waitFor();
    expect(await storedUnder(page, 'pv:listas')).toBeNull();
  });

  test('says until when the passport must be valid, once there are dates, and the papers of a child', async () => {
    const page = await openList('/mi-lista?pais=peru');
    const entry = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Entras', { exact: true }).fill(entry);
    await box(page, /^Pasaporte vigente, por lo menos, hasta el/).check();
    await box(page, 'Viaja una niña').check();
    await box(page, /formato SAM de Migración/).check();
    expect(await page.getByRole('link', { name: /formato SAM en el sitio/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.inm\.gob\.mx\//,
    );
    await box(page, 'Viaja una niña').uncheck();
    await box(page, /formato SAM/).waitFor({ state: 'detached' });
  });

  test('has the dates and children of the journey, and gives it those that are typed here', async () => {
    const page = await openList(JAPAN, begun({ notes: 'Ventanilla' }));
    await page.getByLabel('Entras', { exact: true }).fill('2040-05-01');
    await box(page, 'Viaja una niña').check();
    expect(await page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
    await page.getByLabel('Sales', { exact: true }).fill('2040-05-20');
    await page.goto('/revisa-tus-fechas');
    await expect.poll(() => page.getByLabel('Entras', { exact: true }).inputValue()).toBe('2040-05-01');
    await page.getByLabel('Sales', { exact: true }).fill('2040-05-25');
    await page.goto('/mi-lista?pais=peru');
    await ready(page);
    expect(await box(page, 'Viaja una niña').isChecked()).toBe(true);
    expect(await page.getByLabel('Sales', { exact: true }).inputValue()).toBe('');
    await page.goto(JAPAN);
    await expect.poll(() => page.getByLabel('Sales', { exact: true }).inputValue()).toBe('2040-05-25');
    await page.getByRole('link', { name: 'Todas tus listas' }).click();
    await page.getByRole('link', { name: /^Japón .* llegas el 1\.º de mayo de 2040/ }).waitFor();
  });

  test('computes nothing from dates that cannot be, and says so at the field', async () => {
    const page = await openList('/mi-lista?pais=peru');
    await page.getByLabel('Entras', { exact: true }).fill('2027-05-20');
    await page.getByLabel('Sales', { exact: true }).fill('2027-05-03');
    await page.getByText(/^La salida no puede ser antes que la entrada/).waitFor();
    expect(await page.getByLabel('Sales', { exact: true }).getAttribute('aria-describedby')).toContain('error');
    expect(await box(page, /^Pasaporte vigente, por lo menos/).count()).toBe(0);
  });

  test('asks for what this reader must do, and says why', async () => {
    const page = await openList('/mi-lista?pais=canada', holding({ holds: ['us-visa'] }));
    const own = sectionOf(page, 'En tu caso: ETA/e-Visa');
    await own.getByText('Porque tienes visa de EE. UU. vigente').waitFor();
    expect(await own.getByRole('checkbox').count()).toBe(2);
    await own.getByRole('checkbox', { name: 'Tu visa de EE. UU. vigente, en original' }).check();
    const everybody = await openList('/mi-lista?pais=canada');
    await everybody.getByRole('link', { name: 'Mis visas' }).first().waitFor();
    await everybody.getByRole('heading', { name: 'Para entrar a Canadá' }).waitFor();
    expect(await everybody.getByRole('heading', { name: /^En tu caso/ }).count()).toBe(0);
  });

  test('shows a requirement that changed after it was ticked, with the words it had', async () => {
    const { requirements, requirementIds } = await factsOf('japan');
    const [first = ''] = requirements;
    const [id = ''] = requirementIds;
    const before = first.replace(/\S+$/, 'antes');
    const ticked = { [id]: before, carta: 'Carta notariada del hotel' };
    const page = await openList(JAPAN, begun({ ticked }));
    const changed = box(page, first);
    await page.getByText(`Cambió en la ficha. Lo habías marcado cuando decía: «${before}».`).waitFor();
    expect(await changed.isChecked()).toBe(false);
    const gone = sectionOf(page, 'Cambió en la ficha');
    expect(await textsOf(gone.getByRole('listitem').locator('span'))).toEqual(['Carta notariada del hotel']);
    await gone.getByRole('button', { name: 'Quitar: Carta notariada del hotel' }).click();
    await changed.check();
    await page.reload();
    await ready(page);
    await expect.poll(() => changed.isChecked()).toBe(true);
    expect(await page.getByText('Cambió en la ficha').count()).toBe(0);
  });
});
