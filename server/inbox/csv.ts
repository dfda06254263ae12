/** A spreadsheet takes a cell that begins like this for a formula, and runs it; spaces and quotes in front do not stop it. */
const LOOKS_LIKE_FORMULA = /^["' ]*[=+\-@＝＋－＠]/;

/**
 * Where another cell can begin: a spreadsheet that expects semicolons, as Excel does in half of its languages, or tabs does
 * not see the quotes that keep a cell together, and cuts it at those and at its line breaks.
 */
const CELL_END = /([;\t\r\n])/;

/**
 * One line of CSV (RFC 4180) that is only ever data: what looks like a formula gets an apostrophe in front. Whoever needs the
 * text as it came takes the JSON.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const parts = text.split(CELL_END).map((part) => (LOOKS_LIKE_FORMULA.test(part) ? `'${part}` : part));
  const safe = (/^[\t\r\n]/.test(text) ? "'" : '') + parts.join('');
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
