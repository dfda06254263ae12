import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { control, formOf, submitOf } from '../forms/enquiry-forms.ts';
import { address, expectLocation, useSite, type VisitOptions } from '../site.ts';
import { PAGES } from './page-types.ts';

const { blank } = useSite();

/** A page that is watched from its first byte, and what its browser says it was refused so far. */
async function watched(options: VisitOptions): Promise<{ page: Page; refused: string[] }> {
  const page = await blank(options);
  const refused: string[] = [];
  await page.exposeBinding('keepRefusal', (_source, line: string) => {
    refused.push(line);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { keepRefusal: (line: string) => void }).keepRefusal(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return { page, refused };
}

const TRUSTED_TYPES = 'require-trusted-types-for trusted-types-sink';

/** What somebody got into a page tries, what the browser says it refused, and its words for it in the console. */
const ATTACKS: [what: string, attack: () => unknown, refusal: string, noise: RegExp[]][] = [
  [
    'a script in the page',
    () => {
      const script = document.createElement('script');
      script.append('window.broken = true');
      document.body.append(script);
    },
    TRUSTED_TYPES,
    [/TrustedScript/],
  ],
  [
    'markup from text',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.broken = true">'),
    TRUSTED_TYPES,
    [/TrustedHTML/],
  ],
  ['code from text', () => window.setTimeout('window.broken = true'), TRUSTED_TYPES, [/TrustedScript/]],
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

// A refusal is told in the console, as seen here. So every journey, which fails with what nobody announced there, proves
// that nothing of ours is refused. Which services a page may ask: src/site/hosting/content-security-policy.test.ts.
test('the policy refuses what the build did not write: scripts, markup or code from text, other sites', async () => {
  const { page, refused } = await watched({ expectedNoise: ATTACKS.flatMap(([, , , noise]) => noise) });
  let said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/pais/japan');
  for (const [at, [what, attack, refusal, noise]] of ATTACKS.entries()) {
    said = [];
    await page.evaluate(attack).catch(() => 'refused');
    await expect.poll(() => refused.slice(at), { message: what }).toEqual([refusal]);
    await expect
      .poll(() => said, { message: what })
      .toEqual(expect.arrayContaining(noise.map((pattern) => expect.stringMatching(pattern))));
    expect(await page.evaluate(() => 'broken' in window), what).toBe(false);
  }
});

// Four forms and the rates of an operator are named in it too, forms twice; hosts drop a line of more than 2000 letters.
test('every kind of page comes with it, and so does an answer to no page; it leaves room for the services of the settings', async () => {
  for (const path of [...PAGES, '/no-existe', '/pais/no-existe', '/visa-para-no-existe-mexicanos']) {
    const policy = (await fetch(address(path))).headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/^default-src 'self'; script-src 'self' 'sha/);
    expect(policy.length, `${path}: a group of its own, in content-security-policy.ts`).toBeLessThan(1500);
  }
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
