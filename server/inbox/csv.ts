/** A spreadsheet takes a cell that begins like this for a formula, and runs it; spaces and quotes in front do not stop it. */
const LOOKS_LIKE_FORMULA = /^(?:\t|["' ]*[=+\-@＝＋－＠])/;

/**
 * Where another cell can begin: a spreadsheet that expects semicolons, as Excel does in half of its languages, does not see
 * the quotes that keep a cell together, and cuts it at its semicolons and line breaks.
 */
const CELL_END = /([;\r\n])/;

/**
 * One line of CSV (RFC 4180) that is only ever data: what looks like a formula gets an apostrophe in front. Whoever needs the
 * text as it came takes the JSON.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const parts = text.split(CELL_END).map((part) => (LOOKS_LIKE_FORMULA.test(part) ? `'${part}` : part));
  const safe = (/^[\r\n]/.test(text) ? "'" : '') + parts.join('');
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
