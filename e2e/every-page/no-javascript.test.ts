import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { publishedCountries } from '../catalogue.ts';
import { fillIn, stubInbox, submitOf } from '../forms/enquiry-forms.ts';
import { countryLinks } from '../home/home-cells.ts';
import { textOf, textsOf } from '../page-parts.ts';
import { expectNoSidewaysScroll, NOT_FOUND_NOISE, onEach, SCREENS, useSite } from '../site.ts';
import { PAGES } from './page-types.ts';

const { blank, open } = useSite();

const withoutScripts = { javaScriptEnabled: false } as const;

/** Nothing that only a script can answer is on screen: links work by themselves, fields with the form they are in. */
async function expectNoDeadControls(page: Page): Promise<void> {
  const dead = await page.evaluate(() =>
    [...document.querySelectorAll('button:enabled, input, select, textarea, [role="button"], [role="combobox"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[aria-hidden="true"], form[action], a[href], [popovertarget]'))
      .map((control) => control.outerHTML),
  );
  expect(dead).toEqual([]);
}

describe('without JavaScript', () => {
  test('on a phone and on a desktop every kind of page has its navigation, waits for no script and shows nothing that only one can answer', async () => {
    const page = await blank({ ...withoutScripts, expectedNoise: [NOT_FOUND_NOISE] });
    const screens = [...SCREENS];
    await onEach(page, PAGES, async () => {
      expect(await page.getByRole('button', { name: 'Aceptar' }).count()).toBe(0);
      expect(await page.getByText('Un momento').filter({ visible: true }).count()).toBe(0);
      // From the screen of the page before to the other one: a resize costs as much as a load.
      screens.reverse();
      for (const [screen, viewport] of screens) {
        await page.setViewportSize(viewport);
        if (screen === 'phone') await page.getByRole('button', { name: 'Abrir menú' }).click();
        const shown = page.getByRole('banner').getByRole('link').filter({ visible: true });
        expect(await textsOf(shown), screen).toEqual(
          expect.arrayContaining(['Destinos', 'Wiki', 'Guías', 'Acerca de', 'Contacto']),
        );
        await expectNoDeadControls(page);
      }
    });
  });

  // Both pages of a country are read whole without a script in country-page/question-page.test.ts and guide-page.test.ts, what they
  // share in share/message.test.ts. That every page home leads to is there, `every-country.test.ts` knows; cards and rows under
  // their regions: home/rows.test.ts.
  test('home lists every country, each with the way to its page, counts them, and posts the newsletter', async () => {
    const countries = await publishedCountries();
    const page = await open('/', withoutScripts);
    const hrefs = await countryLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect([...hrefs].sort()).toEqual(countries.map(({ slug }) => `/pais/${slug}`).sort());
    const figures = page.getByRole('region', { name: 'El catálogo en números' });
    const counted = async (label: string) =>
      Number(await textOf(figures.locator('dl > div').filter({ hasText: label }).locator('dd')));
    const withStatus = (status: string) => countries.filter(({ visaStatus }) => visaStatus.value === status).length;
    expect(await counted('países en total')).toBe(countries.length);
    expect(await counted('destinos sin visa')).toBe(withStatus('visa-free'));
    expect(await counted('países que exigen visa')).toBe(withStatus('visa-required'));
    expect(await counted('países con ETA/e-Visa')).toBe(withStatus('eta-required'));
    for (const [, viewport] of SCREENS) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }

    const requests = await stubInbox(page, '/buzon/boletin', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Recibido</title>' }),
    );
    await fillIn(page, { Nombre: 'Itzel', Email: 'itzel@correo.com' });
    await submitOf(page).click();
    await expect.poll(() => page.title()).toBe('Recibido');
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.postData() ?? ''))).toEqual({
      'ml-submit': '1',
      anticsrf: 'true',
      'fields[name]': 'Itzel',
      'fields[email]': 'itzel@correo.com',
      sitio_web: '',
    });
  });
});
