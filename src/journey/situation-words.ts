import { arrivalWords, type Situation } from '../catalogue/situation.ts';
import { spokenList } from '../catalogue/spoken-list.ts';
import { documentWords } from '../catalogue/travel-document.ts';

/** `visa de EE. UU. vigente y visa Schengen vigente, llegando en avión`. */
export function situationWords({ holds, arrival }: Situation): string {
  const documents =
    holds.length > 0
      ? spokenList(holds.map((document) => documentWords(document).short))
      : 'ninguna visa ni residencia';
  return arrival ? `${documents}, llegando ${arrivalWords(arrival)}` : documents;
}
