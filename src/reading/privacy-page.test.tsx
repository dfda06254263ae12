import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DATA_LICENSE } from '../open-data/public-catalogue.ts';
import { readPublicSettings } from '../site/settings.ts';
import { FormDestinations, RatesDestination, Responsible } from './privacy-page.tsx';

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

test('the notice names who answers and where, or how to ask for it', () => {
  const responsible = (environment: Record<string, string>) =>
    renderToStaticMarkup(<Responsible {...readPublicSettings(environment)} />);
  const html = responsible({ PUBLIC_OPERATOR_NAME: 'Itzel <Ramírez>', PUBLIC_OPERATOR_ADDRESS: 'Calle 1, Mérida' });
  expect(html).toContain('Itzel &lt;Ramírez&gt;</b>, con domicilio en Calle 1, Mérida.');
  expect(responsible({})).toContain('todavía no publica aquí su nombre ni su domicilio');
});

test('the notice says what the Mexican law asks for', () => {
  const notice = readFileSync(join(import.meta.dirname, '../../content/legal/privacidad.md'), 'utf8');
  expect(notice).toContain('{responsable}');
  for (const words of [
    'Ley Federal de Protección de Datos Personales en Posesión de los Particulares',
    'Secretaría Anticorrupción y Buen Gobierno',
    '20 días hábiles',
    '15 días hábiles',
    '12 meses',
    'finalidades necesarias',
  ]) {
    expect(notice).toContain(words);
  }
  expect(notice).not.toContain('INAI');
});

test('the notice names everything the tools keep on the device', () => {
  const notice = readFileSync(join(import.meta.dirname, '../../content/legal/privacidad.md'), 'utf8');
  const source = join(import.meta.dirname, '..');
  const keys = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).flatMap(
    (file) => readFileSync(join(source, file), 'utf8').match(/(?<=KEY = ')pv:[a-z]+(?=')/g) ?? [],
  );
  expect(keys.length).toBeGreaterThan(2);
  expect(keys.filter((key) => !notice.includes(`«${key}»`))).toEqual([]);
});

test('the terms forbid nothing that the licence of the data grants', () => {
  const terms = readFileSync(join(import.meta.dirname, '../../content/legal/terminos.md'), 'utf8');
  expect(terms).toContain(`licencia ${DATA_LICENSE.name}`);
  expect(terms).not.toMatch(/revenderlo|fines comerciales, pide permiso/);
});

test('the licence of the fonts goes out with them, and names every family', () => {
  const licence = readFileSync(join(import.meta.dirname, '../../public/licencias/tipografias.txt'), 'utf8');
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007');
  const fonts = readdirSync(join(import.meta.dirname, '../styles/fonts')).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(1);
  const families = (/^([\s\S]*?)\n\n/.exec(licence)?.[1] ?? '').replaceAll(' ', '').toLowerCase();
  for (const name of fonts) expect(families).toContain(`${name.split('-')[0]}:copyright`);
});
