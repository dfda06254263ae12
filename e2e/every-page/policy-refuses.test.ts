import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/site/hosting/content-security-policy.ts';
import { readPublicSettings } from '../../src/site/settings.ts';
import { address } from '../site.ts';
import { useWatchedPages } from './refusals.ts';

const { announceRefusals, refused, watched } = useWatchedPages();

/** What somebody got into a page tries, what the browser says it refused, and its words for it in the console. */
const ATTACKS: [what: string, attack: () => unknown, refusal: string, noise: RegExp[]][] = [
  [
    'a script in the page',
    () => {
      const script = document.createElement('script');
      script.append('window.broken = true');
      document.body.append(script);
    },
    'require-trusted-types-for trusted-types-sink',
    [/TrustedScript/],
  ],
  [
    'markup from text',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.broken = true">'),
    'require-trusted-types-for trusted-types-sink',
    [/TrustedHTML/],
  ],
  [
    'code from text',
    () => window.setTimeout('window.broken = true'),
    'require-trusted-types-for trusted-types-sink',
    [/TrustedScript/],
  ],
  [
    'a form to another site',
    () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://otro.ejemplo/', method: 'post' });
      document.body.append(form);
      form.submit();
    },
    'form-action https://otro.ejemplo/',
    [/form-action/],
  ],
  [
    'a request to another site',
    () => fetch('https://otro.ejemplo/dato'),
    'connect-src https://otro.ejemplo/dato',
    [/connect-src/, /Fetch API cannot load/],
  ],
  [
    'another base for every link',
    () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://otro.ejemplo/' })),
    'base-uri https://otro.ejemplo/',
    [/base-uri/],
  ],
];

test('the policy refuses what the build did not write: scripts, markup or code from text, other sites', async () => {
  announceRefusals(ATTACKS.map(([, , refusal]) => refusal));
  const page = await watched({ expectedNoise: ATTACKS.flatMap(([, , , noise]) => noise) });
  let said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/pais/japan');
  let before = 0;
  for (const [what, attack, refusal, noise] of ATTACKS) {
    said = [];
    await page.evaluate(attack).catch(() => 'refused');
    await expect.poll(() => refused().slice(before), { message: what }).toEqual([refusal]);
    await expect
      .poll(() => said, { message: what })
      .toEqual(expect.arrayContaining(noise.map((pattern) => expect.stringMatching(pattern))));
    expect(await page.evaluate(() => 'broken' in window), what).toBe(false);
    before += 1;
  }
});

test('a page may ask exactly the services of the settings', async () => {
  announceRefusals(['connect-src https://formas.ejemplo/f/otra', 'connect-src https://tipos.ejemplo/v2/latest']);
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
