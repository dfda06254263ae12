import type { CHILD_PAPERS, COMPANIES, Minors, PERMIT_LANGUAGES, SIGNED_BEFORE } from '../minors-schema.ts';
import { either, spokenList } from '../spoken-list.ts';

/** How the child travels, and who signs the permit then. */
const TRAVELS: Record<(typeof COMPANIES)[number] | 'without-one', readonly [travels: string, signed: string]> = {
  'without-one': ['no viaja con sus dos papás', 'quien no va'],
  alone: ['viaja solo', 'sus papás'],
  'without-parents': ['viaja sin sus papás', 'los dos'],
  'one-parent': ['viaja con uno solo de sus papás', 'el otro'],
  'with-another-adult': ['viaja con otro adulto', 'sus papás'],
};

const MADE: Record<(typeof SIGNED_BEFORE)[number], string> = {
  notary: 'ante notario',
  embassy: 'ante un consulado de tu destino',
  certified: 'con la firma certificada',
  legalized: 'con la firma legalizada',
  authority: 'con el aval de una autoridad',
};

const IN: Record<(typeof PERMIT_LANGUAGES)[number], string> = {
  english: 'inglés',
  spanish: 'español',
  french: 'francés',
  portuguese: 'portugués',
  armenian: 'armenio',
  russian: 'ruso',
  thai: 'tailandés',
};

const PAPERS: Record<(typeof CHILD_PAPERS)[number], string> = {
  'birth-certificate': 'el acta de nacimiento',
  'parents-ids': 'una copia de la identificación de sus papás',
  'parents-passports': 'una copia del pasaporte de sus papás',
  'absent-parent-id': 'una copia de la identificación de quien no va',
  custody: 'los papeles de la patria potestad',
  contact: 'el teléfono de sus papás',
  host: 'los datos de quien lo recibe',
};

/** What Mexico asks of one who leaves, wherever it goes: `content/minors-leaving-mexico.yaml`. */
export const LEAVING_MEXICO =
  'Para salir de México sin sus papás ni su tutor, un menor lleva el formato SAM o un permiso ante notario.';

/** What is said of a child who travels without both parents; empty where nothing is asked. `isDoubted` where nobody could confirm it. */
export function minorsSentences(minors: Minors, isDoubted = false): string[] {
  const { consent, travelling = 'without-one', under, papers = [], withVisa } = minors;
  const [travels, signed] = TRAVELS[travelling];
  const also = consent === 'not-asked' ? 'Un menor lleva' : 'Lleva también';
  return [
    ...(consent === 'not-asked'
      ? []
      : [
          `Si un menor${under ? ` de ${under} años` : ''} ${travels}, lleva el permiso firmado por ${signed}${madeWords(minors)}.`,
        ]),
    ...(consent === 'may-ask' && !isDoubted ? ['Se lo pueden pedir.'] : []),
    ...(withVisa ? ['Se entrega con la solicitud de la visa.'] : []),
    ...(papers.length > 0 ? [`${also} ${spokenList(papers.map((paper) => PAPERS[paper]))}.`] : []),
  ];
}

/** Before whom, how certified and in which language: `, ante notario, con apostilla y en inglés`. */
function madeWords({ signedBefore, apostille, languages }: Minors): string {
  const made = [
    signedBefore && MADE[signedBefore],
    apostille && 'con apostilla',
    languages && `en ${either(languages.map((language) => IN[language]))}`,
  ];
  const said = spokenList(made.filter((part) => typeof part === 'string'));
  return said && `, ${said}`;
}
