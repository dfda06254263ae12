import { describe, expect, test } from 'vitest';
import type { PassportValidity } from '../catalogue/passport-validity-schema.ts';
import { type AnswerWords, passportAnswerWords, stayAnswerWords } from './answer-words.ts';
import { parseDay } from './calendar-day.ts';
import type { PassportAnswer } from './passport-check.ts';
import type { StayAnswer } from './stay-check.ts';
import { stayLimit } from './stay-limit.ts';
import type { TripPlace } from './trip-place.ts';

const DAY = parseDay('2027-05-01') ?? Number.NaN;
const VALIDITY: PassportValidity = {
  months: 6,
  from: 'entry',
  source: { name: 'Fuente', url: 'https://example.org/', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
};
const place = (validity: PassportValidity | undefined, confidence: 'high' | 'low' = 'high'): TripPlace => ({
  slug: 'japan',
  name: 'Japón',
  stay: { text: '90 días', limit: stayLimit({ days: 90 }), confidence },
  ...(validity && { validity }),
});

/** No sentence is doubled, cut or half filled in. */
function expectWhole({ stamp, text }: AnswerWords): void {
  if (stamp !== undefined) expect(stamp).toMatch(/^\p{Lu}/u);
  expect(text).toMatch(/^\p{Lu}.*\.$/u);
  expect(text).not.toMatch(/undefined|NaN|\s{2}|\.\.|\b1 días|\bfaltan 1 |\bsobran 1 /);
}

describe('the answer about the passport', () => {
  test.each<[PassportAnswer, AnswerWords['tone'], RegExp]>([
    [{ outcome: 'met', neededUntil: DAY, margin: 12 }, 'good', /hasta el 1\.º de mayo de 2027 y le sobran 12 días/],
    [{ outcome: 'met', neededUntil: DAY, margin: 1 }, 'good', /le sobra 1 día\./],
    [{ outcome: 'met', neededUntil: DAY, margin: 0 }, 'good', /sin un día de margen/],
    [{ outcome: 'met', neededUntil: DAY, margin: 12, age: 'unknown' }, 'ask', /cuándo te lo expidieron/],
    [{ outcome: 'broken', neededUntil: DAY, margin: -1 }, 'bad', /le falta 1 día\./],
    [{ outcome: 'broken', neededUntil: DAY, margin: -1200 }, 'bad', /le faltan 1,200 días/],
    [{ outcome: 'expired', when: 'before-entry', days: 3 }, 'bad', /vence 3 días antes de que entres/],
    [{ outcome: 'expired', when: 'during-stay', days: 1 }, 'bad', /vence a medio viaje, 1 día antes/],
    [{ outcome: 'unknown', because: 'no-expiry' }, 'ask', /vigente 6 meses desde que entras/],
    [{ outcome: 'unknown', because: 'no-rule' }, 'ask', /Mira los requisitos de la ficha/],
    [{ outcome: 'unknown', because: 'no-stay-limit' }, 'ask', /No podemos calcularlo: depende de los días que te den/],
  ])('%o', (answer, tone, text) => {
    const words = passportAnswerWords(answer, place(VALIDITY));
    expectWhole(words);
    expect(words.tone).toBe(tone);
    expect(words.text).toMatch(text);
  });

  test.each<[PassportAnswer, string]>([
    [{ outcome: 'met', neededUntil: DAY, margin: 12, isDoubtful: true }, 'Por confirmar'],
    [{ outcome: 'broken', neededUntil: DAY, margin: -12, isDoubtful: true }, 'Quizá no alcanza'],
  ])('a rule nobody could confirm is stamped neither as met nor as broken: %o', (answer, stamp) => {
    const words = passportAnswerWords(
      answer,
      place({ ...VALIDITY, confidence: 'low', doubt: 'Otra lista dice algo distinto.' }),
    );
    expectWhole(words);
    expect(words).toMatchObject({ tone: 'ask', stamp });
  });
});

describe('the answer about the stay', () => {
  const words = (stay: StayAnswer, confidence: 'high' | 'low' = 'high') => {
    const said = stayAnswerWords({
      trip: { place: place(VALIDITY, confidence), entry: DAY, exit: DAY + 9 },
      days: 10,
      isPast: false,
      isOnly: true,
      passport: { outcome: 'unknown', because: 'no-expiry' },
      stay,
    });
    expectWhole(said);
    return said;
  };

  test.each<[StayAnswer, AnswerWords['tone'], RegExp]>([
    [
      { outcome: 'within', lastDay: DAY + 89 },
      'good',
      /Son 10 días\. Tu último día permitido es el 29 de julio de 2027/,
    ],
    [{ outcome: 'over', first: DAY + 9, days: 1, lastDay: DAY + 8 }, 'bad', /te pasas 1 día del límite \(«90 días»\)/],
    [{ outcome: 'over', first: DAY, days: 10, returnFrom: DAY + 61 }, 'bad', /entra desde el 1\.º de julio de 2027/],
    [{ outcome: 'harms-later-stay', lastDay: DAY + 4 }, 'bad', /sal a más tardar el 5 de mayo de 2027/],
    [{ outcome: 'harms-later-stay' }, 'bad', /Acorta uno de los dos/],
    [{ outcome: 'depends', lastDay: DAY + 89 }, 'ask', /«90 días»/],
    [{ outcome: 'tally-unclear' }, 'ask', /No sabemos cómo cuentan/],
    [{ outcome: 'unknown' }, 'ask', /la ficha dice «90 días»/],
  ])('%o', (stay, tone, text) => {
    expect(words(stay).tone).toBe(tone);
    expect(words(stay).text).toMatch(text);
  });

  test('a limit nobody could confirm is never stamped as kept', () => {
    expect(words({ outcome: 'within', lastDay: DAY + 89 }, 'low')).toMatchObject({
      tone: 'ask',
      stamp: 'Por confirmar',
    });
  });
});
