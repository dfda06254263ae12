import type { Catalogue } from '../../catalogue/country.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import { leadingStay } from '../../catalogue/in-force.ts';
import { answerInShort } from '../../catalogue/lead.ts';
import { stayInDays } from '../../catalogue/voice/stay.ts';

/** What map and table say of a destination. */
export type MapCountry = ReturnType<typeof mapCountries>[number];

/** Every destination, in the order of the catalogue. `today` is `YYYY-MM-DD`. */
export function mapCountries(catalogue: Catalogue, today: string) {
  return catalogue.countries.map((country) => {
    const { stay, cost } = summarise(country, catalogue, today);
    const leading = leadingStay(country, today);
    return {
      country,
      /** `Sin Visa · por confirmar`, after an advice not to travel. */
      answer: answerInShort(country, today),
      stay: stay.value,
      /** As numbers, to put countries in order. */
      stayDays: leading && stayInDays(leading),
      cost: cost.value,
      pesos: cost.pesos,
    };
  });
}
