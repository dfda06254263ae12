import * as v from 'valibot';
import { expect, test } from 'vitest';
import { processingTimeSchema } from '../processing-time-schema.ts';
import { processingTimeWords } from './processing-time.ts';
import { TIME_EXAMPLES } from './testing/figure-examples.ts';

test.each(TIME_EXAMPLES)('%j reads «%s»', (time, words) => {
  expect(v.parse(processingTimeSchema, time)).toEqual(time);
  expect(processingTimeWords(time)).toBe(words);
});
