import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { publishedCountries, questionPath } from '../catalogue.ts';
import { fieldOf, sectionOf, textOf, textsOf, verdictOf } from '../page-parts.ts';

/** What the specification and the decisions say of each country; written by hand, not read from the product. */
export const SAMPLE = [
  {
    slug: 'japan',
    name: 'Japón',
    question: '¿Necesita visa un mexicano para viajar a Japón?',
    verdict: 'NO NECESITAS VISA',
    badge: 'Sin Visa',
    region: 'Asia',
    stay: ['90 días'],
    cost: ['Gratis'],
    onArrival: 'No aplica',
  },
  {
    slug: 'canada',
    name: 'Canadá',
    question: '¿Necesita visa un mexicano para viajar a Canadá?',
    verdict: 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones',
    badge: 'ETA/e-Visa · con condiciones',
    region: 'América del Norte',
    stay: ['6 meses'],
    cost: ['126 MXN', '7 CAD'],
    onArrival: 'No',
  },
  {
    slug: 'australia',
    name: 'Australia',
    question: '¿Necesita visa un mexicano para viajar a Australia?',
    verdict: 'VISA REQUERIDA',
    badge: 'Visa Requerida',
    region: 'Oceanía',
    stay: ['3 meses'],
    cost: ['2,526 MXN', '200 AUD', 'antes: 20 AUD · 360 MXN'],
    onArrival: 'No',
  },
  {
    slug: 'united-arab-emirates',
    name: 'Emiratos Árabes Unidos',
    inSentence: 'los Emiratos Árabes Unidos',
    question: '¿Necesita visa un mexicano para viajar a los Emiratos Árabes Unidos?',
    verdict: 'NO NECESITAS VISA',
    badge: 'Sin Visa',
    region: 'Medio Oriente',
    stay: ['180 días', 'antes: 30 días'],
    cost: ['Gratis'],
    onArrival: 'No aplica',
  },
  {
    slug: 'thailand',
    name: 'Tailandia',
    question: '¿Necesita visa un mexicano para viajar a Tailandia?',
    verdict: 'NO NECESITAS VISA · por confirmar',
    badge: 'Sin Visa · por confirmar',
    region: 'Asia',
    stay: ['30 días'],
    cost: ['Gratis'],
    onArrival: 'No aplica',
  },
  {
    slug: 'turkey',
    name: 'Turquía',
    question: '¿Necesita visa un mexicano para viajar a Turquía?',
    verdict: 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA',
    badge: 'ETA/e-Visa',
    region: 'Europa',
    stay: ['30 días'],
    cost: ['900 MXN', '50 USD'],
    onArrival: 'No',
  },
  {
    slug: 'oman',
    name: 'Omán',
    question: '¿Necesita visa un mexicano para viajar a Omán?',
    verdict: 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones',
    badge: 'ETA/e-Visa · con condiciones',
    region: 'Medio Oriente',
    stay: ['30 días con e-visa'],
    cost: ['935 MXN', '20 OMR'],
    onArrival: 'No',
  },
  {
    slug: 'saudi-arabia',
    name: 'Arabia Saudita',
    question: '¿Necesita visa un mexicano para viajar a Arabia Saudita?',
    verdict: 'VISA REQUERIDA · con condiciones',
    badge: 'Visa Requerida · con condiciones',
    region: 'Medio Oriente',
    stay: ['90 días en un año'],
    cost: ['Por confirmar'],
    onArrival: 'Sí',
  },
  {
    slug: 'nicaragua',
    name: 'Nicaragua',
    question: '¿Necesita visa un mexicano para viajar a Nicaragua?',
    verdict: 'VISA REQUERIDA · por confirmar',
    badge: 'Visa Requerida · por confirmar',
    region: 'América Central',
    stay: ['No especificado'],
    cost: ['Por confirmar'],
    onArrival: 'No',
  },
  {
    slug: 'peru',
    name: 'Perú',
    question: '¿Necesita visa un mexicano para viajar a Perú?',
    verdict: 'NO NECESITAS VISA',
    badge: 'Sin Visa',
    region: 'América del Sur',
    stay: ['Hasta 183 días'],
    cost: ['Gratis'],
    onArrival: 'No aplica',
  },
  {
    slug: 'lebanon',
    name: 'Líbano',
    question: '¿Necesita visa un mexicano para viajar a Líbano?',
    verdict: 'VISA AL LLEGAR',
    badge: 'Visa al Llegar',
    region: 'Medio Oriente',
    stay: ['30 días'],
    cost: ['900 MXN', '50 USD'],
    onArrival: 'Sí',
  },
  {
    slug: 'el-salvador',
    name: 'El Salvador',
    question: '¿Necesita visa un mexicano para viajar a El Salvador?',
    verdict: 'NO NECESITAS VISA',
    badge: 'Sin Visa',
    region: 'América Central',
    stay: ['180 días'],
    cost: ['216 MXN', '12 USD'],
    onArrival: 'No aplica',
  },
] as const;

/** The verdict panel says answer, stay and cost, and nothing but the answer is in its first paragraph. */
export async function expectVerdict(page: Page, expected: (typeof SAMPLE)[number]): Promise<void> {
  const verdict = verdictOf(page);
  await verdict.getByText(expected.verdict, { exact: true }).waitFor();
  expect(await textOf(fieldOf(verdict, 'Estancia'))).toBe(expected.stay.join(''));
  expect(await textOf(fieldOf(verdict, 'Costo'))).toBe(expected.cost.join(''));
  expect(await textOf(fieldOf(verdict, 'Trámite'))).not.toBe('');
  expect(await textOf(verdict)).toMatch(/Qué sigue: \S/);
}

/** Every link that leaves the site opens another tab and cannot reach back. */
export async function expectOutsideLinksInNewTabs(page: Page): Promise<void> {
  const outside = page.getByRole('main').locator('a[href^="http"]');
  expect(await outside.count()).toBeGreaterThan(0);
  const kept = await outside.evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.target !== '_blank' || !link.rel.includes('noopener'))
      .map((link) => link.href),
  );
  expect(kept).toEqual([]);
}

export async function expectSources(page: Page): Promise<void> {
  const sources = sectionOf(page, 'Fuentes');
  expect(await textOf(sources)).toMatch(/Datos verificados el \d/);
  expect(await sources.getByRole('listitem').count()).toBeGreaterThan(0);
  const items = sources.getByRole('listitem');
  expect(await items.count()).toBe(await items.getByRole('link').count());
  expect(await sources.getByRole('link', { name: 'Reporta el error' }).getAttribute('href')).toMatch(
    /^\/reportar-error\?pais=[a-z-]+$/,
  );
}

/** One to four other countries, each of the same region or status, each leading to its question page. */
export async function expectRelated(page: Page, slug: string): Promise<void> {
  const countries = new Map((await publishedCountries()).map((country) => [country.slug, country]));
  const country = countries.get(slug);
  const links = sectionOf(page, 'Destinos relacionados').getByRole('link', { name: /^Ver Detalles/ });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThanOrEqual(1);
  expect(hrefs.length).toBeLessThanOrEqual(4);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs).not.toContain(questionPath(slug));
  for (const href of hrefs) {
    expect(href).toMatch(/^\/pais\/[a-z-]+$/);
    const other = countries.get(href.replace('/pais/', ''));
    expect([other?.region === country?.region, other?.visaStatus.value === country?.visaStatus.value]).toContain(true);
  }
}

export async function listOf(section: Locator): Promise<string[]> {
  return textsOf(section.getByRole('listitem'));
}
