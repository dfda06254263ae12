import { parse } from 'yaml';

/**
 * Reads a table of tests: `what | asked of whom | … | says`, a case a line, or with its last parts on indented lines of
 * their own below it. A part can be empty.
 */
export function textRows<const Cells extends keyof Row = 4>(table: string, cells?: Cells): Row[Cells][] {
  return table
    .trim()
    .split(/\n(?=\S)/)
    .map((text) => {
      const row = text.replace(/\s*\n\s+/g, ' ').split(/\s*\|\s*/);
      if (row.length !== (cells ?? 4)) throw new Error(`«${text}» has ${row.length} parts`);
      return row as Row[Cells];
    });
}

interface Row {
  2: [string, string];
  3: [string, string, string];
  4: [string, string, string, string];
  5: [string, string, string, string, string];
}

/** Of a table of two parts, values as a record has them and what is said of each. */
export function examples<Value>(table: string): [value: Value, said: string][] {
  return textRows(table, 2).map(([value, said]) => [parse(value), said]);
}

/** A value as an editor writes it in YAML; where nothing is written, undefined, which takes a field away. */
export function valueIn(yaml: string): object {
  const value = parse(yaml) ?? undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, each ?? undefined]));
}
