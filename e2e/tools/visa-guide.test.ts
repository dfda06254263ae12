import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilStored, useOfflineSite } from '../offline/offline-site.ts';
import { address, expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';
import { holding } from '../stored-data.ts';

const { open } = useSite();
const site = useOfflineSite();

const tap = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check();
const answer = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor();

describe('the American visa', () => {
  test('five taps say whether there is an interview; a day says until when, for the phone’s calendar; a slip is named', async () => {
    const page = await open('/visa-americana', { viewport: PHONE });
    for (const option of [/^Turista/, /hace menos de 12 meses/, '18 o más', /^No, o me la negaron/])
      await tap(page, option);
    await answer(page, 'Falta poco');
    await tap(page, 'Nada de eso');
    await answer(page, 'Sin entrevista');

    const day = page.getByLabel('¿Qué día vence o venció tu visa?');
    await day.fill('2090-01-01');
    await day.blur();
    await page.getByText('faltan más de 10 años para ese día').waitFor();
    await day.fill('2020-01-01');
    await page.getByText('ya pasaron 12 meses desde que venció').waitFor();
    const nextYear = `${new Date().getFullYear() + 1}-03-10`;
    await day.fill(nextYear);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar para mi calendario' }).click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toBe('visa-americana.ics');
    expect(file).toContain(`DTSTART;VALUE=DATE:${new Date().getFullYear() + 2}0310`);
    await expectNoSidewaysScroll(page);

    // One answer changed: what followed from the others is asked again only if it still matters.
    await tap(page, /hace 12 meses o más/);
    await answer(page, 'Con entrevista');
    expect(await page.getByRole('radio', { name: 'Nada de eso' }).count()).toBe(0);
  });

  test('a family’s sum follows its people, and a word in place of a number is named', async () => {
    const page = await open('/visa-americana');
    const total = page.getByRole('status').filter({ hasText: 'MXN' });
    await page.getByLabel('De 15 años en adelante').fill('1');
    await expect.poll(() => total.textContent()).toContain('3,330');
    await page.getByLabel(/^Menores de 15/).fill('2');
    await expect.poll(() => total.textContent()).toContain('3,870');
    await page.getByLabel(/^Menores de 15/).fill('dos');
    await page.getByText('Escribe cuántas personas, con números: 20 o menos.').waitFor();
    expect(await page.getByLabel(/^Menores de 15/).inputValue()).toBe('dos');
  });

  test('without scripts every answer, fee, step and refusal can be read, and the age of the waits is never hidden', async () => {
    const page = await open('/visa-americana', { javaScriptEnabled: false });
    await page.getByText('Todas las respuestas y de dónde salen').click();
    for (const words of ['Sin entrevista', 'Pregunta antes', '18 o más · No, o me la negaron']) {
      expect(await page.getByText(words).first().isVisible()).toBe(true);
    }
    expect(await page.getByText(/Cifras del .*: valen 35 días\. Mira también las de hoy/).isVisible()).toBe(true);
    expect(await page.getByText('Paso a paso').first().isVisible()).toBe(true);
    await page.getByRole('link', { name: /negativas, fraudes y dudas/ }).click();
    await page.getByText('214(b)').first().click();
    expect(await page.getByText('No se apela.').isVisible()).toBe(true);
  });
});

test('on a reader’s own day, waits older than 35 days say so', async () => {
  const content = readFileSync('content/us-visa-waits.yaml', 'utf8');
  const published = [...content.matchAll(/date: "(.+)"/g)].at(-1)?.[1];
  const after = (days: number) => ({
    prepare: (page: Page) => page.clock.setFixedTime(Date.parse(`${published}T18:00:00Z`) + days * 86_400_000),
  });
  const words = 'Estas cifras tienen más de 35 días y ya no valen para planear.';
  expect(await (await open('/visa-americana', after(35))).getByText(words).isVisible()).toBe(false);
  await (await open('/visa-americana', after(36))).getByText(words).waitFor();
});

test('the Canadian visa says how many days it took, and how that has changed', async () => {
  const page = await open('/visa-canadiense', { viewport: PHONE, javaScriptEnabled: false });
  expect(await page.getByRole('row', { name: /^Desde México \d+ días$/ }).isVisible()).toBe(true);
  await page.getByText('Cómo han cambiado').click();
  const earlier = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Cuándo' }) });
  expect(await earlier.count()).toBe(1);
  expect(await earlier.getByRole('row', { name: '31 de marzo de 2026 26 días' }).isVisible()).toBe(true);
  await expectNoSidewaysScroll(page);
});

test('the Canadian visa takes what the reader said in Mis visas, answers in two taps more, and without a network', async () => {
  const page = await open('/visa-canadiense', { ...site.options(), ...holding({ holds: ['us-visa'] }) });
  await untilStored(page, '/visa-canadiense');
  await site.stop();
  await page.reload();
  await tap(page, /^En avión/);
  await tap(page, 'No');
  await answer(page, 'Te basta la eTA');
  await tap(page, /^Por tierra/);
  await answer(page, 'Pides la visa');
});

test('a country with a visa guide leads to it, and it leads back', async () => {
  const built = async (path: string) => (await fetch(address(path))).text();
  expect(await built('/pais/canada')).toMatch(/<a [^>]*href="\/visa-canadiense"[^>]*>Visa canadiense</);
  expect(await built('/visa-canadiense')).toMatch(/<a [^>]*href="\/pais\/canada"[^>]*>Requisitos y estancia en Canadá/);
});
