import type { Country } from '../src/catalogue/country.ts';
import { factLabel } from '../src/catalogue/facts.ts';
import { ADVICE_DAYS } from '../src/catalogue/lead.ts';
import { daysSince, FRESH_DAYS } from '../src/catalogue/stale-fact.ts';
import { endings } from '../src/catalogue/valid-until.ts';
import { citingFiles, sourcedLabel } from './source-monitor/claims.ts';
import { textTable } from './text-table.ts';

/** Something an editor looked up on a day, and will have to look up again. */
export interface CheckedFact {
  /** Country, or the part of the site it belongs to. */
  place: string;
  fact: string;
  /** `YYYY-MM-DD`. */
  checkedOn: string;
  file: string;
}

/** Everything that is cited with a day of reading, and what a file that cites nothing was looked up on. */
export function checkedFacts(folder: string): CheckedFact[] {
  return citingFiles(folder)
    .flatMap(({ file, place, readOn, claims }) => [
      ...claims.map(({ fact, checkedOn }) => ({ place, fact: sourcedLabel(fact), checkedOn, file })),
      ...(readOn ? [{ place, fact: sourcedLabel('text'), checkedOn: readOn, file }] : []),
    ])
    .filter(({ checkedOn }) => checkedOn !== '');
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** So many days before a fact ends, an editor is told. */
const WARNED_DAYS = 45;

/** What ends soon or has ended, advice not to travel too, first what ended first: `Corea del Sur · visa · 2026-12-31`. */
export function endingSoon(countries: readonly Country[], today: string) {
  return countries
    .flatMap((country) => {
      const about = { place: country.nameSpanish, file: `content/countries/${country.slug}.yaml` };
      const facts = endings(country).map(({ fact, day, ends }) => ({
        ...about,
        fact: ends === 'exemption' ? `${factLabel(fact)} (exención)` : factLabel(fact),
        validUntil: day,
      }));
      const advice = country.updates
        .flatMap(({ readOn }) => readOn ?? [])
        .map((readOn) => ({
          ...about,
          fact: 'aviso de no viajar',
          validUntil: addDays(readOn, ADVICE_DAYS),
        }));
      return [...facts, ...advice];
    })
    .filter(({ validUntil }) => daysSince(today, validUntil) <= WARNED_DAYS)
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil));
}

/** Past this a fact is not only due: nobody vouches for it any more. */
const EXPIRED_DAYS = 365;

/** Facts of one file that were checked on one day: one visit to its sources renews them all. */
interface Check {
  place: string;
  /** `visa, estancia, costo, trámite`. */
  facts: string;
  checkedOn: string;
  days: number;
  file: string;
}

/** All checks as of `today` (`YYYY-MM-DD`), oldest first, those of one day by place. */
export function checksOldestFirst(facts: readonly CheckedFact[], today: string): Check[] {
  const collator = new Intl.Collator('es-MX');
  return [...Map.groupBy(facts, ({ file, checkedOn }) => `${checkedOn} ${file}`).values()]
    .flatMap(([first, ...others]) => (first ? [toCheck(first, others, today)] : []))
    .sort((a, b) => b.days - a.days || collator.compare(a.place, b.place));
}

function toCheck({ fact, ...first }: CheckedFact, others: readonly CheckedFact[], today: string): Check {
  const facts = [...new Set([fact, ...others.map((other) => other.fact)])].join(', ');
  return { ...first, facts, days: daysSince(first.checkedOn, today) };
}

/** Older than a reader is told to trust (`sin verificar desde …`), and not yet expired. */
export function isDue({ days }: Check): boolean {
  return days > FRESH_DAYS && !isExpired({ days });
}

export function isExpired({ days }: Pick<Check, 'days'>): boolean {
  return days > EXPIRED_DAYS;
}

/** How many are named when nothing is due: what an editor with an hour to spare would take first. */
const OLDEST_SHOWN = 5;

/** What `npm run check:freshness` prints about `checks`, oldest first. */
export function freshnessReport(
  checks: readonly Check[],
  today: string,
  ending: ReturnType<typeof endingSoon> = [],
): string {
  const parts = [
    section(`Vencido (más de ${EXPIRED_DAYS} días)`, checks.filter(isExpired)),
    section(`Toca revisar (más de ${FRESH_DAYS} días)`, checks.filter(isDue)),
  ].filter((lines) => lines.length > 0);
  if (parts.length === 0) {
    const due = ending.length > 0 ? 'solo toca revisar lo que termina' : 'no toca revisar nada';
    parts.push([
      `Al ${today} ${due}: todo se verificó en los últimos ${FRESH_DAYS} días. Lo más antiguo:`,
      ...table(checks.slice(0, OLDEST_SHOWN)),
    ]);
  }
  if (ending.length > 0) {
    const rows = ending.map(({ place, fact, validUntil, file }) => [place, fact, validUntil, file]);
    parts.push([
      `Terminan pronto, o ya terminaron: ${ending.length}`,
      ...textTable(['País', 'Dato', 'Vale hasta', 'Archivo'], rows),
    ]);
  }
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

function section(title: string, checks: readonly Check[]): string[] {
  return checks.length === 0 ? [] : [`${title}: ${checks.length}`, ...table(checks)];
}

function table(checks: readonly Check[]): string[] {
  return textTable(
    ['País', 'Dato', 'Revisado', 'Días', 'Archivo'],
    checks.map(({ place, facts, checkedOn, days, file }) => [place, facts, checkedOn, days, file]),
  );
}
