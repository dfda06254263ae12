export type Cell = string | number;

/**
 * Rows under headings for a terminal, numbers to the right. Nothing is cut: a cut file name opens no file.
 * @returns one text for each line.
 */
export function textTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const texts = rows.map((row) => row.map(String));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return typeof rows[0]?.[column] === 'number' ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(headings), line(widths.map((width) => '─'.repeat(width))), ...texts.map(line)];
}
