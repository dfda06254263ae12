import { describe, expect, it } from 'vitest';
import { readPublicSettings, SettingsError } from './settings.ts';

function mistakesOf(environment: Record<string, string>): readonly string[] {
  try {
    readPublicSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes;
    throw error;
  }
  return [];
}

describe('public settings', () => {
  it('work with nothing set: the reserved origin, the embedded inbox, bundled rates', () => {
    expect(readPublicSettings({})).toEqual({
      siteUrl: 'https://pasaporteverde.example',
      isSiteUrlSet: false,
      formUrls: {
        newsletter: '/buzon/boletin',
        contact: '/buzon/contacto',
        'error-report': '/buzon/reporte-error',
        'guide-idea': '/buzon/idea-de-guia',
      },
      exchangeRatesUrl: undefined,
    });
  });

  it.each([
    ['https://ejemplo.mx', 'https://ejemplo.mx'],
    ['https://ejemplo.mx/', 'https://ejemplo.mx'],
    ['  https://ejemplo.mx  ', 'https://ejemplo.mx'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('take the origin %s as %s', (value, origin) => {
    expect(readPublicSettings({ PUBLIC_SITE_URL: value })).toMatchObject({ siteUrl: origin, isSiteUrlSet: true });
  });

  it.each([
    'ejemplo.mx',
    'http://ejemplo.mx',
    'https://ejemplo.mx/ruta',
    'https://ejemplo.mx/?a=1',
    'javascript:alert(1)',
  ])('refuse %s as an origin and say how to write it', (value) => {
    expect(mistakesOf({ PUBLIC_SITE_URL: value })).toEqual([
      `PUBLIC_SITE_URL=${value}: escribe el origen público completo, como https://ejemplo.mx, sin ruta.`,
    ]);
  });

  it('send a form to its configured service', () => {
    const { formUrls } = readPublicSettings({ PUBLIC_CONTACT_FORM_URL: 'https://formularios.ejemplo/f/abc' });
    expect(formUrls.contact).toBe('https://formularios.ejemplo/f/abc');
    expect(formUrls['error-report']).toBe('/buzon/reporte-error');
  });

  it('name every mistake at once', () => {
    const mistakes = mistakesOf({
      PUBLIC_SITE_URL: 'x',
      PUBLIC_NEWSLETTER_FORM_URL: 'http://lista.ejemplo',
      PUBLIC_EXCHANGE_RATES_URL: 'no',
    });
    expect(mistakes.map((line) => line.split('=')[0])).toEqual([
      'PUBLIC_SITE_URL',
      'PUBLIC_NEWSLETTER_FORM_URL',
      'PUBLIC_EXCHANGE_RATES_URL',
    ]);
  });
});
