import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { CopyFinding, SentenceFinding } from './finding.ts';
import { sentencesOf, wordsOf } from './readability.ts';
import type { ReaderText } from './reader-texts.ts';

const MOST_WORDS = 30;

/** What a sentence may not be, whatever it is about. */
export function textFindings({ field, text }: ReaderText, bannedWords: readonly BannedWords[]): CopyFinding[] {
  const bannedHere = bannedWords.filter(({ notIn, onlyIn }) => !isIn(field, notIn) && (!onlyIn || isIn(field, onlyIn)));
  return sentencesOf(text)
    .flatMap((sentence) => [
      ...longFindings(sentence),
      ...phoneFindings(sentence),
      ...wordFindings(sentence, bannedHere),
    ])
    .map((finding) => ({ field, ...finding }));
}

/** `costs.processingTime.note` is in `processingTime`. */
function isIn(field: string, names: readonly string[]): boolean {
  return field.split('.').some((name) => names.includes(name));
}

function longFindings(sentence: string): SentenceFinding[] {
  const count = wordsOf(sentence).length;
  if (count <= MOST_WORDS) return [];
  return [{ rule: 'long', sentence, fix: `Pártela: tiene ${count} palabras y caben ${MOST_WORDS}.` }];
}

/** Digits in groups, after an optional `+`. */
const GROUPED_DIGITS = /(?<![\p{L}\p{N}/.-])\+?\(?\d[\d()]*(?:[ -][\d()]+)+/gu;
/** `2026-11-22`, `2026-2027`; laws and forms have two groups: `002-2026`. */
const DAY_OR_NUMBER = /^\d{4}-\d\d-\d\d$|^\d{2,4}-\d{2,4}$/;

function phoneFindings(sentence: string): SentenceFinding[] {
  return [...sentence.matchAll(GROUPED_DIGITS)]
    .filter(
      ([digits]) => digits.replace(/\D/g, '').length >= 7 && !digits.startsWith('+') && !DAY_OR_NUMBER.test(digits),
    )
    .map(([phone]) => ({
      rule: 'phone',
      sentence,
      fix: `Escribe ${phone} con + y la clave del país, como +52 55 5211 0028.`,
    }));
}

export interface BannedWords {
  pattern: RegExp;
  fix: string;
  /** Fields in which the words have their place. */
  notIn: readonly string[];
  /** The only fields in which they are looked for. */
  onlyIn?: readonly string[] | undefined;
}

export const bannedWordsSchema = v.array(
  v.strictObject({
    find: v.string(),
    fix: v.string(),
    exactCase: v.optional(v.literal(true)),
    notIn: v.optional(v.array(v.string()), []),
    onlyIn: v.optional(v.array(v.string())),
  }),
);

/** The words of `content/copy-rules.yaml`. */
export function readBannedWords(contentDir: string): BannedWords[] {
  const written = v.parse(bannedWordsSchema, parse(readFileSync(join(contentDir, 'copy-rules.yaml'), 'utf8')));
  return written.map(({ find, exactCase, ...rule }) => ({ pattern: wholeWords(find, exactCase), ...rule }));
}

/** JavaScript's own `\b` takes an accented letter for the end of a word. After a full stop or a slash it is an address. */
function wholeWords(find: string, exactCase = false): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}./])(?:${find})(?![\\p{L}\\p{N}])`, exactCase ? 'u' : 'iu');
}

export function wordFindings(sentence: string, bannedWords: readonly BannedWords[]): SentenceFinding[] {
  return bannedWords.flatMap(({ pattern, fix }) => {
    const [found] = pattern.exec(sentence) ?? [];
    return found ? [{ rule: 'word', sentence, fix: `«${found}»: ${fix}` }] : [];
  });
}
