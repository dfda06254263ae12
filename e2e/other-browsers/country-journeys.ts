import { expect, test } from 'vitest';
import { COUNTRY_PAGES } from '../catalogue.ts';
import { expectedOf, expectVerdict } from '../country-page/country-sample.ts';
import { checkedDay, report, summary } from '../country-page/evidence.ts';
import { control } from '../forms/enquiry-forms.ts';
import { offer, saveButton } from '../offline/offline-reader.ts';
import type { OfflineSite } from '../offline/offline-site.ts';
import { verdictOf } from '../page-parts.ts';
import { locationOf, type Open } from '../site.ts';

export function countryJourneys(open: Open, site: OfflineSite): void {
  test('both pages of a country lead with its verdict', async () => {
    for (const [, pathOf] of COUNTRY_PAGES) {
      const page = await open(pathOf('japan'));
      await expectVerdict(page, await expectedOf('japan'));
    }
  });

  test('¿Cómo lo sabemos? opens, by mouse and by keyboard, and leads to a report of this very fact', async () => {
    const page = await open('/pais/kenya');
    expect(await checkedDay(page, 'Costo').isVisible()).toBe(false);
    await summary(page, 'Costo').click();
    await checkedDay(page, 'Costo').waitFor();
    await page.keyboard.press('Enter');
    await checkedDay(page, 'Costo').waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await report(page, 'Costo').click();
    await expect.poll(() => locationOf(page)).toMatch(/^\/reportar-error\?pais=kenya&dato=costos&dice=/);
    await expect.poll(() => control(page, 'Tipo de error').inputValue()).toBe('costos');
    await expect.poll(() => control(page, 'Información actual (incorrecta)').inputValue()).toMatch(/\S/);
  });

  test('the link is copied, or the reader is told that it could not be', async () => {
    const page = await open('/pais/japan');
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByText(/¡Enlace copiado!|No se pudo copiar el enlace/).waitFor();
  });

  test('what was saved opens without a server, and what was not says so', async () => {
    const page = await open('/pais/japan', site.options());
    // The size comes by itself when the page has been left alone for a while.
    await offer(page)
      .getByText(/^Al guardar se descargan/)
      .waitFor();
    await saveButton(page).click();
    await offer(page).getByText('Guardado: este país ya se abre sin conexión.').waitFor();
    await site.stop();
    await page.goto('/visa-para-japan-mexicanos');
    await verdictOf(page).waitFor();
    await page.goto('/pais/france');
    await page.getByRole('heading', { name: 'Sin conexión' }).waitFor();
    await page.getByRole('link', { name: 'Japón: ¿necesito visa?' }).click();
    await page.getByRole('heading', { name: '¿Necesita visa un mexicano para viajar a Japón?' }).waitFor();
  });
}
