import type { NameIndex } from '../../src/search/name-index.ts';
import { nearestCountries, suggestionsFor } from '../../src/search/suggestions.ts';
import { projectIndex } from '../../src/search/testing/project-index.ts';
import { median, round, verdict } from '../figures.ts';
import { printNote, printTable, type Row } from '../print-table.ts';
import { asking } from './asking.ts';

const LIMIT_MS = 8;
const QUERIES = 1000;
const TRIES = 3;
/** How much slower than this machine a cheap phone is taken to be, as in the other sections. */
const SLOWDOWN = 4;

/** `busqueda`: time to answer one keystroke, and a question on a slow network. */
export async function search(): Promise<void> {
  const index = await projectIndex();
  printTable(
    `BÚSQUEDA: ${QUERIES} consultas, cada una la mejor de ${TRIES}, en ms`,
    ['Nombres', 'Mediana', 'La peor', `La peor, ${SLOWDOWN} veces más lento`, 'Límite', '¿Cabe?'],
    [measure(index)],
  );
  printNote('Entre las consultas hay nombres enteros, trozos, errores de dedo, preguntas y textos de 10,000 letras.');
  await asking();
}

function measure(index: NameIndex): Row {
  const times = Array.from({ length: QUERIES }, (_, turn) => {
    const query = queryOf(turn, index);
    // The best of three: the worst of a thousand single tries would be a moment another program took the processor.
    return Math.min(...Array.from({ length: TRIES }, () => timeOf(() => answer(query, index))));
  });
  const worst = Math.max(...times);
  return [
    index.names.length,
    round(median(times), 3),
    round(worst, 3),
    round(worst * SLOWDOWN, 3),
    LIMIT_MS,
    verdict(worst * SLOWDOWN, LIMIT_MS),
  ];
}

/** As the box does: where nothing is found it looks for what is near. */
function answer(query: string, index: NameIndex): void {
  if (suggestionsFor(query, index, '2026-11-22').length === 0) nearestCountries(query, index);
}

function timeOf(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** What people type: a beginning, a piece from the middle, slips, questions with and without a place, and rubbish. */
function queryOf(turn: number, { names }: NameIndex): string {
  const name = names[(turn * 7) % names.length]?.text ?? '';
  const length = 2 + (turn % 5);
  const queries = [
    name.slice(0, length),
    name.toUpperCase(),
    name.slice(2, 2 + length),
    `${name.slice(0, length)}zx${name.slice(length)}`,
    turn % 100 === 4 ? 'á'.repeat(10_000) : 'an',
    `¿necesito visa para ir a ${name} y a otro lado?`,
    `qwrt ${name.slice(0, 4)}zz asdfgh zxcvbnm poiuyt lkjhgfd mnbvcxz qazwsx edcrfv tgbyhn`,
  ];
  return queries[turn % queries.length] ?? '';
}
