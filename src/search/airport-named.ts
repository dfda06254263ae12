import type { CountryMeaning, HomeMeaning, NameIndex } from './name-index.ts';
import { plainWords } from './plain-words.ts';

/** The airport of a code, as tickets write it; on a ticket `MCO` is Orlando and never Monaco. */
export function airportNamed(code: string, { meanings }: NameIndex): CountryMeaning | HomeMeaning | undefined {
  const text = plainWords(code);
  if (!/^[a-z]{3}$/.test(text)) return undefined;
  const named = `(${text.toUpperCase()})`;
  return meanings.get(text)?.find((meaning): meaning is CountryMeaning | HomeMeaning => {
    if ('home' in meaning) return meaning.home.endsWith(named);
    return 'country' in meaning && meaning.place?.endsWith(named) === true;
  });
}
