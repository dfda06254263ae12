import type { CountryRecord } from '../country-schema.ts';
import type { Entry } from '../entry-schema.ts';
import { evidenceOf } from '../evidence.ts';
import type { Requirement } from '../requirement-schema.ts';
import type { Topic } from '../topic.ts';
import { UNCONFIRMED } from '../visa-status.ts';
import { arrivalCardDoubt, arrivalCardSentences } from './arrival-card.ts';
import { fundsSentences } from './funds.ts';
import { LEAVING_MEXICO, minorsSentences, unknownMinors } from './minors.ts';
import { onwardTicketSentences } from './onward-ticket.ts';
import { passportWords, readingsDoubt } from './passport-words.ts';
import { vaccineSentences, YELLOW_FEVER_DOUBT, yellowFeverSentences } from './vaccines.ts';
import { withPreposition } from './wording.ts';

/** What a record must have for its typed facts to be said; `Partial`, as the content check reads unfinished files too. */
type Stated = Partial<CountryRecord>;

interface SaidLine {
  /** An editor's line under this id and topic takes its place, and a reader's tick outlives either. Its topic, unless that has room for more. */
  id: string;
  topic: Topic;
  fact: keyof Entry | 'passportValidity';
}

/** What the sentences of one fact may hang on besides. */
interface Beside {
  entry: Entry;
  place: Pick<CountryRecord, 'nameSpanish' | 'nameInSentence' | 'territory'>;
  isDoubted: boolean;
  /** Who is asked for the embassy: where the page names none, the ministry that knows which it is. */
  embassy: 'la embajada' | 'la SRE';
}

interface EntryLine extends SaidLine {
  fact: keyof Entry;
  /** Whole sentences, without the editor’s note; none where nothing is asked. */
  sentences: (beside: Beside) => string[];
  /** After `Está por confirmar`, what is open and what to do meanwhile: where something is asked, and where nothing is. Left out where the sentences say it. */
  doubt?: (beside: Beside) => [asked: string | undefined, notAsked: string];
  /** What stands last, whatever the fact says. */
  last?: string;
}

/** Of lines whose id is their topic, unless they name another. */
function entryLines(...lines: readonly (Omit<EntryLine, 'id'> & { id?: string })[]): EntryLine[] {
  return lines.map((line) => ({ id: line.topic, ...line }));
}

const REQUIREMENTS = entryLines(
  {
    fact: 'onwardTicket',
    topic: 'onward-ticket',
    doubt: () => ['que te lo pidan: pregunta a tu aerolínea', 'que no te pidan boleto de salida: llévalo'],
    sentences: ({ entry: { onwardTicket }, isDoubted }) =>
      onwardTicket ? onwardTicketSentences(onwardTicket, isDoubted) : [],
  },
  {
    fact: 'funds',
    topic: 'money',
    doubt: ({ entry: { funds }, embassy }) => [
      `${funds && 'tiers' in funds ? 'la cantidad: lleva de más y' : 'que te lo pidan:'} pregunta a ${embassy}`,
      'que no tengas que comprobar dinero: lleva con qué',
    ],
    sentences: ({ entry: { funds } }) => (funds ? fundsSentences(funds) : []),
  },
  {
    fact: 'arrivalCard',
    topic: 'arrival-form',
    doubt: ({ entry: { arrivalCard } }) => arrivalCardDoubt(arrivalCard),
    sentences: ({ entry: { arrivalCard }, isDoubted }) =>
      arrivalCard ? arrivalCardSentences(arrivalCard, isDoubted) : [],
  },
  {
    fact: 'minors',
    topic: 'minors',
    doubt: ({ embassy }) => [
      `que lo pidan: pregunta a ${embassy}`,
      'que no le pidan permiso a un menor: llévalo firmado por quien no va',
    ],
    last: LEAVING_MEXICO,
    sentences: ({ entry: { minors }, isDoubted, embassy }) =>
      minors ? minorsSentences(minors, isDoubted) : [unknownMinors(embassy)],
  },
  {
    fact: 'nationalsUseOwnPassport',
    id: 'own-passport',
    topic: 'passport',
    doubt: () => [
      'que te lo pidan: lleva los dos pasaportes',
      'que puedas entrar con el mexicano si también eres de allá: lleva los dos pasaportes',
    ],
    // The people of a territory have its state's nationality, not the territory's.
    sentences: ({ entry: { nationalsUseOwnPassport }, place }) =>
      nationalsUseOwnPassport
        ? [
            `Si también tienes la nacionalidad ${place.territory ? 'de allá' : withPreposition('de', place)}, entra con ese pasaporte.`,
          ]
        : [],
  },
);

/** The first of what is asked. */
const PASSPORT: SaidLine = { fact: 'passportValidity', id: 'passport', topic: 'passport' };

function passportLine({ passportValidity, area }: Stated): Requirement[] {
  if (!passportValidity) return [];
  const { id, topic } = PASSPORT;
  const doubt = readingsDoubt(passportValidity);
  const words = passportWords(passportValidity, area && 'la zona Schengen', doubt);
  return [{ id, topics: [topic], text: words }];
}

