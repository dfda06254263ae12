import type { Requirement } from '../../catalogue/requirement-schema.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { TOPICS, type Topic, topicLabel } from '../../catalogue/topic.ts';

/** What one destination asks for; an empty list means that the record has none, not that nothing is asked. */
export interface Asking {
  /** As it stands after `ficha`: `de Japón`, `del Reino Unido`. */
  ofName: string;
  requirements: readonly Requirement[];
  /** What its border asks of the passport, as all say it; undefined where nobody found it. */
  passportRule?: string | undefined;
}

export interface RequirementRow {
  topic: Topic;
  label: string;
  /** In words, how the destinations differ. */
  difference?: string;
  /** Each destination's own wording, in their order; empty where its record does not mention it. */
  cells: (readonly string[])[];
}

export interface ComparedRequirements {
  different: RequirementRow[];
  /** Asked by all, each in its own words. */
  shared: RequirementRow[];
}

/** Requirements by what they are about; of the passport, its rule says whether they differ. */
export function compareRequirements(askings: readonly Asking[]): ComparedRequirements {
  const rows = TOPICS.map((topic) => row(topic, askings)).filter(isMentioned);
  const canCompare = askings.filter(hasList).length > 1;
  const isShared = ({ label, difference }: RequirementRow) =>
    canCompare && difference === undefined && label !== topicLabel('other');
  return { different: rows.filter((candidate) => !isShared(candidate)), shared: rows.filter(isShared) };
}

function row(topic: Topic, askings: readonly Asking[]): RequirementRow {
  const cells = askings.map(({ requirements }) =>
    requirements.filter(({ topics }) => topics.includes(topic)).map(({ text }) => text),
  );
  const difference = topic === 'other' ? undefined : differenceOf(topic, askings, cells);
  return { topic, label: topicLabel(topic), cells, ...(difference && { difference }) };
}

function differenceOf(
  topic: Topic,
  askings: readonly Asking[],
  cells: readonly (readonly string[])[],
): string | undefined {
  const listing = askings.flatMap((asking, place) => (hasList(asking) ? [{ asking, cell: cells[place] ?? [] }] : []));
  const asked = listing.filter(({ cell }) => cell.length > 0);
  if (listing.length < 2) return undefined;
  if (asked.length < listing.length) {
    // What a record does not mention may be asked all the same.
    const names = asked.map(({ asking }) => asking.ofName);
    return `Solo en ${asked.length === 1 ? 'la ficha' : 'las fichas'} ${spokenList(names)}`;
  }
  const rules = new Set(asked.map(({ asking }) => asking.passportRule));
  return topic === 'passport' && rules.size > 1 ? 'Cambian las cifras' : undefined;
}

const hasList = ({ requirements }: Asking) => requirements.length > 0;
const isMentioned = ({ cells }: RequirementRow) => cells.some((cell) => cell.length > 0);
