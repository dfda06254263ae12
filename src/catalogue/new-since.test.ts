import { expect, test } from 'vitest';
import type { DatedChange } from './changes-by-country.ts';
import { newSince } from './new-since.ts';

const visa: DatedChange = ['Desde el 8 de abril de 2026', 'Piden visa'];
const fee: DatedChange = ['Desde el 8 de abril de 2026', 'Sube el costo'];
const permit: DatedChange = ['Anunciado para 2027', 'Preparan un permiso'];
const seen = (...changes: DatedChange[]) => changes.map((change) => change.join(''));

test.each<[string, string[], DatedChange[], DatedChange[]]>([
  ['nothing, when nothing changed', seen(visa, permit), [visa, permit], []],
  ['what was added', seen(visa), [permit, visa], [permit]],
  ['which of two of one day is the new one', seen(visa), [fee, visa], [fee]],
  ['everything, where there was nothing', [], [visa], [visa]],
  [
    'a date that was corrected',
    seen(visa),
    [['Desde el 9 de abril de 2026', 'Piden visa']],
    [['Desde el 9 de abril de 2026', 'Piden visa']],
  ],
  [
    'what was announced, once it applies',
    seen(permit),
    [['Desde 2027', 'Preparan un permiso']],
    [['Desde 2027', 'Preparan un permiso']],
  ],
  ['not a title in better words', seen(visa), [['Desde el 8 de abril de 2026', 'Ahora piden visa']], []],
  ['not what was withdrawn', seen(visa, fee), [visa], []],
])('a reader who comes back is told %s', (_case, before, now, told) => {
  expect(newSince(before, now)).toEqual(told);
});
