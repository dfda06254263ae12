import { canonicalSlug } from '../catalogue/slug.ts';
import { REPORT_COUNTRIES } from '../catalogue/specified-figures.ts';
import type { DraftValues } from './drafts.ts';
import { REPORT_ERROR_TYPES } from './report-options.ts';

/**
 * What the address may name, made at build from the catalogue: a canonical slug leads to the
 * country, an alias to the canonical slug.
 */
export type ReportCountryTable = Record<string, string | readonly [id: string, nameSpanish: string]>;

interface ListedCountry {
  id: string;
  slug: string;
  nameSpanish: string;
  aliases: readonly string[];
}

export function reportCountryTable(countries: readonly ListedCountry[]): ReportCountryTable {
  return Object.fromEntries(
    countries.flatMap(({ id, slug, nameSpanish, aliases }): [string, ReportCountryTable[string]][] => [
      [slug, [id, nameSpanish]],
      ...aliases.map((alias): [string, string] => [alias, slug]),
    ]),
  );
}

export interface ReportPrefill {
  /** Canonical slug of the country, and the fact if the link names one: each has its own draft. */
  about?: string;
  startingValues: DraftValues;
}

/**
 * What `/reportar-error?pais=japan&dato=costos&dice=Costo: Gratis` fills in: the country's option where the
 * specification lists it, else `otro` with its name in the description; the kind of error; and the words that
 * the page shows of that fact. What is unknown is ignored.
 */
export function reportPrefill(search: string, table: ReportCountryTable): ReportPrefill {
  const params = new URLSearchParams(search);
  const fact = params.get('dato') ?? '';
  const errorType = errorTypeFor(fact);
  const says = (params.get('dice') ?? '').slice(0, MAX_SAYS).trim();
  const chosen: DraftValues = { ...(errorType && { errorType }), ...(errorType && says && { currentInfo: says }) };
  const about = slugFor(params.get('pais'), table);
  const country = about === undefined ? undefined : table[about];
  if (about === undefined || !Array.isArray(country)) return { startingValues: chosen };

  const [id, name] = country;
  const option = REPORT_COUNTRIES.find((listed) => listed === id);
  return {
    about: errorType ? `${about}:${fact}` : about,
    startingValues: {
      ...chosen,
      ...(option ? { country: option } : { country: 'otro', description: `País: ${name}. ` }),
    },
  };
}

function slugFor(country: string | null, table: ReportCountryTable): string | undefined {
  const slug = canonicalSlug(country ?? '');
  const entry = Object.hasOwn(table, slug) ? table[slug] : undefined;
  return typeof entry === 'string' ? entry : entry && slug;
}

/** The longest words of a fact that a link may bring; more is not one of our links. */
const MAX_SAYS = 200;

/** Links may say which fact is wrong in the words of the country pages. */
const FIGURE_TYPES: Record<string, keyof typeof REPORT_ERROR_TYPES> = {
  visa: 'requisitos',
  estancia: 'tiempos',
  tramite: 'requisitos',
};

function errorTypeFor(figure: string): string | undefined {
  if (Object.hasOwn(REPORT_ERROR_TYPES, figure)) return figure;
  return Object.hasOwn(FIGURE_TYPES, figure) ? FIGURE_TYPES[figure] : undefined;
}
