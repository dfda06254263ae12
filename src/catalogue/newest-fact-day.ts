import type { CountryRecord } from './country-schema.ts';
import { newestReading } from './evidence.ts';
import { hasTakenEffect } from './in-force.ts';
import { firstDay, type PartialDate } from './partial-date.ts';

type Dated = Pick<CountryRecord, 'sources' | 'updates'>;

/** The newest day on which something in these records was read or came into force, `YYYY-MM-DD`. */
export function newestFactDay(records: readonly Dated[], today: PartialDate): string {
  const days = records.flatMap(({ sources, updates }) => [
    newestReading(sources),
    ...updates.filter((update) => hasTakenEffect(update, today)).map(({ effective }) => firstDay(effective)),
  ]);
  return days.sort().at(-1) ?? today;
}
