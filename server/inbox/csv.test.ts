import { expect, test } from 'vitest';
import { csvLine } from './inbox-texts.ts';

test.each(['=1+1', '+52 55', '-1', '@SUM(A1)', '\tx', '\rx', '\n=1', '＝1'])(
  '%j can never run as a formula',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test.each(['a;=1+1', 'a; "=1"', 'uno\n=1', 'uno\r\n@SUM(A1)', 'a;\t=1', 'a\t=1+1', ' =1'])(
  'no part of %j can, wherever a spreadsheet cuts the line',
  (text) => {
    for (const part of csvLine(['1', text]).split(/[;\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@]/);
    expect(csvLine(['1', text])).toContain("'");
  },
);

test('commas, quotes and line breaks stay in their cell', () => {
  expect(csvLine(['a,b', 'dijo "no"', 'uno\ndos', 'ñ', '', 'a=b', '=A1,"x"'])).toBe(
    '"a,b","dijo ""no""","uno\ndos",ñ,,a=b,"\'=A1,""x"""\r\n',
  );
});
