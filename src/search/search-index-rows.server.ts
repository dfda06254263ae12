import { UNKNOWN_FEE } from '../catalogue/cost-in-force.ts';
import type { Catalogue, Country } from '../catalogue/country.ts';
import { figureWords, summarise } from '../catalogue/country-summary.ts';
import { UNSPECIFIED_STAY } from '../catalogue/in-force.ts';
import type { SearchIndexRow, ShortAnswer } from '../catalogue/search-index.ts';
import { badgeText } from '../catalogue/voice/wording.ts';
import { searchWords } from './search-words.server.ts';

/** A row for every country: its names and the answer in short. */
export function searchIndexRows(catalogue: Catalogue, today: string): SearchIndexRow[] {
  const words = new Map(searchWords().countryWords.map(({ iso2, iso3, also }) => [iso2, [iso3, ...also]]));
  return catalogue.countries.map((country): SearchIndexRow => {
    const { slug, name, nameSpanish, iso2, id } = country;
    const also = [...(id === slug ? [] : [id]), ...(words.get(iso2) ?? [])];
    return [slug, name, nameSpanish, iso2, shortAnswer(country, catalogue, today), also];
  });
}

function shortAnswer(country: Country, catalogue: Catalogue, day: string): ShortAnswer {
  const { stay, cost, advice } = summarise(country, catalogue, day);
  // What nobody knows is said once, on the country's page.
  const known = stay.value === UNSPECIFIED_STAY ? '' : figureWords(stay);
  const price = cost.value === UNKNOWN_FEE ? 'costo por confirmar' : figureWords({ ...cost, original: undefined });
  const answer = [country.visaStatus, badgeText(country), known, price] as const;
  return advice ? [...answer, advice] : [...answer];
}
