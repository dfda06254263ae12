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

export const questionPath = (slug: string) => `/pais/${slug}`;
export const guidePath = (slug: string) => `/visa-para-${slug}-mexicanos`;

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

/** Today in Mexico City, where the site reckons its dates. */
export function todayInMexico(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City', dateStyle: 'short' }).format();
}
