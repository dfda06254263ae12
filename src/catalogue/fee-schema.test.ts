import * as v from 'valibot';
import { expect, test } from 'vitest';
import { feeSchema } from './fee-schema.ts';

const part = (what: string, amount: number) => ({ what, amount, currency: 'NZD' });

test.each([
  ['one amount', { amount: 23, currency: 'NZD' }, 23],
  ['one part', { parts: [part('NZeTA', 23)] }, 23],
  ['a sum', { parts: [part('NZeTA', 23), part('gravamen', 100)] }, 123],
  ['a sum of cents', { parts: [part('uno', 0.1), part('dos', 0.2)] }, 0.3],
  ['nothing to pay', { amount: 0, currency: 'NZD' }, 0],
])('the total of %s', (_case, written, amount) => {
  expect(v.parse(feeSchema, written)).toEqual({ ...written, amount, currency: 'NZD' });
});
