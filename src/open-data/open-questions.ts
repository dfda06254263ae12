import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Country } from '../catalogue/country.ts';
import {
  type Coverage,
  coverageOf,
  ESSENTIAL_FACT_IDS,
  ESSENTIAL_FACTS,
  type EssentialFact,
  knowledgeOf,
} from '../catalogue/essential-facts.ts';
import { questionPath } from '../catalogue/slug.ts';
import { reportPath } from '../catalogue/trip-tools.ts';

export const OPEN_QUESTIONS_PATH = '/datos/v1/preguntas-abiertas.json';

const url = v.pipe(v.string(), v.url());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const facts = v.array(v.picklist(ESSENTIAL_FACT_IDS));
const counts = { known: count, doubtful: count, unknown: count };

/** What nobody has found yet, for whoever wants to help. Part of version 1: fields may be added, none goes. */
const openQuestionsSchema = v.strictObject({
  version: v.literal(1),
  license: url,
  publisher: v.string(),
  generatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Cells of the table of destinations and facts. */
  coverage: v.strictObject(counts),
  facts: v.array(v.strictObject({ id: v.picklist(ESSENTIAL_FACT_IDS), name: v.string(), ...counts })),
  /** Destinations with something open, in the order of the catalogue. */
  countries: v.array(
    v.strictObject({
      slug: v.string(),
      iso2: v.string(),
      nameSpanish: v.string(),
      unknown: facts,
      doubtful: facts,
      page: url,
      /** Where a reader tells what they know. */
      report: url,
    }),
  ),
});

export type OpenQuestions = v.InferOutput<typeof openQuestionsSchema>;

/** What is open about one destination. */
export interface OpenCountry {
  country: Country;
  unknown: EssentialFact[];
  doubtful: EssentialFact[];
}

export function openCountries(countries: readonly Country[], today: string): OpenCountry[] {
  return countries
    .map((country) => {
      const known = knowledgeOf(country, today);
      return {
        country,
        unknown: ESSENTIAL_FACT_IDS.filter((fact) => known[fact] === 'unknown'),
        doubtful: ESSENTIAL_FACT_IDS.filter((fact) => known[fact] === 'doubtful'),
      };
    })
    .filter(({ unknown, doubtful }) => unknown.length + doubtful.length > 0);
}

export function coverageOn(countries: readonly Country[], today: string): Coverage {
  return coverageOf(countries.map((country) => knowledgeOf(country, today)));
}

/** The file: the coverage, and under each destination the facts that are open. */
export function openQuestions(
  countries: readonly Country[],
  about: Pick<OpenQuestions, 'version' | 'license' | 'publisher' | 'generatedAt'>,
  { today, origin }: { today: string; origin: string },
): OpenQuestions {
  const { all, byFact } = coverageOn(countries, today);
  return {
    ...about,
    coverage: all,
    facts: ESSENTIAL_FACT_IDS.map((id) => ({ id, name: ESSENTIAL_FACTS[id], ...byFact[id] })),
    countries: openCountries(countries, today).map(({ country: { slug, iso2, nameSpanish }, unknown, doubtful }) => ({
      slug,
      iso2,
      nameSpanish,
      unknown,
      doubtful,
      page: origin + questionPath(slug),
      report: origin + reportPath(slug),
    })),
  };
}

export function openQuestionsJsonSchema() {
  const { $schema, ...schema } = toJsonSchema(openQuestionsSchema, { target: 'draft-2020-12' });
  return schema;
}
