import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { asOf } from '../../src/catalogue/as-of.ts';
import type { Country } from '../../src/catalogue/country.ts';
import type { CountryUpdate } from '../../src/catalogue/country-schema.ts';
import { ownSources } from '../../src/catalogue/evidence.ts';
import type { EvidentFact } from '../../src/catalogue/facts.ts';
import { hasTakenEffect, leadingStay } from '../../src/catalogue/in-force.ts';
import { firstDay } from '../../src/catalogue/partial-date.ts';
import { isAuthority } from '../../src/catalogue/source-kind.ts';
import type { Stay } from '../../src/catalogue/stay-schema.ts';
import { VISA_STATUSES, type VisaStatus } from '../../src/catalogue/visa-status.ts';
import type { Problem } from '../../src/records/relations.ts';

/** What somebody else says of one destination for a Mexican passport. */
export interface DataSetClaim {
  /** Whose set of data it is. */
  of: string;
  iso2: string;
  /** Several where the set leaves open which. */
  statuses: readonly VisaStatus[];
  stayDays: number | undefined;
  /** Day on which they saw it, `YYYY-MM-DD`. */
  seen: string;
}

/** Three months are ninety days to one and ninety-two to another. */
const SAME_STAY_WITHIN_DAYS = 5;

/** Where a record says otherwise than a set of data, and does not say so. */
export function disagreements(written: readonly Country[], claims: readonly DataSetClaim[], today: string): Problem[] {
  return written
    .map((country) => asOf(country, today))
    .flatMap((country) =>
      claims.filter(({ iso2 }) => iso2 === country.iso2).flatMap((claim) => disagreement(country, claim, today)),
    );
}

function disagreement(country: Country, claim: DataSetClaim, today: string): Problem[] {
  const file = `content/countries/${country.slug}.yaml`;
  const problem = (field: EvidentFact, value: unknown, theirs: string): Problem[] => {
    if (isSettled(country, field, { ...claim, theirs }, today)) return [];
    const fix = `${claim.of} (${claim.seen}) dice ${theirs}: corrige el dato, o di quién dice qué en evidence.${field}.doubt y anota others: { ${claim.of}: ${theirs} }.`;
    return [{ file, field, value, fix }];
  };
  if (!claim.statuses.includes(country.visaStatus)) {
    return problem('visaStatus', country.visaStatus, claim.statuses.join(' o '));
  }
  const stay = leadingStay(country, today);
  const lengths = stay ? stayLengths(stay) : [];
  const { stayDays } = claim;
  if (stayDays === undefined || lengths.length === 0) return [];
  const isSame = lengths.some((days) => Math.abs(days - stayDays) <= SAME_STAY_WITHIN_DAYS);
  return isSame ? [] : problem('maxStay', stay, `${stayDays} días`);
}

/**
 * Whether an editor saw that this one says this, and tells the readers so or has it from an authority that was read since;
 * or the rule changed after they looked.
 */
function isSettled(
  country: Country,
  fact: EvidentFact,
  { of, theirs, seen }: DataSetClaim & { theirs: string },
  today: string,
): boolean {
  const { evidence, updates } = country;
  const isNewer = (update: CountryUpdate) =>
    update.concerns === fact && hasTakenEffect(update, today) && firstDay(update.effective) > seen;
  const { doubt, others = {} } = evidence[fact] ?? {};
  // Whom only somebody quotes was not read.
  const isAnswered = ownSources(country, fact).some(
    (source) => isAuthority(source) && !source.citedBy && source.checkedOn >= seen,
  );
  return (others[of] === theirs && (doubt !== undefined || isAnswered)) || updates.some(isNewer);
}

/** Every length that the stay may have, in days, a month being thirty. */
function stayLengths({ days, months, perYear }: Stay): number[] {
  return [
    ...[days ?? []].flat(),
    ...(months === undefined ? [] : [months * 30]),
    ...(perYear === undefined ? [] : stayLengths(perYear)),
  ];
}

/** The copies in `content/open-data/`; its README says whose they are and under which licence. */
const SETS = {
  'multipass-rank.csv': 'MultiPass Rank',
  'passport-index.csv': 'Passport Index',
  'visa-map.csv': 'visamap.io',
} as const;

const rowSchema = v.object({
  iso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  status: v.pipe(
    v.string(),
    v.transform((words) => words.split(' ')),
    v.array(v.picklist(VISA_STATUSES)),
  ),
  stay_days: v.pipe(
    v.string(),
    v.transform((days) => (days === '' ? undefined : Number(days))),
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ),
  seen: v.pipe(v.string(), v.isoDate()),
});

/** @throws where a copy is not what its README says. */
export function openDataClaims(contentDir: string): DataSetClaim[] {
  return Object.entries(SETS).flatMap(([file, of]) => {
    const rows: unknown = parse(readFileSync(join(contentDir, 'open-data', file), 'utf8'), { columns: true });
    return v
      .parse(v.array(rowSchema), rows)
      .map(({ iso2, status, stay_days, seen }) => ({ of, iso2, statuses: status, stayDays: stay_days, seen }));
  });
}
