import { MONTHS, type PartialDate } from '../../catalogue/partial-date.ts';

/** A date with its year, as precise as the text says it. Days without a year come back every year and date no rule. */
export interface WrittenDate {
  date: PartialDate;
  phrase: string;
  index: number;
}

const MONTH = MONTHS.join('|');

/** `10 de abril de 2026`, `febrero y marzo de 2026`, `2026`; not `366/2025` nor `AJ-484-11-2025`. */
const DATE = new RegExp(
  String.raw`(?<![\p{L}\d/.,-])(?:(?:(\d{1,2}|1\.º|1º) de )?(?:(${MONTH})(?: (?:y|o|a|e) (${MONTH}))? (?:de|del) )?)((?:19|20)\d{2})(?![\p{L}\d/-])`,
  'giu',
);

/** Every date of `text` that names its year. */
export function datesIn(text: string): WrittenDate[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const [phrase, day, first, second, year = ''] = match;
    const months = [first, second].filter((month) => month !== undefined);
    const dates = months.length === 0 ? [year] : months.map((month) => monthOf(year, month, day));
    return dates.map((date) => ({ date, phrase, index: match.index }));
  });
}

function monthOf(year: string, month: string, day: string | undefined): PartialDate {
  const number = String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
  return day === undefined
    ? `${year}-${number}`
    : `${year}-${number}-${String(Number.parseInt(day, 10)).padStart(2, '0')}`;
}

/** Whether a date that a field holds says as much as the text: `2026-04-10` holds `abril de 2026`, not the reverse. */
export function holdsDate(held: PartialDate, said: PartialDate): boolean {
  return held === said || held.startsWith(`${said}-`);
}
