import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPublicSettings } from '../settings.ts';
import { FormDestinations, RatesDestination } from './data-destinations.tsx';

const forms = (environment: Record<string, string>) =>
  renderToStaticMarkup(<FormDestinations {...readPublicSettings(environment)} />);
const rates = (environment: Record<string, string>) =>
  renderToStaticMarkup(<RatesDestination {...readPublicSettings(environment)} />);

test('without settings, every form stays in the site’s own inbox', () => {
  expect(forms({}).match(/Buzón de este sitio/g)).toHaveLength(4);
  expect(forms({})).toContain('un solo archivo de base de datos');
  expect(forms({})).not.toContain('ervicio contratado');
});

test('a form that goes to another service names it', () => {
  const html = forms({ PUBLIC_CONTACT_FORM_URL: 'https://formas.ejemplo.mx/f/abc?clave=1' });
  expect(html).toContain('Servicio contratado: formas.ejemplo.mx');
  expect(html).not.toContain('clave');
  expect(html.match(/Buzón de este sitio/g)).toHaveLength(3);
});

test('where no form stays, no inbox is spoken of', () => {
  const url = 'https://formas.ejemplo.mx/f';
  const html = forms({
    PUBLIC_NEWSLETTER_FORM_URL: url,
    PUBLIC_CONTACT_FORM_URL: url,
    PUBLIC_ERROR_REPORT_FORM_URL: url,
    PUBLIC_GUIDE_IDEA_FORM_URL: url,
  });
  expect(html).not.toMatch(/buzón/i);
  expect(html).toContain('queda en ese servicio');
});

test('live exchange rates name whom the browser asks; bundled ones ask nobody', () => {
  expect(rates({ PUBLIC_EXCHANGE_RATES_URL: 'https://api.frankfurter.dev/v1/latest' })).toContain(
    'api.frankfurter.dev',
  );
  expect(rates({})).toContain('no consulta a nadie');
});
