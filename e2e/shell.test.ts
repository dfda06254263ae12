import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { address, expectLocation, PHONE, recordAnalytics, type TagCall, textOf, useSite } from './site.ts';

const { open } = useSite();

const PAGES = ['/', '/pais/japan', '/visa-para-canada-mexicanos', '/404'];

/** The console line the browser itself writes for a document that answers 404. */
const NOT_FOUND_NOISE = /Failed to load resource.*404/;

describe.each(PAGES)('the frame of %s', (path) => {
  const expectedNoise = path === '/404' ? [NOT_FOUND_NOISE] : [];

  test('has one landmark of each kind, one title, one language', async () => {
    const page = await open(path, { expectedNoise });
    for (const role of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
      expect.soft(await page.getByRole(role).count(), role).toBe(1);
    }
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('es-MX');
    expect(await page.title()).toMatch(/Pasaporte Verde/);
  });

  test('names the brand, the five destinations of the menu and where the reader is from', async () => {
    const page = await open(path, { expectedNoise });
    const banner = page.getByRole('banner');
    expect(await banner.getByRole('link', { name: /Pasaporte Verde/ }).getAttribute('href')).toBe('/');
    const links = await banner
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Destinos', '/#destinos'],
      ['Wiki', '/wiki'],
      ['Guías', '/guias'],
      ['Acerca de', '/acerca'],
      ['Contacto', '/contacto'],
    ]);
    await banner.getByText('Desde México', { exact: true }).waitFor();
    expect(await banner.getByRole('link', { name: 'Desde México' }).count()).toBe(0);
  });

  test('ends with resources, legal links, the disclaimer and the copyright of 2025', async () => {
    const page = await open(path, { expectedNoise });
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: 'Términos de Servicio' }).getAttribute('href')).toBe('/terminos');
    expect(await footer.getByRole('link', { name: 'Política de Privacidad' }).getAttribute('href')).toBe('/privacidad');
    expect(await footer.getByRole('link', { name: 'Reportar un error' }).getAttribute('href')).toBe('/reportar-error');
    expect(await textOf(footer)).toMatch(/Verifica siempre con la embajada o el consulado/);
    expect(await textOf(footer)).toMatch(/© 2025/);
  });

  test('lets the keyboard skip to the content', async () => {
    const page = await open(path, { expectedNoise });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expectLocation(page, `${path}#contenido`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  });
});

describe('the terms banner', () => {
  const accept = (page: Page) => page.getByRole('button', { name: 'Aceptar', exact: true });
  const dismiss = (page: Page) =>
    page.getByRole('complementary', { name: 'Aviso de términos' }).getByRole('button', { name: 'Cerrar', exact: true });
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('termsAccepted'));
  const options = { hasAcceptedTerms: false };

  test.each(PAGES)('is shown at the bottom of %s and links to the terms in a new tab', async (path) => {
    const expectedNoise = path === '/404' ? [NOT_FOUND_NOISE] : [];
    const page = await open(path, { ...options, expectedNoise, viewport: PHONE });
    const box = await accept(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect(box?.y).toBeGreaterThan(PHONE.height * 0.7);
    const terms = page.getByRole('complementary', { name: 'Aviso de términos' }).getByRole('link');
    expect(await terms.getAttribute('href')).toBe('/terminos');
    expect(await terms.getAttribute('target')).toBe('_blank');
  });

  test('Aceptar stores the acceptance and hides it for good, on every page', async () => {
    const page = await open('/', options);
    await accept(page).click();
    await accept(page).waitFor({ state: 'hidden' });
    expect(await stored(page)).toBe('true');
    for (const path of ['/', '/pais/japan']) {
      await page.goto(path);
      expect(await accept(page).count()).toBe(0);
    }
  });

  test('Cerrar hides it for this view only', async () => {
    const page = await open('/pais/japan', options);
    await dismiss(page).click();
    await accept(page).waitFor({ state: 'hidden' });
    expect(await stored(page)).toBe(null);
    await page.reload();
    await accept(page).waitFor();
  });

  test.each(['false', '1', 'TRUE', '{"a":', ''])('a stored %j is no acceptance', async (rubbish) => {
    const page = await open('/', {
      ...options,
      prepare: (blank) => blank.addInitScript((value) => localStorage.setItem('termsAccepted', value), rubbish),
    });
    await accept(page).waitFor();
  });

  test.each<[string, () => void]>([
    [
      'throws on every use',
      () => {
        const fail = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
      },
    ],
    [
      'cannot even be reached',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ])('with a storage that %s, Aceptar still hides it and the page still works', async (_name, breakStorage) => {
    const page = await open('/', { ...options, prepare: (blank) => blank.addInitScript(breakStorage) });
    await accept(page).click();
    await accept(page).waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: /^Visa Requerida/ })
      .first()
      .click();
    await expectLocation(page, '/?estado=visa-required');
  });

  test('never covers what has the focus at the end of a page', async () => {
    const page = await open('/pais/japan', { ...options, viewport: PHONE });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const link = await last.boundingBox();
    const banner = await page.getByRole('complementary', { name: 'Aviso de términos' }).boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  });
});

