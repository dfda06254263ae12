import type { CountryDetails } from '../../catalogue/country-details.ts';
import type { Requirement } from '../../catalogue/requirement-schema.ts';
import type { Situation } from '../../catalogue/situation.ts';
import { documentWords } from '../../catalogue/travel-document.ts';
import { badgeLabel, type VisaStatus } from '../../catalogue/visa-status.ts';
import { passportWords } from '../../catalogue/voice/passport-words.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import type { Part } from '../../country/section-model.ts';
import { spokenDay } from '../../journey/calendar-day.ts';
import { validUntil } from '../../journey/passport-check.ts';
import { heldFor, personalAnswer, personalText } from '../../journey/personal-answer.ts';
import type { DatedStay } from '../../journey/presence.ts';
import type { OwnItem, StoredList } from './list-book.ts';
import type { MinorsLeavingMexico } from './minors-schema.ts';

/** What a list needs of `/fichas/<slug>.json`. */
export type ListFacts = CountryDetails['country'] & Pick<CountryDetails, 'sources' | 'coming'> & { contacts: Part[] };

/** One thing to have or to do. */
export interface ListItem {
  /** What a tick is kept under: the id of a requirement; `#…` for what this site adds itself. */
  key: string;
  text: string;
  hint?: string | undefined;
  source?: { name: string; url: string } | undefined;
  isTicked: boolean;
  /** The requirement was ticked when it read like this; the new words are not ticked. */
  earlier?: string | undefined;
}

export interface ListGroup {
  id: string;
  title: string;
  /** Why these are here, or what is not certain about them. */
  note?: string | undefined;
  items: ListItem[];
}

/** A group before anybody ticked in it. */
type Untick = Omit<ListGroup, 'items'> & { items: readonly Pick<ListItem, 'key' | 'text' | 'hint' | 'source'>[] };

interface ListSources {
  /** Undefined while the record cannot be had: the rest of the list is there all the same. */
  facts: ListFacts | undefined;
  ticked: StoredList['ticked'];
  /** The days of the stay, as far as they are known and can be. */
  days: Partial<DatedStay>;
  hasChild: boolean;
  situation: Situation | undefined;
  minors: MinorsLeavingMexico;
}

/** What every trip needs, whatever the country. Advice, not a rule of anybody's. */
export const GENERAL_ITEMS = [
  { key: '#passport', text: 'Pasaporte original', hint: 'Y una copia de la hoja de datos, guardada aparte.' },
  {
    key: '#policy',
    text: 'Seguro de viaje: compañía, número de póliza y teléfono',
    hint: 'Es lo que te piden si hay que usarlo.',
  },
  {
    key: '#first-night',
    text: 'Dirección de la primera noche',
    hint: 'En el formulario de entrada y en migración preguntan dónde te quedas.',
  },
  {
    key: '#contacts',
    text: 'Contactos de emergencia, en papel',
    hint: 'Por si el teléfono se queda sin pila o se pierde.',
  },
] as const;

/** One country's list: what its record asks, what this reader and these dates add, and what every trip needs. */
export function buildList({ facts, ticked, days, hasChild, situation, minors }: ListSources): ListGroup[] {
  const groups: Untick[] = [];
  if (facts) {
    const recordItem = (fact: 'requirements' | 'health') => (requirement: Requirement) => ({
      key: requirement.id,
      text: requirement.text,
      source: facts.sources[requirement.topics[0] ?? fact] ?? facts.sources[fact],
    });
    const personal = situation && personalGroup(facts, situation);
    if (personal) groups.push(personal);
    groups.push(passportGroup(facts, days), {
      id: 'requirements',
      title: `Para entrar ${withPreposition('a', facts)}`,
      note: personal && 'La ficha nombra todos los casos; lo que no es del tuyo puedes saltarlo.',
      items: facts.requirements
        .filter(({ topics }) => hasChild || topics.some((topic) => topic !== 'minors'))
        .map(recordItem('requirements')),
    });
    groups.push({ id: 'health', title: 'Salud', items: facts.healthRequirements.map(recordItem('health')) });
  }
  if (hasChild) {
    groups.push({
      id: 'child',
      title: 'Viaja una niña, un niño o adolescente',
      note: minors.rule.text,
      items: minors.items.map(({ id, text, hint, source }) => ({ key: `#minor:${id}`, text, hint, source })),
    });
  }
  groups.push({ id: 'general', title: 'Para cualquier viaje', items: GENERAL_ITEMS });
  return groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, items: group.items.map((item) => ({ ...item, ...tickOf(item, ticked) })) }));
}

