import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { passportValiditySchema } from '../catalogue/passport-validity-schema.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

const { countries } = realCatalogue();

const RULE = { months: 6, from: 'entry' };

describe('a passport rule as an editor writes it', () => {
  it.each([
    ['six months from entry', RULE],
    ['valid during the stay: no figure', { ...RULE, months: undefined, from: 'exit' }],
    ['days instead of months', { ...RULE, months: undefined, days: 90, from: 'exit' }],
    ['counted from the permitted stay', { ...RULE, months: undefined, days: 60, from: 'permitted-stay' }],
    ['age and blank pages', { ...RULE, issuedWithinYears: 10, blankPages: 2 }],
  ])('%s is accepted', (_case, rule) => {
    expect(v.safeParse(passportValiditySchema, rule).success).toBe(true);
  });

  it.each([
    ['months and days at once', { ...RULE, days: 90 }, 'days', /no los dos/],
    [
      'a stay that is permitted and no margin',
      { ...RULE, months: undefined, from: 'permitted-stay' },
      'from',
      /cuántos/,
    ],
    ['zero months', { ...RULE, months: 0 }, 'months', /borra el campo/],
    ['a passport of five hundred days', { ...RULE, months: undefined, days: 500 }, 'days', /365 o menos/],
    ['a word of its own', { ...RULE, from: 'boarding' }, 'from', /entry, exit, permitted-stay/],
  ])('%s is refused with its fix', (_case, rule, field, fix) => {
    const result = v.safeParse(passportValiditySchema, rule);
    expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toContainEqual([
      field,
      expect.stringMatching(fix),
    ]);
  });
});

/** `6 meses`, `seis meses`, `un mes`, `30 días`: the ways a requirement says its figure. */
const WORDS: Record<number, string> = { 1: 'un', 3: 'tres', 6: 'seis' };

test('the requirement a reader packs by names the figure of the rule', () => {
  const contradicted = countries.flatMap(({ slug, requirements, passportValidity }) => {
    const text = requirements
      .map(({ text: words }) => words)
      .find((line) => /pasaporte/i.test(line) && /mes|días|vigen|venza|válido/i.test(line));
    if (!text || !passportValidity) return [];
    const { months, days } = passportValidity;
    const figure = months ?? days;
    if (figure === undefined) return /vigente|válido|no venza/i.test(text) ? [] : [`${slug}: ${text}`];
    const unit = months === undefined ? 'días?' : 'mes(?:es)?';
    const said = new RegExp(`\\b(?:${figure}|${WORDS[figure] ?? figure})\\b[^;.]{0,12}${unit}`, 'i').test(text);
    return said ? [] : [`${slug}: ${text}`];
  });
  expect(contradicted).toEqual([]);
});
