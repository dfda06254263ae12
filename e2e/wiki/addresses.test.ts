import { describe, expect, test } from 'vitest';
import { expectLocation, holdScripts, useSite } from '../site.ts';
import { expectOpen, panel, TABS, tab } from './wiki-tabs.ts';

const { open, blank } = useSite();

describe('the addresses', () => {
  test('a tab opens by the older name of its text, by its own, and the first one by any other', async () => {
    const page = await open('/acerca');
    for (const [at, { label, alias }] of TABS.entries()) {
      // Another query, or the browser would stay in the document it has.
      await page.goto(`/wiki?${at}#${alias}`);
      await expectOpen(page, label);
      expect(await tab(page, label).isVisible()).toBe(true);
      const next = TABS[(at + 1) % TABS.length] ?? TABS[0];
      await page.goto(`/wiki?${at}#${next.anchor}`);
      await expectOpen(page, next.label);
    }
    for (const unknown of ['nada', '%E0%A4%A']) {
      await page.goto(`/wiki?${unknown}#${unknown}`);
      await expectOpen(page, 'Documentos');
    }
  });

  test('the right text is there before any script file has arrived: nothing flashes', async () => {
    const page = await blank();
    await page.route('**/_astro/*.js', () => new Promise(() => undefined));
    await page.goto('/wiki#schengen', { waitUntil: 'commit' });
    await page.locator('#salud').waitFor({ state: 'attached' });
    const shown = page.locator('#temas > section:visible');
    await expect.poll(() => shown.count()).toBe(1);
    expect(await shown.getAttribute('id')).toBe('schengen');
    expect(await tab(page, 'Schengen').getAttribute('aria-selected')).toBe('true');
  });

  test('the first key is not lost while the header still sleeps', async () => {
    const page = await open('/wiki');
    await expectOpen(page, 'Documentos');
    const release = await holdScripts(page);
    await tab(page, 'Documentos').focus();
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 'Schengen');
    release();
  });

  test('Back leaves the wiki at once, and coming back finds the tab that was open', async () => {
    const page = await open('/acerca');
    await page.getByRole('link', { name: 'Wiki', exact: true }).click();
    await expectOpen(page, 'Documentos');
    await tab(page, 'Dinero').click();
    await tab(page, 'Salud').click();
    await page.goBack();
    await expectLocation(page, '/acerca');
    await page.goForward();
    await expectLocation(page, '/wiki#salud');
    await expectOpen(page, 'Salud');
    await page.reload();
    await expectOpen(page, 'Salud');
  });

  test('a link from one text to another opens its tab in view, and Back returns', async () => {
    const page = await open('/wiki#salud');
    await panel(page).getByRole('link', { name: 'zona Schengen' }).click();
    await expectOpen(page, 'Schengen');
    await expectLocation(page, '/wiki#schengen');
    expect(
      await tab(page, 'Schengen').evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await expectOpen(page, 'Salud');
  });

  test('a part of a text can be linked to, and the skip link keeps the open tab', async () => {
    const page = await open('/wiki#schengen-ees-y-etias');
    await expectOpen(page, 'Schengen');
    await expect
      .poll(() => page.locator('#schengen-ees-y-etias').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(700);
    await page.evaluate(() => {
      location.hash = '#contenido';
    });
    await expectLocation(page, '/wiki#contenido');
    await expectOpen(page, 'Schengen');
  });
});
