import { findingsOf } from '../src/journey/testing/sample-journeys.ts';
import { nearestCountries, suggestionsFor } from '../src/search/suggestions.ts';
import { projectIndex } from '../src/search/testing/project-index.ts';
import { printTable, type Row, round, verdict } from './tables.ts';

const TIMES = 300;
/** How much slower than this machine a cheap phone is taken to be. */
const SLOWDOWN = 4;

/** Four stops, two connections, a family with one visa. */
const ROUTE =
  '(united-states) > japan march > (south-korea) > vietnam 2027-03-17 2027-03-30 > thailand 2027-03-30 2027-04-10 > spain 2027-04-11 2027-04-20';
const QUERIES = [
  'to',
  'tokio',
  'TOKYO',
  'kio',
  'tokzxio',
  '¿necesito visa para ir a Tokio y a otro lado?',
  'qwrt zxcvbnm',
];

/** `calculos`: the time of one key in the search box, and of all there is to say of a journey. */
export async function computing(): Promise<void> {
  const index = await projectIndex();
  const keys = QUERIES.map((query) => () => {
    if (suggestionsFor(query, index, '2026-11-22').length === 0) nearestCountries(query, index);
  });
  const journey = () => void findingsOf(ROUTE, { holds: ['us-visa'], adults: 2, ages: [8] });
  printTable(
    `CÁLCULOS: en ms, ${SLOWDOWN} veces más lento que esta máquina`,
    ['Qué', `La mejor de ${TIMES}`, 'Tope', '¿Cabe?'],
    [row(`Una tecla entre ${index.names.length} nombres`, keys, 8), row('Un viaje de seis fronteras', [journey], 4)],
  );
}

/** The slowest of `works` counts, each at its best: the rest is the engine compiling, or another program. */
function row(name: string, works: readonly (() => void)[], limit: number): Row {
  const slowest = Math.max(
    ...works.map((work) => {
      const times = Array.from({ length: TIMES }, () => {
        const begin = performance.now();
        work();
        return performance.now() - begin;
      });
      return Math.min(...times) * SLOWDOWN;
    }),
  );
  return [name, round(slowest, 2), limit, verdict(slowest, limit)];
}
