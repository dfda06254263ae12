import { beforeAll, expect } from 'vitest';
import type { PublicCatalogue } from '../src/open-data/public-catalogue.ts';
import type { PublicCountry } from '../src/open-data/public-country.ts';
import { address } from './site.ts';

export type { PublicCountry };

/** The open data of the served site: what the pages are held against. */
export async function publishedCountries(): Promise<readonly PublicCountry[]> {
  const answer = await fetch(address('/datos/v1/paises.json'));
  const { countries } = (await answer.json()) as PublicCatalogue;
  if (countries.length < 60) throw new Error(`The served catalogue has only ${countries.length} countries`);
  return countries;
}

/** Every country of the served site; filled before the first test of the file. */
export function useCountries(): readonly PublicCountry[] {
  const all: PublicCountry[] = [];
  beforeAll(async () => {
    all.push(...(await publishedCountries()));
  });
  return all;
}

export const isBrief = ({ depth }: PublicCountry) => depth === 'brief';

export const questionPath = (slug: string) => `/pais/${slug}`;
export const guidePath = (slug: string) => `/visa-para-${slug}-mexicanos`;

export const COUNTRY_PAGES = [
  ['question page', questionPath],
  ['guide page', guidePath],
] as const;

/** Region of home that a region of the catalogue stands under. */
export const REGION_GROUPS: Record<string, string> = {
  'North America': 'América',
  'Central America': 'América',
  'South America': 'América',
  Europe: 'Europa',
  Oceania: 'Oceanía',
  Asia: 'Asia',
  'Middle East': 'Medio Oriente',
  Africa: 'África',
};

export const STATUS_LABELS = {
  'visa-free': 'Sin Visa',
  'visa-required': 'Visa Requerida',
  'eta-required': 'ETA/e-Visa',
  'visa-on-arrival': 'Visa al Llegar',
} as const;

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** `10 de abril de 2026`, `abril de 2026` or `2026`, as the pages write a date. */
export function spokenDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  const name = `${MONTHS[Number(month) - 1]} de ${year}`;
  return day ? `${Number(day) === 1 ? '1.º' : Number(day)} de ${name}` : name;
}

/** Today in Mexico City, whose day is the site's. */
export function todayInMexico(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City', dateStyle: 'short' }).format();
}

/** One line of the search index: what the catalogue holds. */
export interface ListedCountry {
  slug: string;
  name: string;
  nameSpanish: string;
}

/** Every country of the served site. */
export async function listedCountries(): Promise<ListedCountry[]> {
  const rows = (await (await fetch(address('/paises.json'))).json()) as [string, string, string, string][];
  expect(rows.length).toBeGreaterThanOrEqual(60);
  return rows.map(([slug, name, nameSpanish]) => ({ slug, name, nameSpanish }));
}

/** The facts of one country, as the tools and programs receive them. */
export interface CountryFacts extends Pick<PublicCountry, 'name' | 'nameSpanish' | 'region' | 'notes'> {
  nameInSentence?: string;
  /** By id, as ticks are kept. */
  requirementIds: string[];
  requirements: string[];
  healthRequirements: string[];
  popularDestinations: string[];
  conditional?: { rules: { visaStatus: string }[] };
  applicationUrl?: string;
  embassyInfo?: { name: string; website?: string; phone?: string; address?: string };
}

type Listed = Record<'requirements' | 'healthRequirements', { id: string; text: string }[]>;

export async function factsOf(slug: string): Promise<CountryFacts> {
  const read = async (path: string) => {
    const answer = await fetch(address(path));
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const [told, published, markdown] = await Promise.all(
    [`/fichas/${slug}.json`, `/datos/v1/paises/${slug}.json`, `/pais/${slug}.md`].map(read),
  );
  const { country } = JSON.parse(told ?? '') as { country: Omit<CountryFacts, keyof Listed> & Listed };
  const { requirements, healthRequirements } = country;
  const { name, nameSpanish, region, notes } = JSON.parse(published ?? '') as PublicCountry;
  const [, places = ''] = /## Destinos populares\n\n((?:- .*\n)+)/.exec(markdown ?? '') ?? [];
  return {
    ...country,
    ...{ name, nameSpanish, region, notes },
    popularDestinations: places.split('\n').flatMap((line) => (line ? line.slice(2) : [])),
    requirementIds: requirements.map(({ id }) => id),
    requirements: requirements.map(({ text }) => text),
    healthRequirements: healthRequirements.map(({ text }) => text),
  };
}