describe('the analytics tag', () => {
  async function openRecorded(path: string): Promise<[Page, (event?: string) => TagCall[]]> {
    let recorded: ((event?: string) => TagCall[]) | undefined;
    const page = await open(path, {
      prepare: async (blank) => {
        recorded = await recordAnalytics(blank);
      },
    });
    if (!recorded) throw new Error('The tag was not installed');
    return [page, recorded];
  }

  test('hears of Ver Destinos', async () => {
    const [page, recorded] = await openRecorded('/');
    await page.getByRole('link', { name: 'Ver Destinos' }).click();
    await expect
      .poll(() => recorded('button_click_destinos'))
      .toEqual([['event', 'button_click_destinos', { event_category: 'engagement', event_label: 'main_cta' }]]);
  });

  test('hears of a country shown on the question page, once', async () => {
    const [, recorded] = await openRecorded('/pais/south-korea');
    await expect.poll(() => recorded('country_view').length).toBe(1);
    expect(recorded('country_view')[0]?.[2]).toMatchObject({ event_category: 'Country', country_name: 'South Korea' });
  });

  test.each(['/', '/404', '/visa-para-japan-mexicanos'])('hears of no country view on %s', async (path) => {
    let recorded: ((event?: string) => TagCall[]) | undefined;
    const page = await open(path, {
      expectedNoise: path === '/404' ? [NOT_FOUND_NOISE] : [],
      prepare: async (blank) => {
        recorded = await recordAnalytics(blank);
      },
    });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => recorded?.('scroll_depth').length).toBeGreaterThan(0);
    expect(recorded?.('country_view')).toEqual([]);
  });

  test('hears of 25, 50, 75 and 100 percent of the page, once each and not before', async () => {
    const [page, recorded] = await openRecorded('/pais/japan');
    const marks = () => recorded('scroll_depth').map(([, , parameters]) => parameters['value']);
    const scrollTo = (share: number) =>
      page.evaluate((to) => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: scrollHeight * to - window.innerHeight, behavior: 'instant' });
      }, share);
    expect(marks()).toEqual([]);
    for (const [share, expected] of [
      [0.6, [25, 50]],
      [0.8, [25, 50, 75]],
      [1, [25, 50, 75, 100]],
    ] as const) {
      await scrollTo(share);
      await expect.poll(marks).toEqual(expected);
    }
    await scrollTo(0);
    await scrollTo(1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(marks()).toEqual([25, 50, 75, 100]);
    for (const [, , parameters] of recorded('scroll_depth')) expect(parameters['event_category']).toBe('engagement');
    await page.reload();
    await scrollTo(1);
    await expect.poll(() => marks().length).toBe(8);
  });

  test.each([
    ['WhatsApp', 'whatsapp'],
    ['Facebook', 'facebook'],
    ['Twitter', 'twitter'],
  ])('hears of a share on %s, with the page', async (name, method) => {
    const [page, recorded] = await openRecorded('/visa-para-japan-mexicanos');
    await page.evaluate(() => {
      window.open = () => window;
    });
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => recorded('social_share').length).toBe(1);
    expect(recorded('social_share')[0]?.[2]).toMatchObject({ method, page_path: '/visa-para-japan-mexicanos' });
  });

  test('hears nothing of a copied link', async () => {
    const [page, recorded] = await openRecorded('/pais/japan');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByText('¡Enlace copiado!').waitFor();
    expect(recorded('social_share')).toEqual([]);
  });

  test.each<[string, () => void, RegExp[]]>([
    [
      'throws',
      () => {
        Object.assign(window, {
          gtag: () => {
            throw new Error('the tag is broken');
          },
        });
      },
      [/La etiqueta de analítica falló/],
    ],
    ['is no function', () => Object.assign(window, { gtag: 'rubbish' }), [/La etiqueta de analítica falló/]],
    ['is absent', () => undefined, []],
  ])('that %s breaks nothing', async (_name, install, expectedNoise) => {
    const page = await open('/pais/japan', { prepare: (blank) => blank.addInitScript(install), expectedNoise });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver Destinos' }).click();
    await page.getByRole('combobox', { name: 'Buscar país' }).pressSequentially('japon');
    await page.getByRole('banner').getByRole('option').click();
    await expectLocation(page, '/pais/japan');
    await page.evaluate(() => {
      window.open = () => window;
    });
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await page.locator('#destinos').getByRole('link', { name: 'Canadá', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Canadá' }).waitFor();
  });
});

