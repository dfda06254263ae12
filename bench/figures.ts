/** The middle value; of an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** `round(1.2345, 2)` → `1.23` */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Budgets are written in kB; the stricter reading, 1,000 bytes, is the one measured. */
export function kilobytes(bytes: number): number {
  return round(bytes / 1000, 1);
}

/** Cells of a row about times: median, worst, the budget of the median if it has one, and whether it keeps to it. */
export function timeCells(times: readonly number[], budget?: number) {
  const middle = round(median(times), 0);
  return [middle, round(Math.max(...times), 0), budget, budget && verdict(middle, budget)] as const;
}

/** `sí`, or by how much the budget is exceeded. */
export function verdict(measured: number, budget: number): string {
  return measured <= budget ? 'sí' : `NO (${round((measured / budget - 1) * 100, 0)} % de más)`;
}
