import { passportWords } from '../../catalogue/voice/passport-words.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { spokenDay } from '../../journey/calendar-day.ts';
import type { JourneyDraft, StayList, StopDraft } from '../../journey/journey-draft.ts';
import type { JourneyFacts } from '../../journey/load-journey-facts.ts';
import type { Places } from '../../journey/load-places.ts';
import { readingsOf } from '../../journey/passport-check.ts';
import { readTrip } from '../../journey/trip-draft.ts';
import type { TripPlace } from '../../journey/trip-place.ts';
import type { Line } from '../my-trip/answer-lines.ts';
import type { JourneyAnswer } from '../my-trip/trip-answer.ts';

/** One thing to have or to do, as the answer of the trip says it; `text` is what a tick is kept under. */
export type Paper = Pick<
  Line,
  'text' | 'where' | 'small' | 'isSoon' | 'when' | 'source' | 'site' | 'visaGuide' | 'wayOut'
>;

export interface PaperGroup {
  title: string;
  /** Why these are here. */
  note?: string | undefined;
  papers: readonly Paper[];
}

/** What every trip needs, whatever the country. Advice, not a rule of anybody's. */
export const GENERAL_PAPERS = [
  { text: 'Pasaporte original', small: ['Y una copia de la hoja de datos, guardada aparte.'] },
  {
    text: 'Seguro de viaje: compañía, número de póliza y teléfono',
    small: ['Es lo que te piden si hay que usarlo.'],
  },
  {
    text: 'Dirección de la primera noche',
    small: ['En el formulario de entrada y en migración preguntan dónde te quedas.'],
  },
  {
    text: 'Contactos de emergencia, en papel',
    small: ['Por si el teléfono se queda sin pila o se pierde.'],
  },
] as const;

/** What is told and known of the trip. */
interface Told {
  journey: Pick<JourneyDraft, 'children' | 'company'>;
  facts: Pick<JourneyFacts, 'places' | 'byPlace' | 'rules'>;
}

/**
 * The papers of one stay: what the trip's answer names for it, and what every trip needs.
 *
 * @param answer of this stay and of the connections on the way to it
 */
export function stayPapers(
  stop: StopDraft,
  { missing, carry }: Pick<JourneyAnswer, 'missing' | 'carry'>,
  { journey, facts }: Told,
): PaperGroup[] {
  const known = facts.byPlace.get(stop.place);
  const { items = [], rule } = facts.rules?.minors ?? {};
  const here = known?.details.country.nameSpanish;
  // With a parent no permit is asked for: what the answer names is enough.
  const needsLeave = journey.children.length > 0 && (journey.company === '' || journey.company === 'other');
  const leave = needsLeave ? items.map(({ text, hint, source }) => ({ text, small: [hint], source })) : [];
  return [
    {
      title: 'Lo que te falta',
      papers: missing.map((line) => (line.names === here ? line : { ...line, where: line.names })),
    },
    ...passportPapers(known?.place, stop, facts.places),
    ...carry.map(({ names, lines }) => ({
      title: known && names === here ? `Para entrar ${withPreposition('a', known.details.country)}` : names,
      papers: lines.filter(({ text }) => leave.every((paper) => paper.text !== text)),
    })),
    { title: 'Viaja una niña, un niño o adolescente', note: rule?.text, papers: leave },
    { title: 'Para cualquier viaje', papers: GENERAL_PAPERS },
  ].filter(({ papers }) => papers.length > 0);
}

/** Until when the passport must be valid on these days: what the rule comes to, and never less than the stay. */
function passportPapers(place: TripPlace | undefined, stop: StopDraft, places: Places): PaperGroup[] {
  const rule = place?.validity;
  const { entry, exit, problems } = readTrip(stop, places);
  const last = exit ?? (rule?.from === 'entry' ? entry : undefined);
  if (!rule || entry === undefined || last === undefined || Object.keys(problems).length > 0) return [];
  const asked = readingsOf(rule, { entry, exit: last }, { kind: 'unknown' });
  if (asked.length === 0) return [];
  const text = `Pasaporte vigente, por lo menos, hasta el ${spokenDay(Math.max(...asked, last))}`;
  return [{ title: 'Con tus fechas', note: passportWords(rule), papers: [{ text, source: rule.source }] }];
}

/** What was ticked and is not asked any more, or not in those words. */
export function goneTicks({ ticked, own }: StayList, groups: readonly PaperGroup[]): string[] {
  const asked = new Set([...groups.flatMap(({ papers }) => papers.map(({ text }) => text)), ...own]);
  return ticked.filter((text) => !asked.has(text));
}

/** `3 de 9 cosas listas`; two borders may ask for one thing in the same words. */
export function progressText({ ticked, own }: StayList, groups: readonly PaperGroup[]): string {
  const all = new Set([...groups.flatMap(({ papers }) => papers.map(({ text }) => text)), ...own]);
  const done = [...all].filter((text) => ticked.includes(text)).length;
  const total = all.size;
  if (done === total) return total === 1 ? 'Todo listo' : `Todo listo: ${total} de ${total}`;
  return `${done} de ${total} ${total === 1 ? 'cosa lista' : 'cosas listas'}`;
}

export const NO_LIST: StayList = { ticked: [], own: [], sheet: {} };

export function toggled(list: StayList, text: string): StayList {
  const { ticked } = list;
  return { ...list, ticked: ticked.includes(text) ? ticked.filter((each) => each !== text) : [...ticked, text] };
}

/** What was typed or pasted, one thing a line, in the place of another or after the last; what is there already stays once. */
export function written(list: StayList, typed: string, instead?: string): StayList {
  const lines = typed
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return list;
  const put = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => (text === instead ? lines : text)))];
  return {
    ...list,
    own: instead === undefined ? [...new Set([...list.own, ...lines])] : put(list.own),
    ticked: put(list.ticked),
  };
}
