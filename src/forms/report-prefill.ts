import { canonicalSlug } from '../catalogue/slug.ts';
import type { DraftValues } from './drafts.ts';
import { REPORT_ERROR_TYPES, reportValue } from './report-options.ts';

/** The option of every country by each name that an address may give it, made at build from the catalogue. */
export type ReportCountryTable = Record<string, string>;

interface ListedCountry {
  id: string;
  slug: string;
  aliases: readonly string[];
}

export function reportCountryTable(countries: readonly ListedCountry[]): ReportCountryTable {
  return Object.fromEntries(
    countries.flatMap((country) => [country.slug, ...country.aliases].map((name) => [name, reportValue(country)])),
  );
}

export interface ReportPrefill {
  /** The country, and the fact if the link names one: each has its own draft. */
  about?: string;
  startingValues: DraftValues;
}

/**
 * What `/reportar-error?pais=japan&dato=costos&dice=Costo: Gratis` fills in: the country, the kind of error, and the
 * words that the page shows of that fact. What is unknown is ignored.
 */
export function reportPrefill(search: string, table: ReportCountryTable): ReportPrefill {
  const params = new URLSearchParams(search);
  const fact = params.get('dato') ?? '';
  const errorType = errorTypeFor(fact);
  const says = (params.get('dice') ?? '').slice(0, MAX_SAYS).trim();
  const slug = canonicalSlug(params.get('pais') ?? '');
  const country = Object.hasOwn(table, slug) ? table[slug] : undefined;
  return {
    ...(country && { about: errorType ? `${country}:${fact}` : country }),
    startingValues: {
      ...(country && { country }),
      ...(errorType && { errorType }),
      ...(errorType && says && { currentInfo: says }),
    },
  };
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
