import * as v from 'valibot';
import { expect, test } from 'vitest';
import { markedMonths, seasonWords } from './season.ts';
import { bestTimeSchema, type Season } from './season-schema.ts';

/** A letter: a good month. A plus: good with a plan. A dot: nothing is said of it. */
function strip(seasons: readonly Season[]): string {
  const marks = markedMonths(seasons) ?? [];
  return marks.map((mark, month) => (mark === 'best' ? 'EFMAMJJASOND'[month] : mark ? '+' : '.')).join('');
}

test.each<[strip: string, Season[], words: string]>([
  ['....MJJAS...', [{ months: ['5-9'] }], 'Mayo a septiembre'],
  ['....MJ..S...', [{ months: [5, 6, 9] }], 'Mayo, junio y septiembre'],
  ['...AMJ..SO..', [{ months: ['4-6', '9-10'] }], 'Abril a junio y septiembre a octubre'],
  ['EFM...JA...D', [{ months: ['12-3', 7, 8] }], 'Diciembre a marzo, julio y agosto'],
  ['EFMAMJJASOND', [{ months: ['1-12'] }], 'Enero a diciembre'],
  ['EFMA.......D', [{ months: ['12-4'], note: 'la época seca' }], 'Diciembre a abril (la época seca)'],
  [
    '+++.MJJASO.+',
    [{ months: ['5-10'] }, { months: ['12-3'], for: 'para esquiar' }],
    'Mayo a octubre; diciembre a marzo para esquiar',
  ],
  [
    '...AM++++...',
    [
      { months: [4, 5], for: 'por los tulipanes' },
      { months: ['6-9'], for: 'por el clima' },
    ],
    'Abril y mayo por los tulipanes; junio a septiembre por el clima',
  ],
  ['..MA.....OND', [{ months: ['10-12'] }, { months: [3, 4] }], 'Octubre a diciembre; marzo y abril'],
  [
    'EFMA.......D',
    [{ months: ['12-4'] }, { note: 'de junio a noviembre hay huracanes' }],
    'Diciembre a abril; de junio a noviembre hay huracanes',
  ],
  [
    'EFMA++++++ND',
    [{ months: ['11-4'] }, { months: ['3-10'], for: 'para surfear' }],
    'Noviembre a abril; marzo a octubre para surfear',
  ],
  ['', [{ note: 'ninguna mientras siga la guerra' }], 'Ninguna mientras siga la guerra'],
])('%s is %j, in words «%s»', (marks, seasons, words) => {
  expect(v.parse(bestTimeSchema, seasons)).toEqual(seasons);
  expect(strip(seasons)).toBe(marks);
  expect(seasonWords(seasons)).toBe(words);
});
