import { type BannedWords, wordFindings } from './banned-words.ts';
import type { Finding, SentenceFinding } from './finding.ts';
import { sentencesOf, wordsOf } from './readability.ts';
import type { ReaderText } from './reader-texts.ts';

const MOST_WORDS = 30;

/** What a sentence may not be, whatever it is about. */
export function textFindings({ field, text }: ReaderText, bannedWords: readonly BannedWords[]): Finding[] {
  const bannedHere = bannedWords.filter(({ notIn }) => !notIn.some((name) => field.endsWith(name)));
  return sentencesOf(text)
    .flatMap((sentence) => [
      ...longFindings(sentence),
      ...phoneFindings(sentence),
      ...wordFindings(sentence, bannedHere),
    ])
    .map((finding) => ({ field, ...finding }));
}

function longFindings(sentence: string): SentenceFinding[] {
  const count = wordsOf(sentence).length;
  if (count <= MOST_WORDS) return [];
  return [{ rule: 'long', sentence, mend: `Pártela: tiene ${count} palabras y caben ${MOST_WORDS}.` }];
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
      mend: `Escribe ${phone} con + y la clave del país, como +52 55 5211 0028.`,
    }));
}
