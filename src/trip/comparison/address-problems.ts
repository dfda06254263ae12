import { spokenList } from '../../catalogue/spoken-list.ts';
import type { Compared } from './comparison-address.ts';

/** A word of an edited address can be as long as the address. */
const MAX_WORD_LENGTH = 40;
const MAX_NAMED = 3;

/** One sentence for each thing of the address that could not be taken as it stands. */
export function addressProblems({
  unknown,
  repeated,
  left,
}: Compared<{ slug: string; nameSpanish: string }>): string[] {
  const sentences: string[] = [];
  if (unknown.length === 1) sentences.push(`${quoted(unknown)} no es un destino de esta guía; lo dejamos fuera.`);
  if (unknown.length > 1) sentences.push(`${quoted(unknown)} no son destinos de esta guía; los dejamos fuera.`);
  const twice = [...new Set(repeated.map(({ nameSpanish }) => nameSpanish))];
  if (twice.length === 1) sentences.push(`${named(twice)} venía más de una vez; aparece una sola.`);
  if (twice.length > 1) sentences.push(`${named(twice)} venían más de una vez; aparece una sola vez cada uno.`);
  if (left.length > 0) {
    const out = left.length === 1 ? 'quedó' : 'quedaron';
    sentences.push(
      `Se comparan cuatro destinos como máximo: ${out} fuera ${named(left.map((entry) => entry.nameSpanish))}.`,
    );
  }
  return sentences;
}

function quoted(words: readonly string[]): string {
  return named(words.map((word) => `«${word.length > MAX_WORD_LENGTH ? `${word.slice(0, MAX_WORD_LENGTH)}…` : word}»`));
}

function named(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return spokenList(more > 0 ? [...names.slice(0, MAX_NAMED), `${more} más`] : names);
}
