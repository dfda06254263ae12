import { FRESH_DAYS } from '../../src/catalogue/stale-fact.ts';
import { textTable } from '../text-table.ts';
import type { endingSoon } from './checked-facts.ts';
import { type Check, EXPIRED_DAYS, isDue, isExpired } from './due-checks.ts';

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
