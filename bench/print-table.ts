/** A cell; `undefined` is printed as a dash: there is nothing to say here. */
export type Cell = string | number | undefined;

/** Prints `rows` under `headings`, numbers to the right. What fills the width of a terminal is never cut. */
export function printTable(title: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const texts = rows.map((row) => row.map(show));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = headings.map((_heading, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (cells: readonly string[]) =>
    cells
      .map((text, column) =>
        isNumeric[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();

  console.log(`\n${title}`);
  console.log(line(headings));
  console.log(line(widths.map((width) => '─'.repeat(width))));
  for (const row of texts) console.log(line(row));
}

/** A line under a table: how a figure was taken, or why it is what it is. */
export function printNote(text: string): void {
  console.log(`  ${text}`);
}

/** What is going on, for whoever waits. On stderr, so that a saved table holds only tables. */
export function printProgress(text: string): void {
  console.error(`… ${text}`);
}

function show(cell: Cell): string {
  if (cell === undefined) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('es-MX', { maximumFractionDigits: 3 }) : cell;
}
