import type { CHILD_PAPERS, COMPANIES, Minors, PERMIT_LANGUAGES, SIGNED_BEFORE } from '../minors-schema.ts';
import { either, spokenList } from '../spoken-list.ts';

/** How the child travels, and who signs the permit then. */
const TRAVELS: Record<(typeof COMPANIES)[number] | 'without-one', readonly [travels: string, signed: string]> = {
  'without-one': ['no viaja con sus dos papás', 'por quien no va'],
  alone: ['viaja solo', 'por sus papás'],
  'without-parents': ['viaja sin sus papás', 'por ellos'],
  'one-parent': ['viaja con uno solo de sus papás', 'por el otro'],
  'with-another-adult': ['viaja con otro adulto', 'por sus papás'],
};

/** Before whom it is signed stands beside the verb; how it is certified, behind whoever signs. */
const BEFORE: Partial<Record<(typeof SIGNED_BEFORE)[number], string>> = {
  notary: 'ante notario',
  embassy: 'en un consulado de tu destino',
};

const CERTIFIED: Partial<Record<(typeof SIGNED_BEFORE)[number], string>> = {
  certified: 'con la firma certificada',
  legalized: 'con la firma legalizada',
  authority: 'avalado por una autoridad',
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

/** What is said of a child who travels without both parents; empty where nothing is asked. */
export function minorsSentences(minors: Minors): string[] {
  const { consent, travelling = 'without-one', under, papers = [], withVisa, signedBefore } = minors;
  const [travels, signed] = TRAVELS[travelling];
  const isAsked = consent !== 'not-asked';
  const carries = consent === 'required' ? 'lleva' : 'le pueden pedir';
  const form = formWords(minors);
  const permit = `${['el permiso firmado', signedBefore && BEFORE[signedBefore], signed].filter(Boolean).join(' ')}${form && `, ${form}`}`;
  const others = papers.map((paper) => PAPERS[paper]);
  // Before the permit, as what comes behind it would seem to be of whoever signs it.
  const isOneSentence = isAsked && !form && others.length === 1;
  const carried = isOneSentence ? spokenList([...others, permit]) : permit;
  return [
    ...(isAsked ? [`Si un menor${under ? ` de ${under} años` : ''} ${travels}, ${carries} ${carried}.`] : []),
    ...(others.length > 0 && !isOneSentence
      ? [`${consent === 'required' ? 'Lleva también' : 'También le pueden pedir'} ${spokenList(others)}.`]
      : []),
    ...(withVisa ? ['El permiso se entrega con la solicitud de la visa.'] : []),
  ];
}

function formWords({ signedBefore, apostille, languages }: Minors): string {
  const form = [
    signedBefore && CERTIFIED[signedBefore],
    apostille && 'con apostilla',
    languages && `en ${either(languages.map((language) => IN[language]))}`,
  ];
  return spokenList(form.filter((part) => typeof part === 'string'));
}