const HEALTH_REQUIREMENTS = entryLines(
  {
    fact: 'vaccines',
    topic: 'vaccines',
    sentences: ({ entry, isDoubted, embassy }) => vaccineSentences(entry, isDoubted ? embassy : undefined),
  },
  {
    fact: 'yellowFever',
    topic: 'yellow-fever',
    doubt: () => [undefined, YELLOW_FEVER_DOUBT],
    sentences: ({ entry, isDoubted }) => yellowFeverSentences(entry, isDoubted),
  },
);

/** The typed fact that a line of a record says, in its own words or in those of an editor; undefined where it says none. */
export function factSaidBy(line: Requirement): SaidLine['fact'] | undefined {
  return [PASSPORT, ...REQUIREMENTS, ...HEALTH_REQUIREMENTS].find(
    (said) => says(line, said) || line.id === besideTaken(said.id),
  )?.fact;
}

/**
 * The record with a line for each typed fact that no line of an editor says yet. What an editor wrote says more than
 * the fact, or it would not be there.
 */
export function withEntryLines<Facts extends Stated>(record: Facts): Facts {
  const { entry = {} } = record;
  const requirements = withFullStops(record.requirements);
  const healthRequirements = withFullStops(record.healthRequirements);
  const written = [...requirements, ...healthRequirements];
  const missing = (lines: readonly EntryLine[]) =>
    lines.flatMap((line) => {
      const requirement = isCovered(line, written, entry) ? undefined : generated(line, record);
      if (!requirement) return [];
      const isTaken = written.some(({ id }) => id === line.id);
      return [isTaken ? { ...requirement, id: besideTaken(line.id) } : requirement];
    });
  return {
    ...record,
    requirements: [
      ...requirements.filter(({ id }) => id === DANGER),
      ...(isCovered(PASSPORT, written, entry) ? [] : passportLine(record)),
      ...requirements.filter((line) => !isOfCustoms(line) && line.id !== DANGER),
      ...missing(REQUIREMENTS),
      ...requirements.filter(isOfCustoms),
    ],
    healthRequirements: [...healthRequirements, ...missing(HEALTH_REQUIREMENTS)],
  };
}

/** Where not to go, the line of a record that stands before all others. */
const DANGER = 'zonas-peligrosas';

/** What customs take comes after what lets one in. */
const isOfCustoms = ({ topics }: Requirement) => topics[0] === 'customs';

/** Editors write a line like a label; on a page it stands among whole sentences. */
function withFullStops(lines: readonly Requirement[] = []): Requirement[] {
  return lines.map((line) => (/[.?!…]$/.test(line.text) ? line : { ...line, text: `${line.text}.` }));
}

/** What a source says is not asked, so that nobody takes it for forgotten. */
export function topicsNotAsked(record: Stated): Topic[] {
  return [...REQUIREMENTS, ...HEALTH_REQUIREMENTS].flatMap((line) => {
    const isKnown = (evidenceOf(record, line.fact)?.confidence ?? 'low') !== 'low';
    return isKnown && line.id === line.topic && !generated(line, record) ? [line.topic] : [];
  });
}

/** The record as its editors wrote it, for when its facts change and other lines follow from them. */
export function withoutEntryLines<Facts extends Stated>(record: Facts): Facts {
  const said = new Set([
    ...passportLine(record).map(({ text }) => text),
    ...[...REQUIREMENTS, ...HEALTH_REQUIREMENTS].map((line) => generated(line, record)?.text),
  ]);
  const written = (list: readonly Requirement[] = []) => list.filter(({ text }) => !said.has(text));
  return {
    ...record,
    ...(record.requirements && { requirements: written(record.requirements) }),
    ...(record.healthRequirements && { healthRequirements: written(record.healthRequirements) }),
  };
}

/** Where an editor has taken the usual id for something else. */
const besideTaken = (id: string) => `entry-${id}`;

const says = (line: Requirement, { id, topic }: SaidLine) => line.id === id && line.topics.includes(topic);

function isCovered(said: SaidLine, written: readonly Requirement[], { yellowFever }: Entry): boolean {
  // What everybody is asked stands whatever else is said of it: without the certificate nobody boards.
  if (said.fact === 'yellowFever' && yellowFever?.from === 'everywhere') return false;
  return written.some((line) => says(line, said));
}

function generated({ fact, id, topic, sentences, doubt, last }: EntryLine, record: Stated): Requirement | undefined {
  const { entry = {}, nameSpanish = '', nameInSentence, territory } = record;
  const embassy = record.embassyInfo ? 'la embajada' : 'la SRE';
  const evidence = evidenceOf(record, fact);
  const isDoubted = evidence?.confidence === 'low' || evidence?.doubt !== undefined;
  const beside: Beside = { entry, place: { nameSpanish, nameInSentence, territory }, isDoubted, embassy };
  const rule = sentences(beside);
  const open = isDoubted && doubt?.(beside)[rule.length > 0 ? 0 : 1];
  const said = [...rule, ...noteOf(entry, fact), open ? `Está ${UNCONFIRMED} ${open}.` : []].flat();
  const text = [...said, (said.length > 0 || entry[fact]) && last ? last : []].flat().join(' ');
  return text ? { id, topics: [topic], text } : undefined;
}

/** What an editor adds to a fact, in whole sentences. */
export function noteOf(entry: Entry | undefined, fact: keyof Entry): string[] {
  const stated = entry?.[fact];
  return typeof stated === 'object' && 'note' in stated && stated.note ? [stated.note] : [];
}
