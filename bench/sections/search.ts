import { join } from 'node:path';
import { type SearchEntry, searchCountries, toSearchEntry } from '../../src/catalogue/search.ts';
import { canonicalSlug } from '../../src/catalogue/slug.ts';
import { loadCatalogue } from '../../src/records/load.server.ts';
import { median, round, verdict } from '../figures.ts';
import { generatedNames } from '../generated/names.ts';
import { printNote, printTable, type Row } from '../print-table.ts';
import { PROJECT } from '../site/project-copy.ts';

const FRAME_MS = 16.7;
const QUERIES = 1000;
const TRIES = 3;
const MANY = 10_000;
/** How much slower than this machine a cheap phone is taken to be, as in the other sections. */
const SLOWDOWN = 4;

/** `busqueda`: time to answer one keystroke. */
export async function search(): Promise<void> {
  const { countries } = loadCatalogue(join(PROJECT, 'content'));
  const many = generatedNames(countries, MANY).map((names) => ({ ...names, slug: canonicalSlug(names.name) }));
  printTable(
    `BÚSQUEDA: ${QUERIES} consultas, cada una la mejor de ${TRIES}, en ms`,
    [
      'Países',
      'Preparar el índice',
      'Mediana',
      'La peor',
      `La peor, ${SLOWDOWN} veces más lento`,
      'Un cuadro',
      '¿Cabe?',
    ],
    [measure(countries), measure(many)],
  );
  printNote('Entre las consultas hay nombres enteros, trozos, errores de dedo y textos de 10,000 letras.');
}

function measure(countries: readonly Omit<SearchEntry, 'folded' | 'badge'>[]): Row {
  const started = performance.now();
  const index = countries.map((country) => toSearchEntry({ ...country, badge: 'Sin Visa' }));
  const preparation = performance.now() - started;
  const times = Array.from({ length: QUERIES }, (_, turn) => {
    const query = queryOf(turn, countries);
    // The best of three: the worst of a thousand single tries would be a moment another program took the processor.
    return Math.min(...Array.from({ length: TRIES }, () => timeOf(() => searchCountries(query, index))));
  });
  const worst = Math.max(...times);
  return [
    countries.length,
    round(preparation, 2),
    round(median(times), 3),
    round(worst, 3),
    round(worst * SLOWDOWN, 3),
    FRAME_MS,
    verdict(worst * SLOWDOWN, FRAME_MS),
  ];
}

function timeOf(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** What people type: a beginning, the same in capitals, a piece from the middle, a slip, and now and then rubbish. */
function queryOf(turn: number, countries: readonly { nameSpanish: string }[]): string {
  const name = countries[(turn * 7) % countries.length]?.nameSpanish ?? '';
  const length = 2 + (turn % 5);
  const queries = [
    name.slice(0, length),
    name.toUpperCase(),
    name.slice(2, 2 + length),
    `${name.slice(0, length)}zx`,
    turn % 100 === 4 ? 'á'.repeat(10_000) : 'an',
    `  ${name} `,
  ];
  return queries[turn % queries.length] ?? '';
}
