import type { Catalogue } from '../../catalogue/country.ts';
import { type CountrySummary, summarise } from '../../catalogue/country-summary.ts';
import { leadingStay } from '../../catalogue/in-force.ts';
import { answerInShort } from '../../catalogue/lead.ts';
import type { Stay } from '../../catalogue/stay-schema.ts';
import { stayInDays } from '../../catalogue/voice/stay.ts';

/** What map and table say of a destination. */
export type MapCountry = ReturnType<typeof mapCountry>;

/** Every destination, in the order of the catalogue. `today` is `YYYY-MM-DD`. */
export function mapCountries(catalogue: Catalogue, today: string): MapCountry[] {
  return catalogue.countries.map((country) => {
    const summary = summarise(country, catalogue, today);
    return mapCountry(summary, today, leadingStay(summary.country, today));
  });
}

function mapCountry({ country, stay, cost }: CountrySummary, today: string, leading: Stay | undefined) {
  return {
    slug: country.slug,
    /** In English, as the atlas looks it up. */
    name: country.name,
    nameSpanish: country.nameSpanish,
    region: country.region,
    visaStatus: country.visaStatus,
    /** `Sin Visa · por confirmar`, after an advice not to travel. */
    answer: answerInShort(country, today),
    /** The status is of low confidence: it may not look as sure as the others. */
    isInDoubt: country.confidence === 'low',
    stay: stay.lead,
    /** The stay as a number, to put countries in order. */
    stayDays: leading && stayInDays(leading),
    cost: cost.lead,
    /** The cost as a number, to put countries in order. */
    pesos: cost.pesos,
  };
}
