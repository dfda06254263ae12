import { passportWords } from '../../catalogue/passport-words.ts';
import type { Requirement } from '../../catalogue/requirement-schema.ts';
import type { Situation } from '../../catalogue/situation.ts';
import { withPreposition } from '../../catalogue/wording.ts';
import { GENERAL_ITEMS } from './general-items.ts';
import type { ListDates } from './list-dates.ts';
import type { ListFacts, ListGroup, ListItem } from './list-item.ts';
import type { StoredList } from './list-schema.ts';
import type { MinorsLeavingMexico } from './minors-schema.ts';
import { passportDemands } from './passport-until.ts';
import { personalGroup } from './personal-group.ts';
import { type GoneTick, goneTicks, tickOf } from './ticks.ts';

interface ListSources {
  /** Undefined while the record cannot be had: the rest of the list is there all the same. */
  facts: ListFacts | undefined;
  stored: Pick<StoredList, 'ticked' | 'words'>;
  trip: ListDates;
  hasChild: boolean;
  situation: Situation | undefined;
  minors: MinorsLeavingMexico;
}

export interface BuiltList {
  groups: ListGroup[];
  /** Requirements that were ticked and that the record no longer has. */
  gone: readonly GoneTick[];
}

/** A requirement of the record knows itself whether it is ticked. */
type Untick = Omit<ListItem, 'isTicked'> & Partial<Pick<ListItem, 'isTicked'>>;

/** One country's list: what its record asks, what this reader and these dates add, and what every trip needs. */
export function buildList({ facts, stored, trip, hasChild, situation, minors }: ListSources): BuiltList {
  const ticked = new Set(stored.ticked);
  const tick = (item: Untick): ListItem => ({ isTicked: ticked.has(item.key), ...item });
  const groups: ListGroup[] = [];
  const add = (group: Omit<ListGroup, 'items'> & { items: readonly Untick[] }) => {
    if (group.items.length > 0) groups.push({ ...group, items: group.items.map(tick) });
  };
  let gone: readonly GoneTick[] = [];

  if (facts) {
    gone = goneTicks(stored, [...facts.requirements, ...facts.healthRequirements]);
    const recordItem = (fact: 'requirements' | 'health') => (requirement: Requirement) => ({
      key: requirement.id,
      text: requirement.text,
      ...tickOf(stored, requirement),
      source: facts.sources[requirement.topics[0] ?? fact] ?? facts.sources[fact],
    });
    const personal = situation && personalGroup(facts, situation);
    if (personal) add(personal);
    add(passportGroup(facts, trip));
    add({
      id: 'requirements',
      title: `Para entrar ${withPreposition('a', facts)}`,
      note: personal && 'La ficha nombra todos los casos; lo que no es del tuyo puedes saltarlo.',
      items: facts.requirements
        .filter(({ topics }) => hasChild || topics.some((topic) => topic !== 'minors'))
        .map(recordItem('requirements')),
    });
    add({ id: 'health', title: 'Salud', items: facts.healthRequirements.map(recordItem('health')) });
  }
  if (hasChild) {
    add({
      id: 'child',
      title: 'Viaja una niña, un niño o adolescente',
      note: minors.rule.text,
      items: minors.items.map(({ id, text, hint, source }) => ({ key: `#minor:${id}`, text, hint, source })),
    });
  }
  add({ id: 'general', title: 'Para cualquier viaje', items: GENERAL_ITEMS });
  return { groups, gone };
}

function passportGroup({ passportValidity }: ListFacts, trip: ListDates) {
  const doubt = passportValidity?.doubt;
  const rule = passportValidity && [passportWords(passportValidity), doubt].filter(Boolean).join(' ');
  return {
    id: 'dates',
    title: 'Con tus fechas',
    items: passportDemands(passportValidity, trip).map(({ kind, text }) => ({
      // The words carry the day: for other dates it is another thing to check.
      key: `#${kind}:${text}`,
      text,
      hint: kind === 'until' || kind === 'ask' ? rule : doubt,
      source: passportValidity?.source,
    })),
  };
}
