import { MONTHS } from '../../catalogue/partial-date.ts';
import { foldText } from '../../catalogue/search.ts';

/** `best`: a good time for anybody. `with-a-plan`: good for what the record names (skiing, one coast, a festival). */
export type MonthMark = 'best' | 'with-a-plan';

/** One mark or none per month, January first. */
export type TravelMonths = readonly (MonthMark | undefined)[];

const MONTH = `(?:${MONTHS.join('|')})`;
/** A part of a month counts as the month: the strip is no finer than that, and the text stands beside it. */
const PART = '(?:(?:principios|mediados|fines|primera mitad) de )?';
const SPAN = `${PART}${MONTH}(?: a ${PART}${MONTH})?`;
const SPANS = new RegExp(`^${SPAN}(?:(?:, y|, o|,| y| o) ${SPAN})*`);
const SPAN_PARTS = new RegExp(`(${MONTH})(?: a ${PART}(${MONTH}))?`, 'g');

/** What may follow the months and leaves the clause an advice: a purpose, a place, a reason. */
const PURPOSE = /^,? (?:para|por|en|si|fuera de) |^, [a-z]+( [a-z]+)?$/;
const REMARK = /^,? (?:cuando|si la seguridad|(?:la )?(?:temporada|epoca) seca|seco|tambien|fuera de)/;
/** `por los mercados y enero a marzo por la nieve`: two purposes, and each has its months. */
const NEXT_PURPOSE = new RegExp(`( (?:para|por) [a-z ]+) y (?=${SPAN} (?:para|por) )`);
/** A part of the country the clause is about: `el norte tropical, de`, `en`. */
const PLACE = /^(?:en |[a-z ]+, de )(?=[a-z])/;

/**
 * `Mayo a octubre; diciembre a marzo para esquiar`: May to October `best`, December to March `with-a-plan`.
 * The first clause is the advice; a later one is as good only when it names nothing besides months. A clause that warns
 * (`agosto a octubre es época de huracanes`) or says anything else marks nothing.
 *
 * @returns undefined when the first clause is no list of months: then only the text can tell.
 */
export function travelMonths(text: string): TravelMonths | undefined {
  const marks: (MonthMark | undefined)[] = MONTHS.map(() => undefined);
  const clauses = foldText(text).replace(NEXT_PURPOSE, '$1; ').split('; ');
  for (const [place, clause] of clauses.entries()) {
    const advice = readClause(clause);
    if (!advice && place === 0) return undefined;
    const mark = place === 0 || !advice?.hasPurpose ? 'best' : 'with-a-plan';
    for (const month of advice?.months ?? []) marks[month] ??= mark;
  }
  return marks;
}

function readClause(clause: string): { months: number[]; hasPurpose: boolean } | undefined {
  const bare = clause.replace(/^de /, '');
  const place = SPANS.test(bare) ? '' : (PLACE.exec(bare)?.[0] ?? '');
  const rest = bare.slice(place.length);
  const spans = SPANS.exec(rest)?.[0];
  if (!spans) return undefined;
  const tail = rest.slice(spans.length);
  const isRemark = tail === '' || REMARK.test(tail);
  if (!isRemark && !PURPOSE.test(tail)) return undefined;
  return { months: [...spans.matchAll(SPAN_PARTS)].flatMap(span), hasPurpose: place !== '' || !isRemark };
}

/** December to March goes over the turn of the year. */
function span([, from = '', to = from]: RegExpMatchArray): number[] {
  const start = MONTHS.indexOf(from);
  const length = ((MONTHS.indexOf(to) - start + 12) % 12) + 1;
  return Array.from({ length }, (_none, step) => (start + step) % 12);
}
