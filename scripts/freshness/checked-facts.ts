import type { Catalogue } from '../../src/catalogue/country.ts';
import { EVIDENT_FACTS, type EvidentFact } from '../../src/catalogue/country-schema.ts';
import { evidenceOf } from '../../src/catalogue/evidence.ts';
import type { Editorial } from '../../src/editorial/load.server.ts';
import type { HomeTexts } from '../../src/home/texts/load.server.ts';

/** Something an editor looked up on a day, and will have to look up again. */
export interface CheckedFact {
  /** Country, or the part of the site it belongs to. */
  place: string;
  fact: string;
  /** `YYYY-MM-DD`. */
  checkedOn: string;
  file: string;
}

const FACT_NAMES: Record<EvidentFact, string> = {
  visaStatus: 'visa',
  maxStay: 'estancia',
  costs: 'costo',
  procedure: 'trámite',
};

/** Everything with a check date: the facts of every record, the exchange rates, the wiki and the questions. */
export function checkedFacts(
  { countries, rates }: Catalogue,
  { wiki }: Pick<Editorial, 'wiki'>,
  { faq }: Pick<HomeTexts, 'faq'>,
  today: string,
): CheckedFact[] {
  const ofCountries = countries.flatMap((country) =>
    EVIDENT_FACTS.flatMap((fact) => {
      const evidence = evidenceOf(country, fact, today);
      if (!evidence) return [];
      const file = `content/countries/${country.slug}.yaml`;
      return [{ place: country.nameSpanish, fact: FACT_NAMES[fact], checkedOn: evidence.checkedOn, file }];
    }),
  );
  const ofWiki = wiki.map(({ topic, checkedOn }) => ({
    place: 'Wiki',
    fact: topic.label,
    checkedOn,
    file: `content/wiki/${topic.id}.md`,
  }));
  return [
    ...ofCountries,
    { place: 'Portada', fact: 'tipos de cambio', checkedOn: rates.date, file: 'content/exchange-rates.yaml' },
    ...ofWiki,
    { place: 'Portada', fact: 'preguntas frecuentes', checkedOn: faq.checkedOn, file: 'content/faq.yaml' },
  ];
}
