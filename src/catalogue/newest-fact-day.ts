import type { CountryRecord } from './country-schema.ts';
import { hasTakenEffect } from './in-force.ts';
import { firstDay, type PartialDate } from './partial-date.ts';

type Dated = Pick<CountryRecord, 'checkedOn' | 'passportValidity' | 'updates'>;

/**
 * The newest day on which something in these records was checked or came into force, `YYYY-MM-DD`. Sources, evidence
 * and conditions are never newer than their record's own check (`records/relations.ts`).
 */
export function newestFactDay(records: readonly Dated[], today: PartialDate): string {
  const days = records.flatMap(({ checkedOn, passportValidity, updates }) => [
    checkedOn,
    ...(passportValidity ? [passportValidity.checkedOn] : []),
    ...updates.filter((update) => hasTakenEffect(update, today)).map(({ effective }) => firstDay(effective)),
  ]);
  return days.sort().at(-1) ?? today;
}
