import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { SPECIFIED_COSTS } from '../../src/catalogue/specified-figures.ts';
import { factsOf, publishedCountries, questionPath, STATUS_LABELS } from '../catalogue.ts';
import { fieldOf, sectionOf, textOf, textsOf, verdictOf } from '../page-parts.ts';

/** One of each kind of answer when this was written: every status, conditions, doubts, figures that changed. */
export const SAMPLE =
  'japan canada australia united-arab-emirates thailand turkey saudi-arabia nicaragua lebanon el-salvador'.split(' ');

const VERDICTS = {
  'visa-free': 'NO NECESITAS VISA',
  'visa-required': 'VISA REQUERIDA',
  'eta-required': 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA',
  'visa-on-arrival': 'VISA AL LLEGAR',
} as const;

const ON_ARRIVAL = {
  'visa-free': 'No aplica',
  'visa-on-arrival': 'Sí',
  'visa-required': 'No',
  'eta-required': 'No',
} as const;

const REGION_NAMES: Record<string, string> = {
  'North America': 'América del Norte',
  'Central America': 'América Central',
  'South America': 'América del Sur',
  Europe: 'Europa',
  Oceania: 'Oceanía',
  Asia: 'Asia',
  'Middle East': 'Medio Oriente',
  Africa: 'África',
};

const inPesos = ({ amountMXN }: { amountMXN: number }) => `${amountMXN.toLocaleString('en-US')} MXN`;

const inItsCurrency = ({ amount, currency }: { amount: number; currency: string }) =>
  `${amount.toLocaleString('en-US')} ${currency}`;

/** What the pages of a country must say, worded here by hand from the data that the site publishes of it. */
export interface Expected {
  slug: string;
  name: string;
  inSentence: string;
  question: string;
  verdict: string;
  badge: string;
  region: string;
  stay: string[];
  cost: string[];
  /** The specification's cost where another leads, ready to print. */
  earlierCost: string | undefined;
  onArrival: string;
}

/** What stands under a figure that nobody could confirm, or that a source disputes. */
const unconfirmed = ({ confidence, disputed }: { confidence: string; disputed: string | null }) =>
  confidence === 'low' || (confidence === 'medium' && disputed !== null) ? ['por confirmar'] : [];

export async function expectedOf(slug: string): Promise<Expected> {
  const country = (await publishedCountries()).find((each) => each.slug === slug);
  if (!country) throw new Error(`no country ${slug}`);
  const { nameInSentence: inSentence = country.nameSpanish, conditional } = await factsOf(slug);
  const { visaStatus, maxStay, cost } = country;
  const qualifier =
    visaStatus.confidence === 'low' ? ' · por confirmar' : visaStatus.isConditional ? ' · con condiciones' : '';
  const { otherwise } = cost ?? {};
  const pesos = [cost, otherwise].flatMap((each) => (each ? [inPesos(each)] : [])).join(' o ');
  const original = cost?.original && !cost.isFree && inItsCurrency(cost.original);
  const fixed = SPECIFIED_COSTS[slug];
  const earlier = fixed && inItsCurrency(fixed);
  return {
    slug,
    name: country.nameSpanish,
    inSentence,
    question: `¿Necesita visa un mexicano para viajar a ${inSentence}?`,
    verdict: `${VERDICTS[visaStatus.value]}${qualifier}`,
    badge: `${STATUS_LABELS[visaStatus.value]}${qualifier}`,
    region: REGION_NAMES[country.region] ?? '',
    stay: maxStay ? [maxStay.value, ...unconfirmed(maxStay)] : ['No especificado'],
    cost: [
      cost === null ? 'Por confirmar' : cost.isFree ? 'Gratis' : pesos,
      ...(original
        ? [otherwise ? `${original} con autorización · ${inItsCurrency(otherwise)} con visa` : original]
        : []),
      ...(cost ? unconfirmed(cost) : []),
    ],
    earlierCost:
      earlier && (earlier !== original || fixed.amountMXN !== cost?.amountMXN)
        ? `antes: ${earlier === original ? '' : `${earlier} · `}${inPesos(fixed)}`
        : undefined,
    onArrival: conditional?.rules.some((rule) => rule.visaStatus === 'visa-on-arrival')
      ? 'No · salvo con condiciones'
      : ON_ARRIVAL[visaStatus.value],
  };
}

/** The verdict panel says answer, stay and cost, and nothing but the answer is in its first paragraph. */
export async function expectVerdict(page: Page, expected: Expected): Promise<void> {
  const verdict = verdictOf(page);
  await verdict.getByText(expected.verdict, { exact: true }).waitFor();
  expect(await textOf(fieldOf(verdict, 'Estancia'))).toBe(expected.stay.join(''));
  expect(await textOf(fieldOf(verdict, 'Costo'))).toBe(expected.cost.join(''));
  expect(await textOf(fieldOf(verdict, 'Trámite'))).not.toBe('');
  expect(await textOf(fieldOf(verdict, 'Pasaporte'))).toMatch(/^(\d+ (meses|mes|días|día)|Vigente)/);
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
  await sources.getByText(/^\d+ fuentes?; revisión más vieja: \d/).click();
  expect(await sources.getByRole('listitem').count()).toBeGreaterThan(0);
  const items = sources.getByRole('listitem');
  expect(await items.count()).toBe(await items.getByRole('link').count());
  expect(await sources.getByRole('link', { name: 'Reporta el error' }).getAttribute('href')).toMatch(
    /^\/reportar-error\?pais=[a-z-]+$/,
  );
}

/** One to four other countries, each leading to its question page; which ones, `related.test.ts` holds. */
export async function expectRelated(page: Page, slug: string): Promise<void> {
  const links = sectionOf(page, 'Destinos relacionados').getByRole('link', { name: /^Ver Detalles/ });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect([1, 2, 3, 4]).toContain(hrefs.length);
  expect(hrefs).not.toContain(questionPath(slug));
  for (const href of hrefs) expect(href).toMatch(/^\/pais\/[a-z-]+$/);
}

/** What the section lists, folded or not; the sources of its facts are no part of it. */
export async function listOf(section: Locator): Promise<string[]> {
  return textsOf(section.locator('li:not(div > details li)'));
}
