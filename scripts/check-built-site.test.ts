import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textRows } from '../src/catalogue/testing/text-rows.ts';
import { readBuiltSite } from './built-site/read-site.ts';
import { siteMistakes } from './built-site/site-mistakes.ts';
import { structuredDataMistakes } from './built-site/structured-data.ts';
import { runScript } from './testing/run-script.ts';

/** `check-built-site.ts` as it runs after a build, on two-page sites with one thing wrong. */
const ORIGIN = 'https://ejemplo.mx';
let folder: string;
let site: string;
/** The banned words, and no text of readers. */
let content: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitio-'));
  site = join(folder, 'sitio');
  content = join(folder, 'contenido');
  cpSync(join(import.meta.dirname, '../content/copy-rules.yaml'), join(content, 'copy-rules.yaml'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), content);
}

interface Parts {
  head?: string;
  title?: string;
  description?: string;
  canonical?: string;
  image?: string;
  body?: string;
}

/** A page without mistakes, except those of `parts`; an empty text leaves the part out. */
function page(address: string, parts: Parts = {}): string {
  const {
    head = '',
    title = `<title>Página ${address} &amp; más</title>`,
    description = `<meta name="description" content="${`Descripción de ${address}, larga. `.repeat(4)}">`,
    canonical = `<link rel="canonical" href="${ORIGIN}${address}">`,
    image = `<meta property="og:image" content="${ORIGIN}/imagen.png?v=1">`,
    body = `<h1>Página ${address}</h1>`,
  } = parts;
  return `<!doctype html><html><head>${title}${description}${canonical}${image}${head}</head><body>${body}</body></html>`;
}

function writeSitemap(...addresses: string[]): void {
  const urls = addresses.map((address) => `<url><loc>${ORIGIN}${address}</loc></url>`);
  write('sitemap.xml', `<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`);
}

async function run() {
  const { status, stdout, stderr } = await runScript('check-built-site.ts', [site], content);
  return { status, stdout, lines: stderr.split('\n') };
}

function mistakes(): string[] {
  return siteMistakes(readBuiltSite(site));
}

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  write('imagen.png', 'x');
  write('index.html', page('/', { body: '<h1>Inicio</h1><a href="/pais/japan#sellos">Japón</a>' }));
  write('pais/japan.html', page('/pais/japan', { body: '<h1>Japón</h1><p id="sellos">Sellos</p>' }));
  write('404.html', page('/404', { canonical: '<meta name="robots" content="noindex">' }));
  writeSitemap('/', '/pais/japan');
});

test('a right site: exit 0 and the number of pages', async () => {
  expect(await run()).toEqual({ status: 0, stdout: 'Sitio correcto: 3 páginas.\n', lines: [''] });
});

test('no site at all is a mistake, not a success', async () => {
  rmSync(site, { recursive: true });
  const { status, lines } = await run();
  expect(status).toBe(1);
  expect(lines[0]).toContain('construye el sitio primero');
});

test('all mistakes are told in one run, with their number', async () => {
  write('index.html', page('/', { title: '', body: '<p>Sin título</p><a href="/nada">Nada</a>' }));
  const { status, lines } = await run();
  expect(status).toBe(1);
  expect(lines).toEqual([
    'index.html · título: hay 0 → debe haber exactamente uno.',
    'index.html · h1: hay 0 → debe haber exactamente uno.',
    'index.html · enlace: /nada → no existe /nada.',
    '',
    `3 errores en 3 páginas de ${site}.`,
    '',
  ]);
});

