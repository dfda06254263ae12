import { type Cell, textTable } from '../scripts/text-table.ts';

/** Cells of a row; what is undefined, there being nothing to say, is printed as a dash. */
export type Row = readonly (Cell | undefined)[];

/** Prints `rows` under `headings`. */
export function printTable(title: string, headings: readonly string[], rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const line of textTable(
    headings,
    rows.map((row) => row.map((cell) => cell ?? '–')),
  ))
    console.log(line);
}

/** A line under a table: how a figure was taken, or why it is what it is. */
export function printNote(text: string): void {
  console.log(`  ${text}`);
}

/** What is going on, for whoever waits. On stderr, so that a saved table holds only tables. */
export function printProgress(text: string): void {
  console.error(`… ${text}`);
}
