import { CHILD_PAPERS, COMPANIES, PERMIT_LANGUAGES, SIGNED_BEFORE } from '../entry-words.ts';
import type { Minors } from '../minors-schema.ts';
import { either, spokenList } from '../spoken-list.ts';
import { UNCONFIRMED } from '../visa-status.ts';

/** Of one who does not travel with both parents, whoever stays behind. */
const WITHOUT_ONE = ['no viaja con sus dos papás', 'quien no va'] as const;

/** What Mexico asks of one who leaves, wherever it goes: `content/minors-leaving-mexico.yaml`. */
export const LEAVING_MEXICO =
  'México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.';

/** Of a place of which nobody knows what it asks. */
export const unknownMinors = (ask: string) =>
  `Está ${UNCONFIRMED} qué le piden a un menor que no viaja con sus dos papás: pregunta a ${ask}.`;

/** What is said of a child who travels without both parents; empty where nothing is asked. `isDoubted` where nobody could confirm it. */
export function minorsSentences(minors: Minors, isDoubted = false): string[] {
  const { consent, travelling, under, papers = [], withVisa } = minors;
  const [travels, signed] = travelling ? COMPANIES[travelling] : WITHOUT_ONE;
  const also = consent === 'not-asked' ? 'Un menor lleva' : 'Lleva también';
  const inCase = consent === 'may-ask' && !isDoubted ? ', por si se lo piden' : '';
  return [
    consent !== 'not-asked' &&
      `Si un menor${under ? ` de ${under} años` : ''} ${travels}, lleva el permiso firmado por ${signed}${madeWords(minors)}${inCase}.`,
    withVisa && 'Se entrega con la solicitud de la visa.',
    papers.length > 0 && `${also} ${papersWords(papers)}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** `una copia de la identificación y el teléfono de sus papás`: whose they are is said once. */
function papersWords(papers: NonNullable<Minors['papers']>): string {
  return spokenList(papers.map((paper) => CHILD_PAPERS[paper])).replace(/ de sus papás(?=.* de sus papás)/g, '');
}

/** Before whom, how certified and in which language: `, ante notario, con apostilla y en inglés`. */
function madeWords({ signedBefore, apostille, languages }: Minors): string {
  const made = [
    signedBefore && SIGNED_BEFORE[signedBefore],
    apostille && 'con apostilla',
    languages && `en ${either(languages.map((language) => PERMIT_LANGUAGES[language]))}`,
  ];
  const said = spokenList(made.filter((part) => typeof part === 'string'));
  return said && `, ${said}`;
}
