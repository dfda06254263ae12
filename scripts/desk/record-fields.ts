import { isSeq, parseDocument } from 'yaml';
import { CONFIDENCES } from '../../src/catalogue/confidence.ts';
import { ASKED, YELLOW_FEVER_ORIGINS } from '../../src/catalogue/entry-schema.ts';
import { FACTS, type Fact } from '../../src/catalogue/facts.ts';
import { CURRENCIES } from '../../src/catalogue/money.ts';
import { VALIDITY_ORIGINS } from '../../src/catalogue/passport-validity-schema.ts';
import { STAY_DECIDERS } from '../../src/catalogue/stay-schema.ts';
import { VISA_STATUSES } from '../../src/catalogue/visa-status.ts';
import { PASSING_TEXTS } from '../../src/records/relations.ts';
import { valueAt } from '../../src/records/value-at.ts';
import type { Topic } from '../watch/reading/topic.ts';
import type { Path } from './edit-yaml.ts';

/** One input of the form. */
export interface Field {
  /** `maxStay.days`. */
  name: string;
  path: Path;
  /** What is written now; empty where nothing is. */
  value: string;
  kind: 'number' | 'text' | 'truth' | readonly string[];
}

/** A source of the record, as the form asks about it. */
export interface FormSource {
  path: Path;
  name: string;
  url: string;
  checkedOn: string;
  seen: string;
  kind: string;
}

type Fields = Record<string, unknown>;

/** Where each fact stands in a record, and what may be added to it there. */
const PLACES: Partial<Record<Topic, { at: readonly string[]; also?: readonly string[] }>> = {
  visaStatus: { at: ['visaStatus', 'confidence', 'doubt', 'notes'], also: ['doubt'] },
  maxStay: {
    at: ['maxStay', ...PASSING_TEXTS],
    also: ['maxStay.days', 'maxStay.months', 'maxStay.within', 'maxStay.note'],
  },
  costs: {
    at: ['costs', ...PASSING_TEXTS],
    also: ['costs.fee', 'costs.amount', 'costs.currency', 'costs.additionalFees'],
  },
  procedure: { at: ['procedure', 'nextStep', 'applicationUrl', 'processSteps'] },
  requirements: { at: ['requirements'] },
  health: { at: ['healthRequirements'] },
  embassy: { at: ['embassyInfo'], also: ['embassyInfo.phone', 'embassyInfo.address', 'embassyInfo.website'] },
  passportValidity: {
    at: ['passportValidity'],
    also: ['passportValidity.months', 'passportValidity.days', 'passportValidity.blankPages', 'passportValidity.doubt'],
  },
  conditional: { at: ['conditional'] },
  alert: { at: ['notes', 'doubt'] },
  yellowFever: {
    at: ['entry.yellowFever'],
    also: ['entry.yellowFever.from', 'entry.yellowFever.minAgeMonths', 'entry.yellowFever.layoverHours'],
  },
  vaccines: { at: ['entry.vaccines'] },
  arrivalCard: {
    at: ['entry.arrivalCard'],
    also: ['entry.arrivalCard.name', 'entry.arrivalCard.url', 'entry.arrivalCard.hoursBefore'],
  },
  onwardTicket: { at: ['entry.onwardTicket'], also: ['entry.onwardTicket'] },
  funds: {
    at: ['entry.funds'],
    also: ['entry.funds.asked', 'entry.funds.amount', 'entry.funds.currency', 'entry.funds.per'],
  },
  minors: { at: ['entry.minors'], also: ['entry.minors.consent', 'entry.minors.also'] },
  nationalsUseOwnPassport: { at: ['entry.nationalsUseOwnPassport'], also: ['entry.nationalsUseOwnPassport'] },
};

const FACTS_WITH_PLACE = Object.keys(PLACES) as Topic[];

