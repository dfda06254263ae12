import { diffLines } from 'diff';
import { parse } from 'yaml';
import { isAuthority, type SourceKind } from '../../src/catalogue/source-kind.ts';
import { valueAt } from '../../src/records/value-at.ts';
import type { Topic } from '../watch/reading/topic.ts';
import { UnwritableChange, withField, withItem } from './edit-yaml.ts';
import { concernOf, type Field, fieldsOf, sourcesOf, typedValue } from './record-fields.ts';

/** The part of a record that a form is about, as it was read. */
interface Subject {
  topic: Topic;
  text: string;
  /** The country's name in commit messages. */
  english: string;
}

export interface Change {
  text: string;
  /** `maxStay.days from 90 to 30`. */
  said: string[];
  source: string;
}

/** The record with everything that was typed, or what is missing in it. A change that cannot be written is refused like any other. */
export function changed(subject: Subject, typed: ReadonlyMap<string, string>, today: string): Change | string {
  try {
    return written(subject, typed, today);
  } catch (error) {
    if (error instanceof UnwritableChange) return error.message;
    throw error;
  }
}

function written({ text: before, topic }: Subject, typed: ReadonlyMap<string, string>, today: string): Change | string {
  const get = (key: string) => (typed.get(key) ?? '').replace(/\s+/g, ' ').trim();
  const edits = fieldsOf(before, topic).flatMap((field) => {
    const now = typed.has(`f.${field.name}`) ? get(`f.${field.name}`) : field.value;
    return now === field.value.replace(/\s+/g, ' ').trim() ? [] : [{ field, now }];
  });
  const said = edits.map(({ field, now }) => `${field.name} from ${field.value || 'nothing'} to ${now || 'nothing'}`);
  const hasChanged = get('why') === 'rule';
  if (get('why') === '' && (get('u.title') !== '' || edits.some(({ field }) => field.path[0] !== 'updates')))
    return 'Contesta si cambió la regla o la teníamos mal.';
  // A figure that was replaced on a day stays: the new one leads from that day on.
  const replaced = hasChanged ? edits.filter(({ field }) => isFigure(field)) : [];
  let text = withEdits(
    before,
    edits.filter((edit) => !replaced.includes(edit)),
  );
  const figure = replaced.length > 0 && newFigure(withEdits(text, replaced), topic);
  const opened = sourcesOf(before, topic).filter(({ path }) => typed.has(`s.${path.join('.')}`));
  for (const { path } of opened) {
    const dated = path[0] === 'sources' ? path : path.slice(0, 1);
    text = withField(text, [...dated, 'checkedOn'], today);
    text = withField(text, [...path, 'seen'], 'live');
  }
  const own = { name: get('n.name'), url: get('n.url'), kind: get('n.kind'), seen: 'live' };
  const isNew = own.name !== '' && own.url !== '';
  if (own.name !== '' && own.url === '') return 'A la otra fuente le falta su dirección.';
  if (isNew) {
    const confidence = confidenceIn(own);
    const supports = topic === 'passportValidity' || topic === 'conditional' ? ['requirements'] : [topic];
    text = withItem(text, 'sources', { ...own, supports, checkedOn: today, confidence }, 'last');
  }
  const [first] = opened;
  if (hasChanged) {
    const source = isNew ? own : first && { name: first.name, url: first.url, kind: first.kind, seen: 'live' };
    if (!source) return 'El historial necesita su fuente: marca la que abriste hoy, o agrega otra.';
    const confidence = confidenceIn(source);
    text = withItem(
      text,
      'updates',
      {
        effective: get('u.effective'),
        stage: 'in-force',
        concerns: concernOf(topic),
        ...figure,
        title: get('u.title'),
        summary: get('u.summary'),
        source,
        confidence,
      },
      'first',
    );
  }
  if (text === before) return 'No cambiaste nada, ni marcaste una fuente.';
  return {
    text,
    said,
    source: isNew ? `${own.name} (${own.url})` : opened.map(({ name, url }) => `${name} (${url})`).join('; '),
  };
}

interface Edit {
  field: Field;
  now: string;
}

/** The record with these values typed; a change whose date was corrected keeps the one that feeds and calendars know it by. */
function withEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((edited, { field, now }) => {
    const { path, value } = field;
    const [list, place = 0, name] = path;
    const after = withField(edited, path, typedValue(field, now));
    if (list !== 'updates' || name !== 'effective') return after;
    const former = valueAt(parse(edited), ['updates', String(place), 'formerDates']) as string[] | undefined;
    return withField(after, ['updates', place, 'formerDates'], [...(former ?? []), value]);
  }, text);
}

/** Whether a field is part of what an update says of a stay or a fee. */
function isFigure({ path: [fact, part = ''] }: Field): boolean {
  return (
    fact === 'maxStay' || (fact === 'costs' && ['fee', 'amount', 'currency', 'parts', 'reduced'].includes(String(part)))
  );
}

/** How sure one source makes a statement. */
function confidenceIn({ kind }: { kind: string }): 'high' | 'medium' {
  return isAuthority({ kind: kind as SourceKind }) ? 'high' : 'medium';
}

/** What an update says of a stay or a fee, as the edited record has it. */
function newFigure(text: string, topic: Topic): { maxStay: unknown } | { cost: unknown } {
  const { maxStay, costs } = parse(text) as { maxStay?: unknown; costs: Record<string, unknown> };
  const { amount, currency, parts, reduced } = costs;
  return topic === 'maxStay' ? { maxStay } : { cost: { amount, currency, parts, reduced } };
}

/** What the commit of a change says. */
export function commitMessage(
  { english, topic }: Pick<Subject, 'english' | 'topic'>,
  { said, source }: Change,
  typed: ReadonlyMap<string, string>,
  today: string,
): string {
  const one = said.length === 1 ? said[0] : `correct ${topic}`;
  const subject = `${english}: ${said.length === 0 ? `look again at ${topic}` : one}`;
  const body = [
    ...(said.length > 1 || subject.length > 72 ? said.map((change) => `- ${change}`) : []),
    ...(said.length > 0 ? [typed.get('why') === 'rule' ? 'The rule changed.' : 'The record was wrong.'] : []),
    source ? `Source: ${source}, checked ${today}.` : 'No source was read again.',
    typed.get('because') ?? '',
  ];
  return [subject.length > 72 ? `${english}: correct ${topic}` : subject, '', ...body].join('\n').trim();
}

/** The lines that differ, marked as `diff` marks them. */
export function changedLines(before: string, after: string): string[] {
  return diffLines(before, after).flatMap(({ value, added, removed }) =>
    added || removed
      ? value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${added ? '+' : '-'} ${line}`)
      : [],
  );
}
