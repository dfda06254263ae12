import { type Arrival, isArrival, type Situation } from '../catalogue/situation.ts';
import { DOCUMENTS, isTravelDocument, type TravelDocument } from '../catalogue/travel-document.ts';
import { ARRIVAL_PARAM, HOLDS_PARAM } from './journey-keys.ts';

/** Said in the address when the reader holds nothing: an empty list would read as no answer. */
const NOTHING = 'nada';

const ARRIVAL_WORDS: Record<Arrival, string> = { air: 'avion', land: 'tierra', sea: 'mar' };

/** `#tengo=us-visa,schengen-visa&llego=avion`. Undefined when the address says nothing of the reader; `unknown` words name no document or way of arriving, and the reader is told that they were left out. */
export function situationFromHash(hash: string): { situation: Situation; unknown: string[] } | undefined {
  const params = new URLSearchParams(hash.slice(1));
  const holds = params.get(HOLDS_PARAM);
  if (!holds) return undefined;
  const words = holds.split(',').filter((word) => word !== '' && word !== NOTHING);
  const arrivalWord = params.get(ARRIVAL_PARAM);
  const arrival = Object.entries(ARRIVAL_WORDS).find(([, word]) => word === arrivalWord)?.[0];
  const named = new Set<TravelDocument>(words.filter(isTravelDocument));
  const unknown = words.filter((word) => !isTravelDocument(word));
  if (arrivalWord && !arrival) unknown.push(arrivalWord);
  return {
    situation: {
      holds: DOCUMENTS.filter((document) => named.has(document)),
      ...(isArrival(arrival) ? { arrival } : {}),
    },
    unknown,
  };
}

/** The fragment without the situation that it carries. */
export function withoutSituation(hash: string): string {
  const own = [HOLDS_PARAM, ARRIVAL_PARAM];
  const rest = hash
    .slice(1)
    .split('&')
    .filter((part) => !own.some((name) => part.startsWith(`${name}=`)));
  return rest.join('') && `#${rest.join('&')}`;
}

/** The parameters of a situation, put into `params`; what else is there stays. */
export function putSituation(params: URLSearchParams, { holds, arrival }: Situation): URLSearchParams {
  params.set(HOLDS_PARAM, holds.length > 0 ? holds.join(',') : NOTHING);
  if (arrival) params.set(ARRIVAL_PARAM, ARRIVAL_WORDS[arrival]);
  else params.delete(ARRIVAL_PARAM);
  return params;
}
