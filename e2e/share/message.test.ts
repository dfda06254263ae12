import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copiedText, linkCopied, MAY_COPY } from '../clipboard.ts';
import { expectedOf } from '../country-page/country-sample.ts';
import { canonicalOf, plain, textOf } from '../page-parts.ts';
import { useSite } from '../site.ts';
import { holding } from '../stored-data.ts';

const { open } = useSite();

describe('what is shared', () => {
  const whatsapp = (page: Page) => page.getByRole('button', { name: 'WhatsApp' });
  const ownBox = (page: Page) => page.getByRole('checkbox', { name: /^Incluir mis visas en el enlace/ });

  /** The message of the WhatsApp link. */
  async function message(page: Page): Promise<string[]> {
    const href = (await whatsapp(page).getAttribute('href')) ?? '';
    return (new URL(href).searchParams.get('text') ?? '').split('\n').map(plain);
  }

  test.each(['/pais/canada', '/visa-para-canada-mexicanos'])(
    'from %s: the answer, its conditions, when it was checked, by whom it is said and the address, with or without scripts',
    async (path) => {
      const page = await open(path, { javaScriptEnabled: false });
      const [question, answer, conditions, checked, url, ...rest] = await message(page);
      expect(question).toBe('¿Necesita visa un mexicano para viajar a Canadá?');
      const { verdict, stay, cost } = await expectedOf('canada');
      for (const part of [verdict, `Estancia: ${stay[0]}`, `Costo: ${cost[0]}`]) expect(answer).toContain(part);
      expect(conditions).toMatch(/^Depende de tu caso\. \S/);
      expect(checked).toMatch(/^Datos verificados el \d.* Fuente: \S/);
      expect(url).toBe(await canonicalOf(page));
      expect(rest).toEqual([]);
    },
  );

  test('the first tap opens the whole message, with what is in doubt', async () => {
    const page = await open('/pais/thailand', { opensOtherSites: true });
    const popup = page.waitForEvent('popup');
    await whatsapp(page).click();
    const text = async () => new URL((await popup).url()).searchParams.get('text');
    const { verdict } = await expectedOf('thailand');
    await expect.poll(text).toMatch(new RegExp(`\\n\\S.*por confirmar.*\\n${verdict}`, 's'));
  });

  describe('with the reader’s situation', () => {
    test('nothing of it leaves unless the reader ticks it, and what leaves is named', async () => {
      const page = await open('/pais/canada', { ...holding({ holds: ['us-visa'], arrival: 'air' }), ...MAY_COPY });
      await page.getByText('En tu caso:').waitFor();
      expect(await ownBox(page).isChecked()).toBe(false);
      expect((await message(page)).join()).not.toMatch(/mi caso|tengo=/);

      await ownBox(page).check();
      await expect.poll(async () => (await message(page)).at(-1)).toMatch(/\/pais\/canada#tengo=us-visa&llego=avion$/);
      const [, answer = '', ...rest] = await message(page);
      expect(answer).toMatch(
        /^En mi caso \(visa de EE\. UU\. vigente, en avión\): AUTORIZACIÓN ELECTRÓNICA REQUERIDA\. /,
      );
      expect(rest.at(-1)).toMatch(/\/pais\/canada#tengo=us-visa&llego=avion$/);
      expect(await textOf(page.locator('label', { has: ownBox(page) }))).toContain('visa de EE. UU. vigente, en avión');
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await linkCopied(page).waitFor();
      const copied = await copiedText(page);
      expect(copied).toBe(rest.at(-1));

      await ownBox(page).uncheck();
      await expect.poll(async () => (await message(page)).at(-1)).toBe(await canonicalOf(page));
    });

    test('whoever opens the link sees that answer and whose it is', async () => {
      const page = await open('/pais/canada#tengo=us-visa&llego=avion');
      await page.getByText('Según este enlace:').waitFor();
      expect((await message(page)).at(-1)).toMatch(/\/pais\/canada$/);
      expect(await ownBox(page).count()).toBe(0);
    });

    test('is not even offered where it changes nothing', async () => {
      const page = await open('/pais/japan', holding({ holds: ['us-visa'] }));
      expect(await ownBox(page).count()).toBe(0);
    });
  });
});
