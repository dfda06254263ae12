import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { VISA_STATUSES } from '../../src/catalogue/visa-status.ts';
import type { Claim } from './disagreements.ts';

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
export function openDataClaims(contentDir: string): Claim[] {
  return Object.entries(SETS).flatMap(([file, of]) => {
    const rows: unknown = parse(readFileSync(join(contentDir, 'open-data', file), 'utf8'), { columns: true });
    return v
      .parse(v.array(rowSchema), rows)
      .map(({ iso2, status, stay_days, seen }) => ({ of, iso2, statuses: status, stayDays: stay_days, seen }));
  });
}
