import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { markedMonths, seasonWords } from './season.ts';
import { bestTimeSchema, type Season } from './season-schema.ts';
import { textRows } from './testing/text-rows.ts';

/** A letter: a good month. A plus: good with a plan. A dot: nothing is said of it. */
function strip(seasons: readonly Season[]): string {
  const marks = markedMonths(seasons) ?? [];
  return marks.map((mark, month) => (mark === 'best' ? 'EFMAMJJASOND'[month] : mark ? '+' : '.')).join('');
}

// The words, the months as a record has them, and the strip.
test.each(
  textRows(
    `
Mayo a septiembre | [{ months: [5-9] }] | ....MJJAS...
Mayo, junio y septiembre | [{ months: [5, 6, 9] }] | ....MJ..S...
Abril a junio y septiembre a octubre | [{ months: [4-6, 9-10] }] | ...AMJ..SO..
Diciembre a marzo, julio y agosto | [{ months: [12-3, 7, 8] }] | EFM...JA...D
Enero a diciembre | [{ months: [1-12] }] | EFMAMJJASOND
Diciembre a abril, la época seca | [{ months: [12-4], note: la época seca }] | EFMA.......D
Mayo a octubre; diciembre a marzo para esquiar | [{ months: [5-10] }, { months: [12-3], for: para esquiar }] | +++.MJJASO.+
Abril y mayo por los tulipanes; junio a septiembre por el clima |
  [{ months: [4, 5], for: por los tulipanes }, { months: [6-9], for: por el clima }] | ...AM++++...
Octubre a diciembre; marzo y abril | [{ months: [10-12] }, { months: [3, 4] }] | ..MA.....OND
Diciembre a abril; de junio a noviembre hay huracanes |
  [{ months: [12-4] }, { note: de junio a noviembre hay huracanes }] | EFMA.......D
Noviembre a abril; marzo a octubre para surfear | [{ months: [11-4] }, { months: [3-10], for: para surfear }] | EFMA++++++ND
Ninguna mientras siga la guerra | [{ note: ninguna mientras siga la guerra }] |
`,
    3,
  ),
)('«%s» is said of %s, marked %s', (words, yaml, marks) => {
  const seasons = parse(yaml) as Season[];
  expect(v.parse(bestTimeSchema, seasons)).toEqual(seasons);
  expect(strip(seasons)).toBe(marks);
  expect(seasonWords(seasons)).toBe(words);
});
