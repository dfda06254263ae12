import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { copiedText, linkCopied, MAY_COPY } from '../../clipboard.ts';
import { printedSheets } from '../../printed-sheets.ts';
import { holding, storedUnder } from '../../stored-data.ts';
import { border, kept, PATH, says, section, sentence, useMyTrip } from './my-trip-page.ts';

const { visit } = useMyTrip();

const OWN = '&vence=2027-06-01&menores=8&con=one';
const ROUTE = '#viaje=japan~2027-05-01~2027-05-20~united-states:Dallas (DFW):si&viaje=thailand~2027-05-20~2027-05-30';

describe('my trip, to others', () => {
  test('is shared without the reader’s own data unless they are ticked, and opens elsewhere', async () => {
    const page = await visit(ROUTE + OWN, { ...MAY_COPY, ...holding({ holds: ['us-visa'] }) });
    await page.getByText('Compartir mi viaje').click();
    const copied = async () => {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await linkCopied(page).first().waitFor();
      return decodeURIComponent(new URL(await copiedText(page)).hash);
    };
    const whatsApp = async () => {
      const href = (await page.getByRole('button', { name: 'WhatsApp' }).getAttribute('href')) ?? '';
      return new URL(href).searchParams.get('text') ?? '';
    };
    expect(await copied()).not.toMatch(/vence|menores|con=|tengo/);
    expect(await whatsApp()).toMatch(/^Mi viaje\. [\s\S]*\*Ruta\*[\s\S]*Tailandia[\s\S]*\/mi-viaje#viaje=japan/);
    expect(await whatsApp()).not.toMatch(/pasaporte no alcanza|ya la tienes|8 años/);
    await page.getByLabel('Incluir quién viaja').check();
    const link = await copied();
    expect(link).toMatch(/vence=2027-06-01.*menores=8.*con=one.*tengo=us-visa/);
    expect(await whatsApp()).toMatch(/no alcanza/);

    const other = await visit(link);
    await says(other.getByRole('main'), 'Este viaje viene de un enlace');
    await says(sentence(other), /no alcanza para Tailandia/);
    for (const path of ['/mi-lista?pais=japan', '/escalas']) {
      await other.goto(path + link);
      await says(other.getByRole('main'), 'Este viaje viene de un enlace');
    }
    expect(await kept(other)).toBe(null);
    await other.goBack();
    await other.getByRole('button', { name: 'Guardarlo aquí' }).click();
    expect(await kept(other)).toContain('thailand');
    expect(await storedUnder(other, 'pv:situacion')).toContain('us-visa');
    await other.goto(PATH);
    await says(border(other, 'Tailandia'), '20 may');
  });

  test('goes into the calendar with the last day for every permit', async () => {
    const page = await visit('#viaje=united-kingdom~2027-05-03~2027-05-20&vence=2030-05-01');
    await page.getByText('Te falta el permiso en línea del Reino Unido').first().waitFor();
    await page.getByText('Llevar a mi calendario').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar para mi calendario' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('mi-viaje.ics');
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(text).toMatch(/SUMMARY:Último día para pedir el permiso en línea del Reino Unido/);
    expect(text).toMatch(/SUMMARY:Renueva tu pasaporte/);
  });

  test('fits on two printed pages with two countries and a connection, on three with four, without its controls', async () => {
    const page = await visit(ROUTE + OWN);
    await says(section(page, 'Lo que te falta'), /Tailandia/);
    expect((await printedSheets(page)).count).toBeLessThanOrEqual(2);
    const longer = await visit(
      `${ROUTE}&viaje=vietnam~2027-05-30~2027-06-10&viaje=south-korea~2027-06-10~2027-06-20${OWN}`,
    );
    await says(section(longer, 'Lo que te falta'), /Vietnam/);
    expect((await printedSheets(longer)).count).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await section(page, 'Qué llevas').isVisible()).toBe(true);
  });
});
