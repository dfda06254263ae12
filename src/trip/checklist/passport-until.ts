import type { PassportValidity } from '../../catalogue/passport-validity-schema.ts';
import { addMonths, spokenDay } from '../../journey/calendar-day.ts';
import { validUntil } from '../../journey/passport-check.ts';
import type { ListDates } from './list-dates.ts';

/** What a trip's dates make of the rule about the passport. */
export interface PassportDemand {
  /** `until`: valid up to a day; `stay`: past a stay nobody knows yet; `issued`: not older than a day; `ask`: for a date. */
  kind: 'until' | 'stay' | 'issued' | 'ask';
  text: string;
}

/** The demands on the passport for these dates; none without a date or a known rule. */
export function passportDemands(
  validity: PassportValidity | undefined,
  { entry, exit }: Pick<ListDates, 'entry' | 'exit'>,
): PassportDemand[] {
  if (!validity || (entry === undefined && exit === undefined)) return [];
  const demands: PassportDemand[] = [];
  const base = validity.from === 'entry' ? entry : exit;
  if (validity.from === 'permitted-stay') {
    demands.push({
      kind: 'stay',
      text: `Pasaporte vigente ${margin(validity)} después de que termine la estancia permitida`,
    });
  } else if (base === undefined) {
    const missing = validity.from === 'entry' ? 'llegada' : 'salida';
    demands.push({ kind: 'ask', text: `Pasaporte vigente: pon tu fecha de ${missing} para saber hasta qué día` });
  } else {
    const asked = validUntil(validity, { entry: base, exit: base }, { kind: 'unknown' }) ?? base;
    // A margin counted from the entry may end before a long trip does; the passport may not.
    demands.push({
      kind: 'until',
      text: `Pasaporte vigente, por lo menos, hasta el ${spokenDay(Math.max(asked, exit ?? asked))}`,
    });
  }
  if (validity.issuedWithinYears !== undefined && entry !== undefined) {
    const oldest = addMonths(entry, -12 * validity.issuedWithinYears);
    demands.push({ kind: 'issued', text: `Pasaporte expedido después del ${spokenDay(oldest)}` });
  }
  return demands;
}

function margin({ months, days }: PassportValidity): string {
  if (months !== undefined) return months === 1 ? '1 mes' : `${months} meses`;
  return days === 1 ? '1 día' : `${days ?? 0} días`;
}
