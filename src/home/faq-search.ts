import { foldText } from '../catalogue/search.ts';

/** True when every word of the query stands in the text, accents and case aside. */
export function matchesEveryWord(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => folded.includes(word));
}
