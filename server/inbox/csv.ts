/** A spreadsheet takes a cell that begins like this for a formula, and runs it. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line of CSV (RFC 4180) that is only ever data: what looks like a formula gets an apostrophe in front. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
