import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+52 55', '-1', '@SUM(A1)', '\tx', '\rx', '\n=1', '＝1'])(
  '%j can never run as a formula',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test('commas, quotes and line breaks stay in their cell', () => {
  expect(csvLine(['a,b', 'dijo "no"', 'uno\ndos', 'ñ', '', 'a=b', '=A1,"x"'])).toBe(
    '"a,b","dijo ""no""","uno\ndos",ñ,,a=b,"\'=A1,""x"""\r\n',
  );
});
