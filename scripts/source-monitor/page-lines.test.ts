import { expect, test } from 'vitest';
import { linesOfPage } from './page-lines.ts';

const read = (words: string, count: number) =>
  linesOfPage(Buffer.from(`<h1>Visa</h1><p>${words.repeat(count)}</p>`), 'text/html');

test('a page with a sentence of 100 kB is unreadable, and one of as many letters in sentences is not', async () => {
  expect(await read('visa and 90 days ', 6200)).toMatchObject({ outcome: 'unreadable' });
  expect(await read('A visa and 90 days. ', 5000)).toMatchObject({ lines: expect.anything() });
});
