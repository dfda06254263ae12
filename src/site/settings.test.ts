import { describe, expect, it, test } from 'vitest';
import { readPublicSettings } from './settings.ts';

const FORMS = [
  ['PUBLIC_NEWSLETTER_FORM_URL', 'newsletter'],
  ['PUBLIC_CONTACT_FORM_URL', 'contact'],
  ['PUBLIC_ERROR_REPORT_FORM_URL', 'error-report'],
  ['PUBLIC_GUIDE_IDEA_FORM_URL', 'guide-idea'],
] as const;

describe('PUBLIC_SITE_URL', () => {
  it.each([
    ['https://ejemplo.mx', 'https://ejemplo.mx'],
    ['https://ejemplo.mx/', 'https://ejemplo.mx'],
    ['  https://www.ejemplo.mx  ', 'https://www.ejemplo.mx'],
    ['HTTPS://Ejemplo.MX', 'https://ejemplo.mx'],
    ['https://ejemplo.mx:8443', 'https://ejemplo.mx:8443'],
    ['http://localhost:4321', 'http://localhost:4321'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ])('%j makes addresses start with %s', (value, siteUrl) => {
    expect(readPublicSettings({ PUBLIC_SITE_URL: value })).toMatchObject({ siteUrl, isSiteUrlSet: true });
  });

  it.each([undefined, '', '   '])('unset (%j): the reserved name is used, and the build can say so', (value) => {
    expect(readPublicSettings({ PUBLIC_SITE_URL: value })).toMatchObject({
      siteUrl: 'https://pasaporteverde.example',
      isSiteUrlSet: false,
    });
  });

  it.each([
    'ejemplo.mx',
    'http://ejemplo.mx',
    'ftp://ejemplo.mx',
    'javascript:alert(1)',
    'https://ejemplo.mx/visas',
    'https://ejemplo.mx/?a=1',
    'https://ejemplo.mx/#inicio',
    'https://',
    'http://localhost.ejemplo.mx',
  ])('%s is refused with its value and the way to fix it', (value) => {
    const read = () => readPublicSettings({ PUBLIC_SITE_URL: value });
    expect(read).toThrow(`PUBLIC_SITE_URL=${value}: `);
    expect(read).toThrow('https://ejemplo.mx');
  });

  test('a user name or password in the address is not published', () => {
    const read = () => {
      try {
        return readPublicSettings({ PUBLIC_SITE_URL: 'https://ana:clave@ejemplo.mx' }).siteUrl;
      } catch {
        return 'refused';
      }
    };
    expect(read()).not.toContain('clave');
  });
});

describe('where the forms post', () => {
  test('unset, each to its own path on the same origin', () => {
    const paths = Object.values(readPublicSettings({}).formUrls);
    expect(paths).toHaveLength(4);
    expect(new Set(paths).size).toBe(4);
    for (const path of paths) expect(path).toMatch(/^\/[a-z]/);
  });

  it.each(FORMS)('%s sends only the %s form elsewhere', (setting, kind) => {
    const unset = readPublicSettings({}).formUrls;
    const { formUrls } = readPublicSettings({ [setting]: ' https://formas.ejemplo.mx/f/abc?x=1 ' });
    expect(formUrls).toEqual({ ...unset, [kind]: 'https://formas.ejemplo.mx/f/abc?x=1' });
  });

  it.each(
    [...FORMS.map(([setting]) => setting), 'PUBLIC_EXCHANGE_RATES_URL'].flatMap((setting) =>
      ['http://ejemplo.mx/f', 'ejemplo.mx', 'javascript:alert(1)'].map((value) => [setting, value]),
    ),
  )('%s=%s is refused by name', (setting, value) => {
    expect(() => readPublicSettings({ [setting]: value })).toThrow(`${setting}=${value}: `);
  });
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://api.frankfurter.dev/v1/latest', 'https://api.frankfurter.dev/v1/latest'],
  ['http://localhost:9000/latest', 'http://localhost:9000/latest'],
])('exchange rates of %j come from %s', (value, expected) => {
  expect(readPublicSettings({ PUBLIC_EXCHANGE_RATES_URL: value }).exchangeRatesUrl).toBe(expected);
});

test('every mistake is told in one go, a line each', () => {
  const read = () =>
    readPublicSettings({
      PUBLIC_SITE_URL: 'ejemplo.mx',
      PUBLIC_CONTACT_FORM_URL: 'http://ejemplo.mx',
      PUBLIC_GUIDE_IDEA_FORM_URL: 'https://ejemplo.mx/f',
      PUBLIC_EXCHANGE_RATES_URL: 'x',
    });
  expect(read).toThrow(/^PUBLIC_SITE_URL=.*\nPUBLIC_CONTACT_FORM_URL=.*\nPUBLIC_EXCHANGE_RATES_URL=.*$/);
});

describe('who answers for visitors’ data', () => {
  const PUBLIC_OPERATOR_NAME = ' Itzel Ramírez ';
  const PUBLIC_OPERATOR_ADDRESS = 'Calle 1, Mérida, Yucatán';

  test('has a name and an address, or is unset', () => {
    expect(readPublicSettings({ PUBLIC_OPERATOR_NAME, PUBLIC_OPERATOR_ADDRESS }).operator).toEqual({
      name: 'Itzel Ramírez',
      address: 'Calle 1, Mérida, Yucatán',
    });
    expect(readPublicSettings({ PUBLIC_OPERATOR_NAME: ' ' }).operator).toBe(undefined);
  });

  it.each([{ PUBLIC_OPERATOR_NAME }, { PUBLIC_OPERATOR_ADDRESS }])('%j alone is refused', (environment) => {
    expect(() => readPublicSettings(environment)).toThrow('PUBLIC_OPERATOR_NAME y PUBLIC_OPERATOR_ADDRESS van juntas');
  });
});

describe('PUBLIC_RELEASE', () => {
  test.each([
    ['2026.12.1', '2026.12.1'],
    [' v3-rc_1 ', 'v3-rc_1'],
    ['', undefined],
  ])('%j names the data %s', (value, release) => {
    expect(readPublicSettings({ PUBLIC_RELEASE: value }).release).toBe(release);
  });

  test.each(['dos palabras', '../v1', 'x'.repeat(41)])('%j is refused with its fix', (value) => {
    expect(() => readPublicSettings({ PUBLIC_RELEASE: value })).toThrow(/PUBLIC_RELEASE=.*usa hasta 40/);
  });
});
