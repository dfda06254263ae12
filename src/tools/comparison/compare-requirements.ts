import { foldText } from '../../catalogue/search.ts';
import { TOPICS, topicLabel, topicsOf } from './requirement-topic.ts';

/** What one destination asks for; an empty list means that the record has none, not that nothing is asked. */
export interface Asking {
  /** As it stands after `ficha`: `de Japón`, `del Reino Unido`. */
  ofName: string;
  requirements: readonly string[];
}

export interface RequirementRow {
  label: string;
  /** In words, how the destinations differ. */
  difference?: string;
  /** Each destination's own wording, in their order; empty where its record does not mention it. */
  cells: (readonly string[])[];
}

export interface ComparedRequirements {
  different: RequirementRow[];
  /** Asked by all, with the same figures. */
  shared: RequirementRow[];
}

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/**
 * Requirements by what they are about. Two wordings of the same thing are the same unless their figures differ (six
 * months and three). What no topic fits stands under `Además`, as it is.
 */
export function compareRequirements(askings: readonly Asking[]): ComparedRequirements {
  const rows = TOPICS.map((topic) =>
    row(topicLabel(topic), askings, (requirement) => topicsOf(requirement).includes(topic)),
  ).filter(isMentioned);
  const others = row('Además', askings, (requirement) => topicsOf(requirement).length === 0);
  delete others.difference;
  const canCompare = askings.filter(hasList).length > 1;
  const isShared = (candidate: RequirementRow) => canCompare && candidate.difference === undefined;
  return {
    different: [...rows.filter((candidate) => !isShared(candidate)), ...(isMentioned(others) ? [others] : [])],
    shared: rows.filter(isShared),
  };
}

function row(label: string, askings: readonly Asking[], fits: (requirement: string) => boolean): RequirementRow {
  const cells = askings.map(({ requirements }) => requirements.filter(fits));
  const difference = differenceOf(askings, cells);
  return { label, cells, ...(difference && { difference }) };
}

function differenceOf(askings: readonly Asking[], cells: readonly (readonly string[])[]): string | undefined {
  const listing = askings.flatMap((asking, place) =>
    hasList(asking) ? [{ ofName: asking.ofName, cell: cells[place] ?? [] }] : [],
  );
  const asked = listing.filter(({ cell }) => cell.length > 0);
  if (listing.length < 2) return undefined;
  if (asked.length < listing.length) {
    // What a record does not mention may be asked all the same.
    return `Solo en ${asked.length === 1 ? 'la ficha' : 'las fichas'} ${list.format(asked.map(({ ofName }) => ofName))}`;
  }
  const [first, ...rest] = asked.map(({ cell }) => figuresIn(cell));
  return rest.every((figures) => figures === first) ? undefined : 'Cambian las cifras';
}

const NUMBER_WORDS = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
/** «Un mes», «una hoja»; anywhere else it is an article. */
const ONE = 'una?(?= (?:dia|mes|ano|hoja|pagina)\\b)';
/** 30,000 lari are not 30,000 euros. */
const CURRENCY = '(?: (?:eur|usd|lari)\\b)?';
const FIGURE = new RegExp(`\\b(\\d[\\d.,]*\\d|\\d|${NUMBER_WORDS.join('|')}|${ONE})\\b${CURRENCY}`, 'g');

/** Every figure of some texts, in order and each once: `seis meses` and `6 meses` say the same. */
function figuresIn(texts: readonly string[]): string {
  const found = texts.flatMap((text) => foldText(text).match(FIGURE) ?? []);
  const values = found.map((figure) => {
    const word = NUMBER_WORDS.indexOf(figure);
    if (figure.startsWith('un')) return '1';
    return word < 0 ? figure.replaceAll(',', '') : String(word + 2);
  });
  return [...new Set(values)].sort().join(' ');
}

const hasList = ({ requirements }: Asking) => requirements.length > 0;
const isMentioned = ({ cells }: RequirementRow) => cells.some((cell) => cell.length > 0);
