import { type CalendarDay, parseDay, yearMonthDay } from '../journey/calendar-day.ts';

const { raw } = String;

/** A day as it was written, on a line without capitals and accents; what is 0 is left to the days beside it, or to the calendar. */
export interface DayTold {
  day: number;
  /** January is 1. */
  month: number;
  year: number;
  /** Of the first day of `3 al 17 de mayo`, the last. */
  last?: DayTold;
  /** `3-10`: without a month anywhere it is no stay. */
  isDashed?: boolean;
}

const MONTHS =
  'enero january,febrero february,marzo march mzo,abril april,mayo,junio june,julio july,agosto august,septiembre setiembre september,octubre october,noviembre november,diciembre december'
    .split(',')
    .map((names) => names.split(' '));
/** A month may be written to its third letter only. */
const beginnings = (name: string) =>
  Array.from({ length: name.length - 2 }, (_, cut) => name.slice(0, name.length - cut));
export const MONTH = raw`(?:${MONTHS.flat().flatMap(beginnings).join('|')})(?![a-z])\.?`;
const monthOf = (name: string) =>
  MONTHS.findIndex((names) => names.some((each) => each.startsWith(name.replace('.', '')))) + 1;

/** What a number counts, where it is no day. */
const UNIT = raw`\s*(?:h|hrs?|horas?|dias?|noches?|sem|semanas?|mes|meses|anos?|personas?|adultos?|ninos?|ninas?|amig\w+|herman\w+|familia\w*|de\s+adelanto)(?![a-z])`;
/** `1`, `1ro`, `1.º` */
const DAY = raw`(?<day>\d\d?)(?:(?<=(?<!\d)1)(?:e?ro|er|o|\.?[º°]))?(?!\d|:\d)`;
const YEAR = raw`(?:(?:[-/]?|,?\s+(?:del?\s+)?)['’]?(?<year>20[2-4]\d(?!\d)|2[6-9](?!\d|\s*(?:de\s+)?${MONTH}|${UNIT})))?`;
const sticky = (pattern: string) => new RegExp(pattern, 'y');
const FORMS = [
  raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)`,
  raw`(?<day>\d\d?)(?<sign>[/.-])(?<month>\d\d?)(?:\k<sign>(?<year>\d{4}|\d\d))?(?![a-z\d]|\k<sign>\d)`,
  // `3 de marzo`, `03mar27`, `3/mar`
  raw`${DAY}[\s/-]*(?:de?\s+)?(?<name>${MONTH})${YEAR}`,
  raw`(?<name>${MONTH})\s*${DAY}(?![a-z]|[/.]\d|${UNIT})${YEAR}`,
].map(sticky);
const BARE = sticky(raw`${DAY}(?![a-z]|/|\.\d|${UNIT})`);
const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const LINK = raw`(?:el\s+)?(?:${WEEKDAY},?\s+)?(?:dia\s+)?`;
const UNTIL = sticky(raw`(?:\s*(?<dash>[-–—])\s*|\s+(?:al?|hasta)\s+)${LINK}`);
const AND = sticky(raw`\s+y\s+${LINK}`);
/** As far back as anything is looked at. */
const LONGEST_WORD = 24;
/** Before it a lone number is a day. */
const THE = new RegExp(raw`(?:^|[^a-z])(?:el|dia|${WEEKDAY},?)\s+$`);
/** `3, 6 y 9 de mayo` */
const LISTED = new RegExp(raw`^(?:,\s*\d\d?)*\s+y\s+\d\d?\s+(?:de\s+)?${MONTH}`);
/** A name before it, not `somos 4`, `Terminal 2` or `de 3 y 9`. */
const OWN = /(?:^|[^a-z])(?!(?:somos|vamos|terminal|vuelo|hotel|con|de|y)\s)[a-z]+\s+$/;

/** A day, and where it stands on the line. */
export interface DayRead {
  told: DayTold;
  from: number;
  end: number;
}

function read(pattern: RegExp, line: string, at: number): DayRead | undefined {
  pattern.lastIndex = at;
  const { 0: text, groups: { day, month, name, year } = {} } = pattern.exec(line) ?? {};
  if (text === undefined) return undefined;
  const told = {
    day: Number(day),
    month: name ? monthOf(name) : Number(month ?? 0),
    year: year ? (Number(year) % 2000) + 2000 : 0,
  };
  return { told, from: at, end: at + text.length };
}

const dated = (line: string, at: number) =>
  FORMS.reduce<DayRead | undefined>((found, form) => found ?? read(form, line, at), undefined);

/** The last day of a stay whose first one ends here, and the sign between them. */
function lastDay(line: string, at: number, isBetween: boolean): (DayRead & { isDashed: boolean }) | undefined {
  for (const pattern of isBetween ? [AND, UNTIL] : [UNTIL]) {
    pattern.lastIndex = at;
    const link = pattern.exec(line);
    const end = at + (link?.[0].length ?? 0);
    const bare = read(BARE, line, end);
    const last = link && (dated(line, end) ?? (bare && line[bare.end] !== '-' ? bare : undefined));
    if (last) return { ...last, isDashed: link.groups?.['dash'] !== undefined };
  }
  return undefined;
}

/** The day, or the two of a stay, that stand here; `near` is the one that was told last. */
export function daysAt(line: string, at: number, near: DayTold | undefined): DayRead[] {
  const before = line.slice(Math.max(at - LONGEST_WORD, 0), at);
  if (/[\d/]$/.test(before)) return [];
  const bare = read(BARE, line, at);
  const full = dated(line, at);
  for (const first of [bare, full]) {
    const last = first && lastDay(line, first.end, /entre\s+(?:el\s+)?$/.test(before));
    if (!last) continue;
    // `10-03` is a day of March, and after `5 mayo - 9` anything may follow.
    const isBackwards = last.isDashed && !last.told.month && last.told.day < first.told.day;
    const isLoose = last.isDashed && first.told.month > 0 && !last.told.month && /^\d/.test(line.slice(at));
    if (isBackwards || isLoose) continue;
    const { isDashed } = last;
    return [
      // What is said of it is said as it was written: `30 al 31 de febrero`.
      { ...first, told: { ...first.told, last: last.told, isDashed }, end: first.told.month ? first.end : last.end },
      { ...last, told: { ...last.told, isDashed } },
    ];
  }
  if (full) return [full];
  if (!bare || line[bare.end] === '-') return [];
  const rest = line.slice(bare.end);
  const isOwn = near !== undefined && bare.told.day > near.day && OWN.test(before) && /^\s*(?:[,;]|$)/.test(rest);
  return isOwn || THE.test(before) || LISTED.test(rest) ? [bare] : [];
}

/** `en mayo`, `mayo de 2027`: the month of days that have none. */
export const MONTH_APART = raw`(?<month>${MONTH})(?:,?\s+(?:del?\s+)?(?<of>20[2-4]\d))?`;
export const monthTold = (name: string, year = '0'): DayTold => ({ day: 0, month: monthOf(name), year: Number(year) });

/** Days in their order, those that have no month or year with that of the days beside them; a month that stands `apart` is of them all. */
export function withMonths(told: readonly DayTold[], apart: DayTold | undefined): DayTold[] {
  const days = told.map((each) => {
    const { day, month, last } = each;
    return { ...each, month: month || (last?.month ? monthAfter(last.month, -Number(day > last.day)) : 0) };
  });
  const dates = days.findIndex(({ month }) => month > 0);
  for (const [back, day] of days.slice(0, Math.max(dates, 0)).reverse().entries()) {
    const next = days[dates - back];
    if (!next || apart) continue;
    const end = next.last && !next.last.month ? next.last.day : 0;
    day.month = monthAfter(next.month, -Number(day.day > Math.max(next.day, end)));
  }
  let near = apart;
  for (const [at, day] of days.entries()) {
    // `boda el 18 de mayo, del 12 al 20`, `nos vamos el 12 y volvemos el 20`
    const next = day.last ?? days[at + 1];
    const isAround = next && !next.month && next.day >= (near?.day ?? 0);
    if (near && !day.month) {
      day.month = monthAfter(near.month, Number(day.day < near.day && !isAround));
      if (near === apart) day.year = near.year;
    }
    if (day.month) near = day;
  }
  // `20 dic al 3 ene 2028`: a year is of the days before it too.
  for (const [back, day] of days.slice(0, -1).reverse().entries()) {
    const next = days[days.length - 1 - back];
    if (!day.year && next?.year && day.month)
      day.year = next.year - Number(day.month * 100 + day.day > next.month * 100 + next.day);
  }
  return days;
}

const monthAfter = (month: number, more: number) => ((month + more + 11) % 12) + 1;

/** The next such day that is not before `earliest`, or that of its year; undefined where there is none. Without a month it is near. */
export function dayOf({ day, month, year }: DayTold, earliest: CalendarDay): CalendarDay | undefined {
  const now = yearMonthDay(earliest);
  const of = month || monthAfter(now.month, Number(day < now.dayOfMonth));
  // The next 29 of February may be eight years ahead.
  const years = year ? [year] : Array.from({ length: 9 }, (_, ahead) => now.year + ahead);
  return years
    .map((each) => parseDay([each, String(of).padStart(2, '0'), String(day).padStart(2, '0')].join('-')))
    .find((read) => read !== undefined && (year > 0 || read >= earliest));
}