describe('the share block', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copiar enlace' });
  const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

  test.each([
    ['WhatsApp', /^https:\/\/wa\.me\/|^https:\/\/api\.whatsapp\.com\//, ['text']],
    ['Facebook', /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php/, ['u', 'quote']],
    ['Twitter', /^https:\/\/(twitter|x)\.com\/intent\/(tweet|post)/, ['text', 'url']],
  ])('%s opens a popup of 600 by 400 with the canonical address', async (name, service, parameters) => {
    for (const path of ['/pais/japan?utm_source=boletin', '/visa-para-japan-mexicanos']) {
      const page = await open(path);
      const opened: string[][] = [];
      await page.exposeFunction('keepPopup', (...popup: string[]) => {
        opened.push(popup);
      });
      await page.evaluate(() => {
        window.open = (url, target, features) => {
          const { keepPopup } = window as unknown as { keepPopup: (...popup: (string | undefined)[]) => void };
          keepPopup(String(url), target, features);
          return window;
        };
      });
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => opened.length).toBe(1);
      const [url = '', , features = ''] = opened[0] ?? [];
      expect(url).toMatch(service);
      expect(features.replace(/\s/g, '').split(',')).toEqual(expect.arrayContaining(['width=600', 'height=400']));
      const sent = new URL(url).searchParams;
      for (const parameter of parameters) expect(sent.get(parameter)).toBeTruthy();
      expect([...sent.values()].join(' ')).toContain(await canonical(page));
      expect(page.context().pages()).toHaveLength(1);
    }
  });

  test('a real popup has the service in it, and the page stays', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await expect.poll(async () => new URL((await popup).url()).hostname).toBe('wa.me');
    await expectLocation(page, '/pais/japan');
  });

  test('with popups blocked the link opens a tab instead', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true });
    await page.evaluate(() => {
      window.open = () => null;
    });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Facebook' }).click();
    await expect.poll(async () => new URL((await opened).url()).hostname).toBe('www.facebook.com');
    await expectLocation(page, '/pais/japan');
  });

  test('with scripts that never come the link opens a tab too', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true, expectedNoise: [/ERR_FAILED/, /Error hydrating/] });
    await page.route('**/_astro/*.js', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await failed;
    const opened = page.context().pages()[1] ?? (await clickForTab(page));
    await expect.poll(() => new URL(opened.url()).hostname).toBe('wa.me');
  });

  /** The second tap, for when the first one was spent on finding out that the scripts do not come. */
  async function clickForTab(page: Page): Promise<Page> {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    return opened;
  }

  test('the copied link is the canonical address, and a toast says so', async () => {
    const page = await open('/pais/japan?utm_source=boletin', { permissions: ['clipboard-read', 'clipboard-write'] });
    await copy(page).click();
    const toast = page.getByRole('status').filter({ hasText: '¡Enlace copiado!' });
    await toast.waitFor();
    expect(await textOf(toast)).toContain('El enlace se ha copiado al portapapeles.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonical(page));
  });

  test.each<[string, () => void]>([
    [
      'denied',
      () => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      },
    ],
    ['missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ])('a clipboard that is %s gives the error toast', async (_name, breakClipboard) => {
    const page = await open('/pais/japan', { prepare: (blank) => blank.addInitScript(breakClipboard) });
    await copy(page).click();
    const toast = page.getByRole('alert').filter({ hasText: 'No se pudo copiar el enlace.' });
    await toast.waitFor();
    expect(await textOf(toast)).toMatch(/^Error\s*No se pudo copiar el enlace\.$/);
  });

  test('when even the code of the toast cannot be fetched, a plain line says it', async () => {
    const page = await open('/pais/japan', {
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedNoise: [/ERR_FAILED/],
      prepare: (blank) => blank.route('**/_astro/toast-view*.js', (route) => route.abort()),
    });
    await copy(page).click();
    await page.getByRole('status').filter({ hasText: '¡Enlace copiado!' }).waitFor();
  });
});

test('every link inside the site leads to a page', async () => {
  const hrefs = new Set<string>();
  for (const path of ['/', '/pais/japan', '/visa-para-canada-mexicanos']) {
    const page = await open(path);
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    for (const href of found) hrefs.add(href);
  }
  expect(hrefs.size).toBeGreaterThan(60);
  const broken: string[] = [];
  for (const href of hrefs) {
    if ((await fetch(address(href), { redirect: 'manual' })).status !== 200) broken.push(href);
  }
  expect(broken).toEqual([]);
});
