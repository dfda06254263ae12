import { type Cell, textTable } from '../scripts/text-table.ts';

/** Cells of a row; what is undefined, there being nothing to say, is printed as a dash. */
export type Row = readonly (Cell | undefined)[];

/** Prints `rows` under `headings`, and under them `note`: how a figure was taken, or why it is what it is. */
export function printTable(title: string, headings: readonly string[], rows: readonly Row[], note?: string): void {
  const cells = rows.map((row) => row.map((cell) => cell ?? '–'));
  console.log([`\n${title}`, ...textTable(headings, cells), ...(note ? [`  ${note}`] : [])].join('\n'));
}

/** What is going on, for whoever waits. On stderr, so that a saved table holds only tables. */
export function printProgress(text: string): void {
  console.error(`… ${text}`);
}

/** The middle value; of an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** `round(1.2345, 2)` → `1.23` */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** `sí`, or by how much the budget is exceeded. */
export function verdict(measured: number, budget: number): string {
  return measured <= budget ? 'sí' : `NO (${round((measured / budget - 1) * 100, 0)} % de más)`;
}
