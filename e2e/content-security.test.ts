import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../src/hosting/content-security-policy.ts';
import { readPublicSettings } from '../src/settings.ts';
import { STATUS_LABELS } from './catalogue.ts';
import { announced, comeToNewsletter, control, FORMS, fillIn, formOf, submitOf } from './enquiry-forms.ts';
import { details, tile } from './home-cells.ts';
import { address, expectLocation, useSite, type VisitOptions } from './site.ts';

const { blank } = useSite();

/** What browsers say of the pages of a test they were refused; every page is watched from its first byte. */
let refused: string[] = [];
let refusalsExpected: string[] = [];
afterEach(() => {
  const found = refused;
  const expected = refusalsExpected;
  refused = [];
  refusalsExpected = [];
  expect(found).toEqual(expected);
});

async function watched(options?: VisitOptions): Promise<Page> {
  const page = await blank(options);
  await page.exposeBinding('keepRefusal', (_source, line: string) => {
    refused.push(line);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { keepRefusal: (line: string) => void }).keepRefusal(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return page;
}

const NOT_FOUND = [/Failed to load resource.*404/, /^Página no encontrada: /];

/** One of each make, and the answers to addresses without a page. */
const PAGES: [path: string, expectedNoise?: RegExp[]][] = [
  ['/'],
  ['/?estado=visa-free'],
  ['/pais/japan'],
  ['/pais/united-states'],
  ['/pais/greenland'],
  ['/visa-para-japan-mexicanos'],
  ['/visa-para-greenland-mexicanos'],
  ['/wiki#dinero'],
  ['/guias'],
  ['/cambios'],
  ['/datos'],
  ['/acerca'],
  ['/contacto'],
  ['/reportar-error?pais=japan'],
  ['/gracias?de=contact'],
  ['/privacidad'],
  ['/terminos'],
  ['/no-existe', NOT_FOUND],
  ['/pais/no-existe', NOT_FOUND],
  ['/visa-para-no-existe-mexicanos', NOT_FOUND],
];

describe('the policy refuses nothing of ours', () => {
  test.each(PAGES)('%s, with everything on it awake', async (path, expectedNoise = []) => {
    const page = await watched({ hasAcceptedTerms: false, expectedNoise });
    const response = await page.goto(path);
    expect(await response?.headerValue('Content-Security-Policy')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha/,
    );
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await page.getByRole('combobox', { name: 'Buscar país' }).fill('jap');
    await page
      .getByRole('banner')
      .getByRole('option', { name: /^Japón/ })
      .waitFor();
    for (const island of await page.locator('main astro-island').all()) {
      await island.locator(':scope > *').first().dispatchEvent('pointerdown');
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // Set in our own faces and colours: the styles inside the page counted too.
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(/Archivo/);
  });

  test('home: filters, the dialog of a country, the newsletter', async () => {
    const page = await watched();
    await page.goto('/');
    await tile(page, new RegExp(`^${STATUS_LABELS['visa-free']}`)).click();
    await expectLocation(page, '/?estado=visa-free');
    await details(page, 'Japón').click();
    await page.getByRole('dialog', { name: 'Japón' }).waitFor();
    await page.keyboard.press('Escape');
    await comeToNewsletter(page);
    await fillIn(page, { Nombre: 'Itzel', Email: 'itzel@correo.com' });
    await submitOf(page).click();
    await announced(page, 'status', 'Gracias. Te avisaremos pronto.').waitFor();
  });

  test.each(FORMS)('the $name form: refused, sent, thanked', async ({ path, fields, sent }) => {
    const page = await watched();
    await page.goto(path);
    await submitOf(page).click();
    await formOf(page).getByRole('alert').first().waitFor();
    await fillIn(page, fields);
    await submitOf(page).click();
    await announced(page, 'status', sent).waitFor();
  });

  test('a shared link is copied, and a toast says so', async () => {
    const page = await watched({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/pais/japan');
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByRole('status').filter({ hasText: /copi/i }).first().waitFor();
  });

  test('without JavaScript a form is posted, and comes back in its own styles with what was typed', async () => {
    const page = await blank({ javaScriptEnabled: false, expectedNoise: [/Failed to load resource.*422/] });
    await page.goto('/contacto');
    const edge = () => control(page, 'Nombre').evaluate((field) => getComputedStyle(field).borderTopColor);
    const styled = await edge();
    await control(page, 'Nombre').fill('Itzel');
    await formOf(page).evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await submitOf(page).click();
    await expectLocation(page, '/buzon/contacto');
    expect(await control(page, 'Nombre').inputValue()).toBe('Itzel');
    expect(await edge()).toBe(styled);
  });
});

describe('the policy refuses what the build did not write', () => {
  const cases: [what: string, attack: () => unknown, refusals: string[], noise: RegExp[]][] = [
    [
      'a script in the page',
      () => {
        const script = document.createElement('script');
        script.append('window.broken = true');
        document.body.append(script);
      },
      ['require-trusted-types-for trusted-types-sink'],
      [/TrustedScript/],
    ],
    [
      'markup from text',
      () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.broken = true">'),
      ['require-trusted-types-for trusted-types-sink'],
      [/TrustedHTML/],
    ],
    [
      'code from text',
      () => window.setTimeout('window.broken = true'),
      ['require-trusted-types-for trusted-types-sink'],
      [/TrustedScript/],
    ],
    [
      'a form to another site',
      () => {
        const form = Object.assign(document.createElement('form'), { action: 'https://otro.ejemplo/', method: 'post' });
        document.body.append(form);
        form.submit();
      },
      ['form-action https://otro.ejemplo/'],
      [/form-action/],
    ],
    [
      'a request to another site',
      () => fetch('https://otro.ejemplo/dato'),
      ['connect-src https://otro.ejemplo/dato'],
      [/connect-src/, /Fetch API cannot load/],
    ],
    [
      'another base for every link',
      () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://otro.ejemplo/' })),
      ['base-uri https://otro.ejemplo/'],
      [/base-uri/],
    ],
  ];

  test.each(cases)('%s', async (_what, attack, refusals, expectedNoise) => {
    refusalsExpected = refusals;
    const page = await watched({ expectedNoise });
    await page.goto('/pais/japan');
    await page.evaluate(attack).catch(() => 'refused');
    await expect.poll(() => refused).toEqual(refusals);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
});

test('a page may ask exactly the services of the settings', async () => {
  refusalsExpected = ['connect-src https://formas.ejemplo/f/otra', 'connect-src https://tipos.ejemplo/v2/latest'];
  const policy = contentSecurityPolicy(
    readPublicSettings({
      PUBLIC_CONTACT_FORM_URL: 'https://formas.ejemplo/f/nuestra?x=1',
      PUBLIC_EXCHANGE_RATES_URL: 'https://tipos.ejemplo/v1/latest?base=MXN',
    }),
    { scripts: [], styles: [] },
  );
  const page = await watched({ expectedNoise: [/connect-src/, /Fetch API cannot load/] });
  await page.route(address('/servicios'), (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: '<title>Servicios</title><link rel="icon" href="/icono.svg">',
    }),
  );
  await page.route(/^https:/, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: 'llegó' }),
  );
  await page.goto('/servicios');
  const answers = await page.evaluate(
    async (urls) => {
      const outcomes: boolean[] = [];
      for (const url of urls)
        outcomes.push(
          await fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        );
      return outcomes;
    },
    [
      'https://formas.ejemplo/f/nuestra?x=1',
      'https://formas.ejemplo/f/otra',
      'https://tipos.ejemplo/v1/latest?base=MXN',
      'https://tipos.ejemplo/v2/latest',
      '/paises.json',
    ],
  );
  expect(answers).toEqual([true, false, true, false, true]);
});