describe('one mistake, one line', () => {
  const japan = { body: '<h1>Japón</h1><p id="sellos">Sellos</p>' };
  const rewrite = (parts: Parts) => write('pais/japan.html', page('/pais/japan', { ...japan, ...parts }));

  // What is wrong, the part of a page, what stands there (after `+`, besides what is right), and the line.
  test.each(
    textRows(String.raw`
two titles | head | <title>Otra vez</title> | japan\.html · título: hay 2
a title too long | title | <title>${'x'.repeat(86)}</title> | título: «x+» tiene 86 letras → de 5 a 85
a description too short | description | <meta name="description" content="Corta."> | descripción: «Corta\.» tiene 6 letras
no description | description | | descripción: hay 0
two main headings | body | <h1>Uno</h1><h1 id="sellos">Dos</h1> | h1: hay 2
an anchor that is not there | body | <h1>Japón</h1> |
  index\.html · enlace: \/pais\/japan#sellos → pais\/japan\.html no tiene id="sellos"
an own anchor that is not there | body | +<a href="#costos">Costos</a> | #costos → pais\/japan\.html no tiene id="costos"
an icon that is not there | body | +<svg><use href="#i-nada"></use></svg> | #i-nada →
a dead link with a query | body | +<a href='/contacto?pais=japan'>Escribe</a> | no existe \/contacto\.$
a dead link written with the origin | body | +<a href="${ORIGIN}/nada">Nada</a> | no existe \/nada
a missing stylesheet | head | <link rel="stylesheet" href="/_astro/no.css"> | no existe \/_astro\/no\.css
a missing image | body | +<img src="/no.svg" alt=""> | archivo: \/no\.svg → no existe
a missing script | body | +<script src="/no.js"></script> | archivo: \/no\.js → no existe
no sharing image | image | | og:image: hay 0
a sharing image without an origin | image | <meta property="og:image" content="/imagen.png"> |
  og:image: \/imagen\.png → dirección completa
structured data that is not JSON | head | <script type="application/ld+json">{</script> | datos estructurados: no es JSON
`),
  )('%s', (_name, part, html, expected) => {
    rewrite({ [part]: html.replace(/^\+/, japan.body) });
    expect(mistakes()).toEqual([expect.stringMatching(new RegExp(expected))]);
  });

  const written = (name: string, text: string) => () => write(name, text);
  test.each<[string, () => void, RegExp]>([
    [
      'a canonical that leads elsewhere',
      () => {
        rewrite({ canonical: `<link rel="canonical" href="${ORIGIN}/pais/japon">` });
        writeSitemap('/', '/pais/japon');
      },
      /canónica: https:\/\/ejemplo\.mx\/pais\/japon → debe llevar a \/pais\/japan/,
    ],
    [
      'a dead link in a feed, inside its HTML',
      written('cambios.xml', `<c>&lt;a href=&quot;${ORIGIN}/nada?a=1&amp;b=2&quot;&gt;Nada&lt;/a&gt;</c>`),
      /^cambios\.xml · enlace: https:\/\/ejemplo\.mx\/nada\?a=1&b=2 → no existe \/nada\.$/,
    ],
    [
      'a dead anchor in the data',
      written('datos.json', `{"a":"${ORIGIN}/pais/japan#visa","b":"https://otro.example/nada"}`),
      /^datos\.json · enlace: .*#visa → pais\/japan\.html no tiene id="visa"/,
    ],
    [
      'a missing icon in the manifest',
      written('m.webmanifest', '{"start_url":"/","icons":[{"src":"/no.png"}]}'),
      /^m\.webmanifest · enlace: \/no\.png → no existe/,
    ],
    [
      'a redirect that leads nowhere',
      written('_redirects', '/pais/japan /pais/japan 301\n/pais/usa /pais/usa-2 301\n'),
      /^_redirects · enlace: \/pais\/usa-2 → no existe/,
    ],
    ['no sitemap', () => rmSync(join(site, 'sitemap.xml')), /^sitemap\.xml · no existe\.$/],
    ['a page missing in the sitemap', () => writeSitemap('/'), /falta https:\/\/ejemplo\.mx\/pais\/japan/],
    ['a hidden page in the sitemap', () => writeSitemap('/', '/pais/japan', '/404'), /\/404 no es la canónica/],
    ['a page twice in the sitemap', () => writeSitemap('/', '/', '/pais/japan'), /está dos veces/],
    [
      'a hidden page with a canonical',
      written('404.html', page('/404', { head: '<meta name="robots" content="noindex">' })),
      /404\.html · canónica: pide no aparecer/,
    ],
  ])('%s', (_name, spoil, expected) => {
    spoil();
    expect(mistakes()).toEqual([expect.stringMatching(expected)]);
  });
});

test('a text that two pages share is told once, with both pages', () => {
  const shared = { title: '<title>Visa para Japón</title>' };
  write('index.html', page('/', shared));
  write('pais/japan.html', page('/pais/japan', shared));
  expect(mistakes()).toEqual(['index.html, pais/japan.html · título: «Visa para Japón» se repite → uno por página.']);
});

test('a sharing image heavier than 60 kB is a mistake of every page that names it', () => {
  write('imagen.png', 'x'.repeat(60_001));
  expect(mistakes().map((line) => line.split(' · ')[0])).toEqual(['404.html', 'index.html', 'pais/japan.html']);
});

test('what only looks like a mistake is none', () => {
  const body = [
    '<h1>Inicio <small>aquí</small></h1>',
    '<!-- <a href="/comentario">x</a> -->',
    '<script>document.write("<a href=\\"/guion\\">x</a><h1>")</script>',
    '<svg><title>Dibujo</title></svg>',
    '<a title="a > b" href="https://otro.example/nada#x">Otro sitio</a>',
    '<a href="mailto:a@b.mx">Correo</a><a href="tel:+525512345678">Teléfono</a>',
    '<a href="/pais/jap%61n#">Japón</a><a href="/imagen.png">Imagen</a>',
    '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  ];
  write('index.html', page('/', { body: body.join('') }));
  expect(mistakes()).toEqual([]);
});

describe('structured data', () => {
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Visa para Japón',
    url: `${ORIGIN}/pais/japan`,
    dateModified: '2026-11-21T10:00:00.000Z',
    author: { '@type': 'Organization', name: 'Pasaporte Verde' },
  };
  const dataset = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    description: 'x'.repeat(50),
    license: 'https://creativecommons.org/licenses/by/4.0/',
    distribution: [{ '@type': 'DataDownload', contentUrl: `${ORIGIN}/datos/v1/paises.csv` }],
  };
  const mistakesOf = (data: object) => structuredDataMistakes(JSON.stringify(data), '/pais/japan');

  test('that is whole is right', () => {
    expect(mistakesOf(article)).toEqual([]);
    expect(mistakesOf(dataset)).toEqual([]);
    expect(mistakesOf({ ...dataset, description: 'x'.repeat(5000) })).toEqual([]);
  });

  test.each([
    ['headline', { ...article, headline: 'x'.repeat(111) }],
    ['headline', { ...article, headline: ' ' }],
    ['dateModified', { ...article, dateModified: 'ayer' }],
    ['author.name', { ...article, author: { '@type': 'Organization', name: '' } }],
    ['url', { ...article, url: `${ORIGIN}/pais/canada` }],
    ['@context', { ...article, '@context': 'http://otro.example' }],
    ['description', { ...dataset, description: 'x'.repeat(49) }],
    ['description', { ...dataset, description: 'x'.repeat(5001) }],
    ['license', { ...dataset, license: 'CC BY 4.0' }],
    ['distribution', { ...dataset, distribution: [] }],
    ['distribution.0.contentUrl', { ...dataset, distribution: [{ contentUrl: '/datos/v1/paises.csv' }] }],
  ])('with a wrong %s is told so', (place, data) => {
    expect(mistakesOf(data)).toEqual([expect.stringContaining(`: ${place} `)]);
  });
});
