import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Stay, staySchema } from '../stay-schema.ts';
import { stayInDays, stayWindow, stayWords } from './stay.ts';
import { STAY_EXAMPLES } from './testing/figure-examples.ts';

test.each(STAY_EXAMPLES)('%j reads «%s» and sorts as %s days', (stay, words, order) => {
  expect(v.parse(staySchema, stay)).toEqual(stay);
  expect(stayWords(stay)).toBe(words);
  expect(stayInDays(stay)).toBe(order);
});

test.each<[Stay, counted: RegExp | undefined, embassy?: object]>([
  [{ days: 90, per: 'entry' }, /Cada entrada da los días completos/],
  [{ days: 90, per: 'unknown' }, /pregunta a la embajada si se suman/, { name: 'Embajada de Narnia' }],
  [{ days: 90, per: 'unknown' }, /pregunta en Migración al llegar si se suman/],
  [{ days: 90, per: 'summed' }, /no te da otra vez los días completos/],
  [{ days: 30, per: 'entry', entries: 'one' }, /haces el trámite otra vez/],
  [{ days: 30, entries: 'one' }, /haces el trámite otra vez/],
  [{ days: 15, within: 180, entries: 'one' }, undefined],
  [{ days: 30, per: 'entry', entries: 'choice' }, /paga desde el principio/],
  // Its own words say in which days it is counted.
  [{ days: 90, within: 180 }, undefined],
])('whoever comes back soon reads how %j is counted', (stay, counted, embassy) => {
  expect(stayWindow(stay, embassy)).toEqual(counted === undefined ? undefined : expect.stringMatching(counted));
});
