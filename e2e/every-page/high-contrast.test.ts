import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { details, more, tile } from '../home/home-cells.ts';
import { verdictOf } from '../page-parts.ts';
import { searchBox, suggestions } from '../search/search-box.ts';
import { expectLocation, onEach, useSite } from '../site.ts';

const { blank, open } = useSite();

describe('Windows high contrast, which takes backgrounds and shadows away', () => {
  const options = { forcedColors: 'active' } as const;

  /** It is set off from what is around it: by a border or an outline. */
  const hasEdge = (element: Locator) =>
    element.evaluate((node) => {
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(node);
      const isDrawn = (style: string, width: string) => style !== 'none' && parseFloat(width) >= 1;
      return isDrawn(borderTopStyle, borderTopWidth) || isDrawn(outlineStyle, outlineWidth);
    });
  /** What is left to tell one state from another. */
  const looks = (element: Locator) =>
    element.evaluate((node) => {
      const { borderTop, outline, textDecorationLine, fontWeight } = getComputedStyle(node);
      return [borderTop, outline, textDecorationLine, fontWeight].join(' ');
    });

  test('home: cards, rows, filters, badges, buttons and the dialog keep an edge, and what is chosen looks chosen', async () => {
    const page = await open('/', { ...options, hasAcceptedTerms: false });
    const group = page.getByRole('region', { name: 'Oceanía', exact: true });
    const unfold = more(group);
    const edged = {
      card: group.getByRole('article').first(),
      badge: group.getByRole('article').first().getByText('Visa Requerida').locator('..'),
      filter: tile(page, /^Sin Visa/),
      search: searchBox(page),
      region: page.getByRole('combobox', { name: 'Región' }),
      terms: page.getByRole('button', { name: 'Aceptar' }),
      banner: page.getByRole('dialog', { name: 'Términos' }),
    };
    for (const [name, element] of Object.entries(edged)) expect(await hasEdge(element), name).toBe(true);
    await unfold.click();
    expect(
      await hasEdge(
        group
          .getByRole('listitem')
          .filter({ has: page.getByRole('link') })
          .first(),
      ),
      'row',
    ).toBe(true);
    await details(page, 'Japón').click();
    const dialog = page.getByRole('dialog', { name: 'Japón' });
    await dialog.waitFor();
    expect(await dialog.evaluate((node) => getComputedStyle(node).borderLeftStyle)).toBe('solid');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const chosen = tile(page, /^Visa Requerida/);
    await chosen.click();
    await expectLocation(page, '/?estado=visa-required');
    await chosen.and(page.getByRole('button', { pressed: true })).waitFor();
    expect(await looks(chosen)).not.toBe(await looks(tile(page, /^Sin Visa/)));
    const badge = (name: string) =>
      page.getByRole('group', { name: 'Filtrar por sello' }).getByRole('button', { name }).locator('> *');
    expect(await looks(badge('Visa Requerida'))).not.toBe(await looks(badge('Sin Visa')));
    const search = searchBox(page);
    await search.fill('an');
    const listed = suggestions(page);
    await listed.nth(1).waitFor();
    await search.press('ArrowDown');
    await expect.poll(() => listed.first().getAttribute('aria-selected')).toBe('true');
    expect(await looks(listed.first())).not.toBe(await looks(listed.nth(1)));
  });

  test('both pages of a country: verdict, badge, buttons and disclosures', async () => {
    const page = await blank(options);
    await onEach(page, ['/pais/kenya', '/visa-para-kenya-mexicanos'], async () => {
      const main = page.getByRole('main');
      expect(await hasEdge(verdictOf(page)), 'verdict').toBe(true);
      expect(await hasEdge(main.getByRole('button', { name: 'WhatsApp' })), 'share').toBe(true);
      const marker = (summary: Element) => getComputedStyle(summary, '::before').borderRightStyle;
      for (const summary of await main.locator('summary').all()) expect(await summary.evaluate(marker)).toBe('solid');
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      const toast = page
        .getByText(/¡Enlace copiado!|No se pudo copiar/)
        .locator('xpath=ancestor-or-self::*[@role]/*')
        .first();
      await toast.waitFor();
      expect(await hasEdge(toast), 'toast').toBe(true);
    });
  });

  test('the chosen tab of the wiki and the fields of a form', async () => {
    const page = await open('/wiki', options);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Dinero').click();
    await expectLocation(page, '/wiki#dinero');
    await tab('Dinero')
      .and(page.getByRole('tab', { selected: true }))
      .waitFor();
    expect(await looks(tab('Dinero'))).not.toBe(await looks(tab('Salud')));
    await page.goto('/contacto');
    for (const field of await page.getByRole('main').getByRole('textbox').all()) {
      expect(await hasEdge(field)).toBe(true);
    }
  });
});