/** Values that a field may have, by the end of its name. */
const CHOICES: Record<string, readonly string[]> = {
  visaStatus: VISA_STATUSES,
  confidence: CONFIDENCES,
  fee: ['free', 'fixed', 'unknown'],
  currency: CURRENCIES,
  asked: ASKED,
  consent: ASKED,
  onwardTicket: ASKED,
  decidedBy: STAY_DECIDERS,
  per: ['day', 'month', 'stay'],
  stage: ['in-force', 'announced'],
  how: ['none', 'online', 'paper', 'online-or-paper'],
  'passportValidity.from': VALIDITY_ORIGINS,
  'yellowFever.from': YELLOW_FEVER_ORIGINS,
};
const NUMBERS =
  /(?:^|\.)(?:days|months|within|amount|blankPages|hoursBefore|layoverHours|minAgeMonths|issuedWithinYears|from|to|about)$/;

/** The topics that the form can show. */
export function formTopics(): readonly Topic[] {
  return FACTS_WITH_PLACE;
}

/** The inputs for one fact of a record: all that is written of it, and what may be. */
export function fieldsOf(text: string, topic: Topic): Field[] {
  const record = parseDocument(text).toJS() as Fields;
  const { at, also = [] } = PLACES[topic] ?? { at: [] };
  const written = at.map((name) => name.split('.')).flatMap((way) => leaves(valueAt(record, way), way));
  const isWritten = (name: string) => written.some((one) => one.name === name || one.name.startsWith(`${name}.`));
  const missing = also.filter((name) => !isWritten(name)).map((name) => fieldAt(name.split('.'), undefined));
  const history = ((record['updates'] ?? []) as Fields[]).flatMap((update, index) =>
    update['concerns'] === concernOf(topic) ? leaves(update, ['updates', String(index)]) : [],
  );
  return [...written, ...missing, ...history];
}

/** What the history calls a topic. */
export function concernOf(topic: Topic): Fact {
  return FACTS.find((fact) => fact === topic) ?? 'requirements';
}

/** The sources that vouch for a fact. */
export function sourcesOf(text: string, topic: Topic): FormSource[] {
  const document = parseDocument(text);
  const sources = document.get('sources', true);
  const places: Path[] = [
    ...(isSeq(sources) ? sources.items.map((_item, index): Path => ['sources', index]) : []),
    ...(topic === 'passportValidity' ? [['passportValidity', 'source']] : []),
  ];
  return places.flatMap((path) => {
    const { name, url, checkedOn, seen, kind, supports } = (
      document.getIn(path) ? (document.getIn(path, true) as { toJSON: () => Fields }).toJSON() : {}
    ) as Fields;
    const isOfTopic = path[0] === 'passportValidity' || (Array.isArray(supports) && supports.includes(topic));
    const day = checkedOn ?? document.getIn([path[0], 'checkedOn']);
    return isOfTopic && typeof url === 'string'
      ? [{ path, name: String(name), url, checkedOn: String(day ?? ''), seen: String(seen), kind: String(kind) }]
      : [];
  });
}

const NOT_FOR_FORMS = new Set(['source', 'id', 'topics', 'concerns', 'formerDates', 'newFacts']);

function leaves(value: unknown, path: readonly string[]): Field[] {
  if (value === undefined || NOT_FOR_FORMS.has(path.at(-1) ?? '')) return [];
  if (typeof value !== 'object' || value === null) return [fieldAt(path, value)];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]));
}

function fieldAt(path: readonly string[], value: unknown): Field {
  const name = path.join('.');
  const choices = Object.entries(CHOICES).find(([end]) => name === end || name.endsWith(`.${end}`))?.[1];
  const isNumber = typeof value === 'number' || (value === undefined && NUMBERS.test(name));
  return {
    name,
    path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    value: value === undefined ? '' : String(value),
    kind:
      typeof value === 'boolean' || name.endsWith('nationalsUseOwnPassport')
        ? 'truth'
        : isNumber
          ? 'number'
          : choices && (value === undefined || choices.includes(String(value)))
            ? choices
            : 'text',
  };
}

/** What the form says of one field, as YAML wants it; undefined takes the field away. */
export function typedValue({ kind }: Field, typed: string): string | number | boolean | undefined {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (text === '') return undefined;
  if (kind === 'truth') return text === 'true';
  return kind === 'number' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
