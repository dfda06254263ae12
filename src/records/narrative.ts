import * as v from 'valibot';
import type { Narrative } from '../catalogue/country.ts';
import type { CountryName, CountryRecord } from '../catalogue/country-schema.ts';
import { oldest } from '../catalogue/evidence.ts';
import { httpsUrlSchema, listSchema, readingEntries } from '../catalogue/schema-parts.ts';
import { typingSlip } from '../catalogue/spanish-text.ts';
import type { Problem } from './relations.ts';

const sourceSchema = v.strictObject(readingEntries);

/** What stands above a narrative: a source of the record by its address alone, any other one whole. */
export const narrativeHeadSchema = v.strictObject({
  sources: listSchema(
    1,
    8,
    v.lazy(
      (input): v.GenericSchema<unknown, string | v.InferOutput<typeof sourceSchema>> =>
        typeof input === 'string' ? httpsUrlSchema : sourceSchema,
    ),
    (source) => (typeof source === 'string' ? source : source.url),
  ),
});

type Head = v.InferOutput<typeof narrativeHeadSchema>;

/** A narrative with its sources, its area's among those of `record`; an address that its record does not cite is a mistake. */
export function citedNarrative(file: string, { sources }: Head, text: string, record: Pick<CountryRecord, 'sources'>) {
  const problems: Problem[] = [];
  const found = sources.flatMap((source, index) => {
    const whole = typeof source === 'string' ? record.sources.find(({ url }) => url === source) : source;
    if (whole) return [whole];
    const fix = 'Su ficha no cita esta dirección; cópiala de allá o escribe la fuente completa.';
    problems.push({ file, field: `sources.${index}`, value: source, fix });
    return [];
  });
  if (problems.length > 0) return { problems, narrative: undefined };
  const narrative: Narrative = { text, sources: found, checkedOn: oldest(found.map(({ checkedOn }) => checkedOn)) };
  return { problems, narrative };
}

const MIN_WORDS = 60;
const MAX_WORDS = 160;

/** Mistakes in one narrative: unknown country, length, typing slips, Markdown beyond paragraphs. */
export function narrativeProblems(file: string, text: string, names: readonly CountryName[] | undefined): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, value: string, fix: string) => problems.push({ file, field, value, fix });
  const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
  if (names && !names.some((entry) => entry.name === name)) {
    report('nombre', name, 'Usa el nombre en inglés de content/country-names.yaml.');
  }
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < MIN_WORDS || words > MAX_WORDS) {
    report('texto', `${words} palabras`, `Escribe entre ${MIN_WORDS} y ${MAX_WORDS} palabras.`);
  }
  if (/^(?:[#>*-]|\d+[.)]\s)|\]\(|\*\*/m.test(text)) {
    report('texto', 'formato', 'Escribe párrafos sin títulos, listas, enlaces ni negritas.');
  }
  for (const paragraph of text.split(/\n{2,}/)) {
    const slip = typingSlip(paragraph.replace(/\n/g, ' '));
    if (slip) report('texto', paragraph.slice(0, 40), slip);
  }
  return problems;
}
