import { type CalendarDay, isWeekday } from '../calendar-day.ts';

/** How long a permit takes, as its record says it. */
export interface Term {
  days: number;
  /** Monday to Friday only. Nobody knows another country's holidays here: the reader is told. */
  isWorkingDays: boolean;
}

const WORDS: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  quince: 15,
};

/** Anything that leaves the term open: a figure beside it is not the whole truth. */
const OPEN =
  /\b(?:var[ií]a|varios|varias|pocos|poco|depende|pregunta|meses|sin plazo|fila|alargarse|a veces más|horas hábiles)/;

const DURATION = new RegExp(
  `(?<![\\d.\\p{L}]|\\by )(\\d{1,3}|${Object.keys(WORDS).join('|')}) (horas?|días? hábiles|días?(?: naturales)?|semanas?)`,
  'gu',
);

/**
 * The term in a record's processing time, the longest of those it names; undefined when it names none that can be
 * counted on. `Tres días hábiles; conviene pedirla con una semana` is a week.
 */
export function applicationTerm(text: string): Term | undefined {
  const plain = text.toLocaleLowerCase('es-MX');
  if (OPEN.test(plain)) return undefined;
  const terms = [...plain.matchAll(DURATION)].map(([, number = '', unit = '']) => toTerm(number, unit));
  return terms.sort((a, b) => atMost(b) - atMost(a))[0];
}

/**
 * The last day to apply: the whole term passes after it and ends on the eve of the entry at the latest. Nothing is
 * added for safety; the reader is told that too.
 */
export function applyBy(entry: CalendarDay, { days, isWorkingDays }: Term): CalendarDay {
  let day = entry;
  for (let missing = days; missing > 0; ) {
    day -= 1;
    if (!isWorkingDays || isWeekday(day)) missing -= 1;
  }
  return day - 1;
}

function toTerm(number: string, unit: string): Term {
  const count = WORDS[number] ?? Number(number);
  if (unit.startsWith('hora')) return { days: Math.ceil(count / 24), isWorkingDays: false };
  if (unit.startsWith('semana')) return { days: count * 7, isWorkingDays: false };
  return { days: count, isWorkingDays: unit.endsWith('hábiles') };
}

/** Days of the calendar a term takes at most, to tell which of two is longer. */
function atMost({ days, isWorkingDays }: Term): number {
  return isWorkingDays ? days + 2 * Math.ceil(days / 5) : days;
}
