import { foldText } from '../catalogue/slug.ts';

/** More than any question somebody types; what is beyond is not read. */
const MAX_LENGTH = 200;

/** A text as names are compared: no case, no accents, no signs, single spaces. Empty where it is too long to be a question. */
export function plainWords(text: string): string {
  if (text.length > MAX_LENGTH && text.trim().length > MAX_LENGTH) return '';
  const lower = text.trim().toLowerCase();
  // Most of nine thousand names need no more.
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return lower;
  return foldText(lower)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Slips of the thumb that a word of this length is forgiven: none in short ones, where they make another word. */
export function slipsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** True when `typed` becomes `name` with so many letters changed, left out, put in or swapped with their neighbour. */
export function isWithinSlips(typed: string, name: string, slips: number, at = 0, nameAt = 0): boolean {
  if (Math.abs(typed.length - at - (name.length - nameAt)) > slips) return false;
  let here = at;
  let there = nameAt;
  while (here < typed.length && typed[here] === name[there]) {
    here += 1;
    there += 1;
  }
  if (here === typed.length && there === name.length) return true;
  if (slips === 0) return false;
  const isSwapped = typed[here] === name[there + 1] && typed[here + 1] === name[there];
  return (
    (isSwapped && isWithinSlips(typed, name, slips - 1, here + 2, there + 2)) ||
    isWithinSlips(typed, name, slips - 1, here + 1, there + 1) ||
    isWithinSlips(typed, name, slips - 1, here + 1, there) ||
    isWithinSlips(typed, name, slips - 1, here, there + 1)
  );
}
