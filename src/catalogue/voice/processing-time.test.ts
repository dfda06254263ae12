import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type ProcessingTime, processingTimeSchema } from '../processing-time-schema.ts';
import { processingTimeWords } from './processing-time.ts';

test.each<[ProcessingTime, string]>([
  [{ takes: 'none' }, 'No hay visa que tramitar'],
  [{ takes: 'none', note: 'el seguro se compra antes' }, 'No hay visa que tramitar (el seguro se compra antes)'],
  [{ takes: 'on-arrival' }, 'Al momento, cuando llegas'],
  [{ takes: 'unknown' }, 'Plazo por confirmar'],
  [{ takes: 'minutes' }, 'Unos minutos'],
  [{ takes: 'weeks', note: 'varía' }, 'Varias semanas (varía)'],
  [{ takes: 'months' }, 'Varios meses'],
  [{ takes: 'hours', to: 72 }, 'Hasta 72 horas'],
  [{ takes: 'hours', about: 48 }, 'Unas 48 horas'],
  [{ takes: 'working-hours', about: 72 }, 'Unas 72 horas hábiles'],
  [{ takes: 'days', from: 4, to: 4 }, '4 días'],
  [{ takes: 'days', from: 7 }, 'Al menos 7 días'],
  [{ takes: 'working-days', from: 3, to: 5 }, 'De 3 a 5 días hábiles'],
  [{ takes: 'working-days', to: 1 }, 'Hasta 1 día hábil'],
  [
    { takes: 'working-days', about: 3, ahead: { count: 1, unit: 'weeks' } },
    'Unos 3 días hábiles; solicita al menos 1 semana antes',
  ],
  [
    { takes: 'unknown', ahead: { count: 30, unit: 'days' }, note: 'lo pedía la embajada en 2024' },
    'Plazo por confirmar; solicita al menos 30 días antes (lo pedía la embajada en 2024)',
  ],
  [{ for: 'Check-Mig', takes: 'minutes' }, 'Check-Mig: unos minutos'],
  [
    [
      { for: 'eTA', takes: 'hours', to: 72 },
      { for: 'visa de visitante', takes: 'weeks' },
    ],
    'eTA: hasta 72 horas; visa de visitante: varias semanas',
  ],
])('%j reads «%s»', (time, words) => {
  expect(v.parse(processingTimeSchema, time)).toEqual(time);
  expect(processingTimeWords(time)).toBe(words);
});
