import { firstDay } from '../catalogue/partial-date.ts';
import type { RuleChange } from '../catalogue/rule-changes.ts';
import { midday } from '../catalogue/today.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { parseDay } from '../journey/calendar-day.ts';
import { calendarFile } from '../journey/calendar-file.ts';

interface ChangeCalendarInput {
  name: string;
  changes: readonly RuleChange[];
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Day of the newest check among the records, `YYYY-MM-DD`. */
  checkedOn: string;
  today: string;
}

/**
 * Rule changes as a calendar to subscribe to, each on its day; a coarse date stands at its first. A corrected date
 * moves its event: the id stays, and the number of corrections is its revision.
 */
export function changeCalendar({ name, changes, origin, checkedOn, today }: ChangeCalendarInput): string {
  const events = changes.flatMap(({ id, update, place }) => {
    const day = parseDay(firstDay(update.effective));
    if (day === undefined) return [];
    const text = `${updateDateline(update, today)}. ${update.summary}\nFuente: ${update.source.name}, ${update.source.url}`;
    return {
      uid: `${id}@pasaporte-verde`,
      revision: update.formerDates?.length ?? 0,
      day,
      title: `${place}: ${update.title}`,
      description: text,
      url: `${origin}/cambios#${id}`,
    };
  });
  return calendarFile(events, midday(checkedOn), name);
}
