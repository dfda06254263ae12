import type { CalendarDay } from '../../journey/calendar-day.ts';
import { type CalendarEvent, calendarEvents, uid } from '../../journey/calendar-events.ts';
import type { Finding } from '../../journey/findings.ts';
import type { Passport } from '../../journey/passport-check.ts';
import { permitName } from './finding-words.ts';

/** What is worth a reminder: the last day for each permit that is missing, the day a form opens, and the stays' own days. */
export function tripEvents(passport: Passport, findings: readonly Finding[], today: CalendarDay): CalendarEvent[] {
  const stays = findings.flatMap((finding) => (finding.kind === 'stay' ? [finding.answer] : []));
  const own = findings.flatMap((finding): CalendarEvent[] => {
    if (finding.kind === 'apply' && finding.by !== undefined) {
      return [
        {
          uid: uid(`${finding.details.country.slug}-permiso`, finding.by),
          day: finding.by,
          title: `Último día para pedir ${permitName(finding)}`,
          description: `El plazo es «${finding.takes ?? ''}». Es sin margen: pídelo antes.`,
        },
      ];
    }
    if (finding.kind === 'requirement' && finding.opens !== undefined) {
      return [
        {
          uid: uid(`${finding.details.country.slug}-${finding.requirement.id}`, finding.opens),
          day: finding.opens,
          title: `${finding.details.country.nameSpanish}: desde hoy se puede llenar`,
          description: finding.requirement.text,
        },
      ];
    }
    return [];
  });
  return [...own.filter(({ day }) => day >= today), ...calendarEvents(passport, stays, today)].sort(
    (a, b) => a.day - b.day,
  );
}