/**
 * A tick counts for the words it was made on: reworded, a requirement is only shown beside the earlier ones, and the
 * reader decides. What this site adds itself keeps its tick, in whatever words.
 */
function tickOf({ key, text }: Pick<ListItem, 'key' | 'text'>, ticked: StoredList['ticked']) {
  const earlier = ticked[key];
  const isTicked = earlier !== undefined && (key.startsWith('#') || earlier === text);
  return isTicked || earlier === undefined ? { isTicked } : { isTicked, earlier };
}

/** Ticks after the reader touches an item, with the words it has now. */
export function toggleTick(ticked: StoredList['ticked'], { key, text, isTicked }: ListItem): StoredList['ticked'] {
  const { [key]: _own, ...others } = ticked;
  return isTicked ? others : { ...others, [key]: text };
}

/** Requirements that were ticked and that the record no longer has: what they said, by their key. */
export function goneTicks(ticked: StoredList['ticked'], facts: ListFacts): [key: string, text: string][] {
  const known = new Set([...facts.requirements, ...facts.healthRequirements].map(({ id }) => id));
  return Object.entries(ticked).filter(([key]) => !key.startsWith('#') && !known.has(key));
}

interface Progress {
  done: number;
  total: number;
}

export function progressOf(groups: readonly ListGroup[], own: readonly OwnItem[]): Progress {
  const all = [...groups.flatMap(({ items }) => items), ...own];
  return { done: all.filter(({ isTicked }) => isTicked).length, total: all.length };
}

/** `3 de 9 cosas listas` */
export function progressText({ done, total }: Progress): string {
  if (total > 0 && done === total) return total === 1 ? 'Todo listo' : `Todo listo: ${total} de ${total}`;
  return `${done} de ${total} ${total === 1 ? 'cosa lista' : 'cosas listas'}`;
}

/** Until when the passport must be valid on these days: what the rule comes to, and never less than the stay. */
function passportGroup({ passportValidity }: ListFacts, { entry, exit }: ListSources['days']): Untick {
  const last = exit ?? (passportValidity?.from === 'entry' ? entry : undefined);
  const asked =
    passportValidity && entry !== undefined && last !== undefined
      ? validUntil(passportValidity, { entry, exit: last }, { kind: 'unknown' })
      : undefined;
  const text = `Pasaporte vigente, por lo menos, hasta el ${spokenDay(Math.max(asked ?? 0, last ?? 0))}`;
  return {
    id: 'dates',
    title: 'Con tus fechas',
    note: passportValidity && [passportWords(passportValidity), passportValidity.doubt].filter(Boolean).join(' '),
    // The words carry the day: for other dates it is another thing to check.
    items: asked === undefined ? [] : [{ key: `#dates:${text}`, text, source: passportValidity?.source }],
  };
}

/** What has to be done before leaving; nothing where the passport alone is enough. */
const TO_DO: Partial<Record<VisaStatus, string>> = {
  'visa-required': 'Visa: pídela antes de viajar',
  'visa-on-arrival': 'Visa al llegar: ten listos el pago y los papeles',
  'eta-required': 'Autorización electrónica o e-visa: sácala antes de abordar',
};

const MAY_HELP = 'Hay otra regla que quizá te ayude y nadie nos confirmó: no viajes contando con ella.';

/** What this reader must do and carry where entry depends on what they hold; undefined where it does not. */
function personalGroup(facts: ListFacts, situation: Situation): Untick | undefined {
  const answer = personalAnswer(facts, situation);
  if (!answer) return undefined;
  const { rule, held, because, unconfirmed } = answer;
  // Said once: with the procedure, or with what is shown at the border when there is none.
  const said = { hint: personalText(answer, facts.conditional), source: rule?.source };
  const toDo = held ? undefined : TO_DO[answer.visaStatus];
  const document = held ?? (rule && heldFor(rule, situation));
  const shown = document && {
    key: `#document:${document}`,
    text: `Tu ${documentWords(document).short}, en original`,
    ...(!toDo && said),
  };
  return {
    id: 'personal',
    title: `En tu caso: ${badgeLabel(answer.visaStatus)}${held && answer.visaStatus === 'visa-required' ? ', ya la tienes' : ''}`,
    note: unconfirmed.length > 0 ? `${because} ${MAY_HELP}` : because,
    items: [...(toDo ? [{ key: `#status:${answer.visaStatus}`, text: toDo, ...said }] : []), ...(shown ? [shown] : [])],
  };
}
