import { findingsOf } from '../../src/journey/testing/told-journey.ts';
import { median, round, verdict } from '../figures.ts';
import { printTable } from '../print-table.ts';

const LIMIT_MS = 1;
const TIMES = 1000;

/** Four stops, two connections, a family with one visa. */
const ROUTE =
  '(united-states) > japan march > (south-korea) > vietnam 2027-03-17 2027-03-30 > thailand 2027-03-30 2027-04-10 > spain 2027-04-11 2027-04-20';

/** `viaje`: time to say everything there is to say of one route. */
export async function journeys(): Promise<void> {
  const findings = () => findingsOf(ROUTE, { holds: ['us-visa'], adults: 2, ages: [8] });
  // The first ones are slow until the engine of the browser has compiled them.
  for (let turn = 0; turn < TIMES; turn += 1) findings();
  const times = Array.from({ length: TIMES }, () => {
    const begin = performance.now();
    findings();
    return performance.now() - begin;
  });
  const usual = median(times);
  printTable(
    `VIAJE: lo que hay que decir de seis fronteras, ${TIMES} veces, en ms`,
    ['Avisos', 'Mediana', 'Límite', '¿Cabe?'],
    [[findings().length, round(usual, 3), LIMIT_MS, verdict(usual, LIMIT_MS)]],
  );
}
