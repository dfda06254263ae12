import { holdingWords } from '../catalogue/holding.ts';
import { arrivalWords, type Situation } from '../catalogue/situation.ts';
import { spokenList } from '../catalogue/spoken-list.ts';

/** `visa de EE. UU. vigente y visa Schengen vigente, llegando en avión`. */
export function situationWords({ holds, arrival }: Situation): string {
  const documents =
    holds.length > 0 ? spokenList(holds.map((holding) => holdingWords(holding).short)) : 'ninguna visa ni residencia';
  return arrival ? `${documents}, llegando ${arrivalWords(arrival)}` : documents;
}
