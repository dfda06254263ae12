import type { CountryRecord } from '../catalogue/country-schema.ts';
import type { Entry } from '../catalogue/entry-schema.ts';
import type { Requirement } from '../catalogue/requirement-schema.ts';
import { withEntryLines } from '../catalogue/voice/entry-lines.ts';

type Written = Partial<CountryRecord>;

const FEWEST = 5;

/** A full record lists what a trip needs, in its editors' words or in those that follow from `entry`. */
export function tooFewRequirements(record: Written) {
  if (record.depth === 'brief' || record.requirements === undefined) return [];
  const { requirements } = withEntryLines(record);
  const count = requirements?.length ?? 0;
  if (count >= FEWEST) return [];
  const fix = `Escribe de ${FEWEST} a 10 elementos (hay ${count}), contando los que salen de entry.`;
  return [{ field: 'requirements', value: requirements, fix }];
}

/** What a line of an editor must not say beside the facts of `entry`; undefined where the two agree. */
function contradiction({ topics }: Requirement, entry: Entry): string | undefined {
  // A line on several things may be about the others.
  const [topic, ...others] = topics;
  if (others.length > 0) return undefined;
  if (topic === 'onward-ticket' && entry.onwardTicket?.asked === 'not-asked')
    return 'entry.onwardTicket dice not-asked';
  if (topic === 'money' && entry.funds?.asked === 'not-asked') return 'entry.funds dice not-asked';
  if (topic === 'arrival-form' && entry.arrivalCard?.how === 'none') return 'entry.arrivalCard dice none';
  return undefined;
}

/** Lines of an editor that say otherwise than the facts of `entry`. */
export function contradictedLines({ entry, requirements = [], healthRequirements = [] }: Written) {
  if (!entry) return [];
  const lines = [
    ...requirements.map((line, index) => ({ line, field: `requirements.${index}.text` })),
    ...healthRequirements.map((line, index) => ({ line, field: `healthRequirements.${index}.text` })),
  ];
  return lines.flatMap(({ line, field }) => {
    const other = contradiction(line, entry);
    return other
      ? [{ field, value: line.text, fix: `Dice otra cosa que el dato: ${other}. Corrige uno de los dos.` }]
      : [];
  });
}
