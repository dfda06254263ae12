import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectLocation, plain, recordAnalytics, textOf, useSite, type VisitOptions } from './site.ts';

const { open } = useSite();

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

describe('what is shared', () => {
  const whatsapp = (page: Page) => page.getByRole('button', { name: 'WhatsApp' });
  const ownBox = (page: Page) => page.getByRole('checkbox', { name: /^Incluir mi situación en el enlace/ });

  /** The message of the WhatsApp link, once the buttons are awake. */
  async function message(page: Page): Promise<string[]> {
    const href = (await whatsapp(page).getAttribute('href')) ?? '';
    return (new URL(href).searchParams.get('text') ?? '').split('\n').map(plain);
  }

  async function openAwake(path: string, options: VisitOptions = {}): Promise<Page> {
    const page = await open(path, options);
    await whatsapp(page).focus();
    await expect.poll(async () => (await message(page)).length, { timeout: 15_000 }).toBeGreaterThan(1);
    return page;
  }

  const holding = (data: object): VisitOptions => ({
    prepare: (page) =>
      page.addInitScript((stored) => localStorage.setItem('pv:situacion', JSON.stringify(stored)), {
        version: 1,
        data,
      }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test.each(['/pais/canada', '/visa-para-canada-mexicanos'])(
    'from %s: the answer, its conditions, when it was checked, by whom it is said and the address',
    async (path) => {
      const page = await openAwake(path);
      const [question, answer, conditions, checked, url, ...rest] = await message(page);
      expect(question).toBe('¿Necesita visa un mexicano para viajar a Canadá?');
      expect(answer).toBe(
        'AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones. Estancia: 6 meses. Costo: 126 MXN (7 CAD).',
      );
      expect(conditions).toMatch(/^Depende: \S/);
      expect(checked).toMatch(/^Datos verificados el \d.* Fuente: \S/);
      expect(url).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'));
      expect(rest).toEqual([]);
    },
  );

  test('the tap that wakes the button opens the whole message already', async () => {
    const page = await open('/pais/thailand', { opensOtherSites: true });
    const popup = page.waitForEvent('popup');
    await whatsapp(page).click();
    const text = async () => new URL((await popup).url()).searchParams.get('text');
    await expect.poll(text, { timeout: 15_000 }).toMatch(/NO NECESITAS VISA · por confirmar\..*\nEn duda: \S/s);
  });

  test('where the facts do not come the link is shared with its one line', async () => {
    const page = await open('/pais/japan', {
      opensOtherSites: true,
      prepare: (blank) => blank.route('**/fichas/*.json', (route) => route.abort()),
      expectedNoise: [/ERR_FAILED/],
    });
    const popup = page.waitForEvent('popup');
    await whatsapp(page).click();
    const text = async () => new URL((await popup).url()).searchParams.get('text');
    await expect.poll(text).toMatch(/^¿Necesita visa un mexicano para viajar a Japón\? https:\S+\/pais\/japan$/);
  });

  describe('with the reader’s situation', () => {
    test('nothing of it leaves unless the reader ticks it, and what leaves is named', async () => {
      const page = await openAwake('/pais/canada', holding({ holds: ['us-visa'], arrival: 'air' }));
      await page.getByText('En tu caso:').waitFor();
      expect(await ownBox(page).isChecked()).toBe(false);
      expect((await message(page)).join()).not.toMatch(/mi caso|tengo=/);

      await ownBox(page).check();
      const [, answer = '', ...rest] = await message(page);
      expect(answer).toMatch(
        /^En mi caso \(visa de EE\. UU\. vigente, en avión\): AUTORIZACIÓN ELECTRÓNICA REQUERIDA\. /,
      );
      expect(rest.at(-1)).toMatch(/\/pais\/canada\?tengo=us-visa&llego=avion$/);
      expect(await textOf(page.locator('label', { has: ownBox(page) }))).toContain('visa de EE. UU. vigente, en avión');
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await page.getByRole('status').filter({ hasText: '¡Enlace copiado!' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(rest.at(-1));

      await ownBox(page).uncheck();
      expect((await message(page)).at(-1)).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'));
    });

    test('whoever opens the link sees that answer and whose it is', async () => {
      const page = await open('/pais/canada?tengo=us-visa&llego=avion');
      await page.getByText('Según este enlace:').waitFor();
      await whatsapp(page).focus();
      await expect.poll(async () => (await message(page)).at(-1), { timeout: 15_000 }).toMatch(/\/pais\/canada$/);
      expect(await ownBox(page).count()).toBe(0);
    });

    test('is not even offered where it changes nothing', async () => {
      const page = await openAwake('/pais/japan', holding({ holds: ['us-visa'] }));
      expect(await ownBox(page).count()).toBe(0);
    });
  });
});

describe('the system’s own sheet', () => {
  const sheet = (page: Page) => page.getByRole('button', { name: 'Compartir…' });

  /** A device whose sheet keeps what it is given, or ends with an error of this name. */
  const withSheet = (page: Page, failure?: string) =>
    page.addInitScript((name) => {
      const keep = { shared: [] as unknown[] };
      Object.assign(window, keep);
      Object.defineProperty(navigator, 'share', {
        value: async (data: unknown) => {
          keep.shared.push(data);
          if (name) throw new DOMException('', name);
        },
      });
    }, failure);
  const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: object[] }).shared);

  async function openSheet(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Copiar enlace' }).focus();
    await sheet(page).click();
  }

  test('gets the message and the canonical address, and is counted as its own method', async () => {
    let recorded: Awaited<ReturnType<typeof recordAnalytics>> | undefined;
    const page = await open('/pais/japan', {
      prepare: async (blank) => {
        recorded = await recordAnalytics(blank);
        await withSheet(blank);
      },
    });
    await openSheet(page);
    await expect.poll(() => shared(page)).toHaveLength(1);
    expect((await shared(page))[0]).toEqual({
      title: '¿Necesita visa un mexicano para viajar a Japón?',
      text: expect.stringContaining('NO NECESITAS VISA. Estancia: 90 días.'),
      url: await page.locator('link[rel="canonical"]').getAttribute('href'),
    });
    expect(recorded?.('social_share')).toEqual([
      ['event', 'social_share', { event_category: 'engagement', method: 'system', page_path: '/pais/japan' }],
    ]);
  });

  test('closed without sharing says nothing', async () => {
    const toasts: string[] = [];
    const page = await open('/pais/japan', {
      prepare: async (blank) => {
        blank.on('request', (request) => {
          if (request.url().includes('toast-view')) toasts.push(request.url());
        });
        await withSheet(blank, 'AbortError');
      },
    });
    await openSheet(page);
    await expect.poll(() => shared(page)).toHaveLength(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(toasts).toEqual([]);
  });

  test('that fails says so, and what to do instead', async () => {
    const page = await open('/pais/japan', { prepare: (blank) => withSheet(blank, 'NotAllowedError') });
    await openSheet(page);
    await page.getByRole('alert').filter({ hasText: 'No se pudo compartir. Prueba con «Copiar enlace».' }).waitFor();
  });

  test('is not offered where the browser has none', async () => {
    const page = await open('/pais/japan', {
      prepare: (blank) => blank.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
    });
    await page.getByRole('button', { name: 'WhatsApp' }).focus();
    await expect
      .poll(() => page.getByRole('button', { name: 'WhatsApp' }).getAttribute('href'), { timeout: 15_000 })
      .toContain('Fuente');
    expect(await sheet(page).count()).toBe(0);
  });
});
