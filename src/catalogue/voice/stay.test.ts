import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Stay, staySchema } from '../stay-schema.ts';
import { stayInDays, stayWindow, stayWords } from './stay.ts';

test.each<[Stay, words: string, order: number | undefined]>([
  [{ days: 1 }, '1 día', 1],
  [{ days: 90 }, '90 días', 90],
  [{ days: 90, within: 180 }, '90 días en 180', 90],
  [{ days: 90, upTo: true }, 'Hasta 90 días', 90],
  [
    { days: 90, upTo: true, note: 'con varias entradas en un año' },
    'Hasta 90 días (con varias entradas en un año)',
    90,
  ],
  [{ days: 30, note: 'prorrogables otros 30' }, '30 días (prorrogables otros 30)', 30],
  [{ months: 1 }, '1 mes', 30],
  [{ months: 6 }, '6 meses', 180],
  [{ months: 12 }, '1 año', 360],
  [{ months: 24 }, '2 años', 720],
  [{ months: 3, within: 6 }, '3 meses en 6', 90],
  [{ perYear: { days: 90 } }, '90 días al año', 90],
  [{ perYear: { days: 90 }, decidedBy: 'officer' }, 'Hasta 90 días al año, según te autoricen', 90],
  [{ days: 30, perYear: { days: 90 } }, '30 días por entrada, 90 días al año', 30],
  [{ days: 30, perYear: { months: 3 } }, '30 días por entrada, 3 meses al año', 30],
  [{ days: [30, 90], decidedBy: 'visa' }, '30 o 90 días, según la visa', 30],
  [{ days: [15, 30, 90], decidedBy: 'fee' }, '15, 30 o 90 días, según lo que pagues', 15],
  [{ days: 90, decidedBy: 'visa' }, 'Hasta 90 días, según la visa', 90],
  [{ months: 6, decidedBy: 'officer', note: 'por entrada' }, 'Hasta 6 meses (por entrada), según te autoricen', 180],
  [{ decidedBy: 'visa', note: 'lo común son 30 días' }, 'La de tu visa (lo común son 30 días)', undefined],
  [{ decidedBy: 'residence' }, 'La de tu residencia', undefined],
])('%j reads «%s» and sorts as %s days', (stay, words, order) => {
  expect(v.parse(staySchema, stay)).toEqual(stay);
  expect(stayWords(stay)).toBe(words);
  expect(stayInDays(stay)).toBe(order);
});

test.each<[Stay, counted: RegExp | undefined]>([
  [{ days: 90, per: 'entry' }, /empieza de nuevo en cada entrada/],
  [{ days: 90, per: 'unknown' }, /Pregunta antes de volver pronto/],
  // Its own words say in which days it is counted.
  [{ days: 90, within: 180 }, undefined],
])('whoever comes back soon reads how %j is counted', (stay, counted) => {
  expect(stayWindow(stay)).toEqual(counted === undefined ? undefined : expect.stringMatching(counted));
});
