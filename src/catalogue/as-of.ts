import { changeFact } from './change-key.ts';
import type { Country } from './country.ts';
import type { CountryRecord, CountryUpdate } from './country-schema.ts';
import { withKnown, writtenValue } from './evidence.ts';
import { type CitedFact, NAMED_FACTS } from './facts.ts';
import { hasTakenEffect, leadsTheFigure } from './in-force.ts';
import { comparePartialDates, firstDay, type PartialDate } from './partial-date.ts';
import { endings, endingWords, leadingEnd, withEnds } from './valid-until.ts';
import { badgeLabel, isStricter } from './visa-status.ts';
import { withEntryLines, withoutEntryLines } from './voice/entry-lines.ts';
import { spokenDefaults } from './voice/spoken-defaults.ts';
import { updateDateline } from './voice/update-dateline.ts';

/**
 * Whether the facts of a change take the record's place on its day. Less than sure, never with a kinder status: a
 * reader who prepared too much still travels.
 */
function replacesFacts(
  { stage, confidence, newFacts }: CountryUpdate,
  { visaStatus }: Pick<CountryRecord, 'visaStatus'>,
) {
  if (stage !== 'in-force' || !newFacts) return false;
  return confidence === 'high' || (newFacts.visaStatus !== undefined && !isStricter(visaStatus, newFacts.visaStatus));
}

/** The facts that a change replaces; a status that stays the same goes on resting on what it rested on. */
function replacedBy({ newFacts = {} }: CountryUpdate, record: Partial<CountryRecord>): CitedFact[] {
  return [
    ...NAMED_FACTS.filter((fact) => writtenValue(newFacts, fact) !== undefined).filter(
      (fact) => fact !== 'visaStatus' || newFacts.visaStatus !== record.visaStatus,
    ),
    ...(newFacts.conditional?.rules ?? []).map(({ id }) => `conditional.${id}` as const),
  ];
}

/** The record with the facts of one change in the place of its own, and what carries the change carrying them. */
export function withNewFacts<Facts extends Partial<CountryRecord>>(record: Facts, update: CountryUpdate): Facts {
  const { newFacts = {} } = update;
  const replaced = replacedBy(update, record);
  const stays = (fact: CitedFact) => !replaced.some((each) => fact === each || fact.startsWith(`${each}.`));
  const sources = record.sources?.map(({ supports, doubts, ...source }) => ({
    ...source,
    supports: [...supports.filter(stays), ...(supports.includes(changeFact(update)) ? replaced : [])],
    ...(doubts && { doubts: doubts.filter(stays) }),
  }));
  // A doubt about the old status says nothing of the new one, nor do its end and the way of arriving it held for.
  const { visaStatus: _, ...evidence } = record.evidence ?? {};
  const others = Object.entries(newFacts.visaStatus ? evidence : (record.evidence ?? {}));
  return withKnown(
    withEntryLines({
      ...withoutEntryLines(record),
      ...(newFacts.visaStatus && { onlyBy: undefined }),
      ...newFacts,
      ...(newFacts.entry && { entry: { ...record.entry, ...newFacts.entry } }),
      ...(sources && { sources }),
      evidence: { ...Object.fromEntries(others.filter(([fact]) => stays(fact as CitedFact))), ...newFacts.evidence },
    }),
  );
}

/** A country as it reads on `day`, with what its changes have changed by then. */
export function asOf(country: Country, day: PartialDate): Country {
  return withEnds(withChanges(country, day), day);
}

/** The changes in the order of their days, each judged beside what those before it left. */
function withChanges(country: Country, day: PartialDate): Country {
  return inOrder(country)
    .filter((update) => hasTakenEffect(update, day))
    .reduce((before, update) => (replacesFacts(update, before) ? changed(before, update) : before), country);
}

function inOrder({ updates }: Country): Country['updates'] {
  return [...updates].sort((a, b) => comparePartialDates(a.effective, b.effective));
}

function changed(before: Country, update: CountryUpdate): Country {
  const after = withNewFacts(before, update);
  const { visaStatus, procedure, nextStep, seoDescription } = update.newFacts ?? {};
  if (visaStatus === undefined || visaStatus === before.visaStatus) return after;
  return {
    ...after,
    // What was written for the old status, nobody has written for the new one.
    ...spokenDefaults({ ...after, procedure, nextStep, seoDescription }),
    humanIntro: undefined,
    statusChange: {
      since: updateDateline(update, firstDay(update.effective)),
      earlier: badgeLabel(before.visaStatus),
      summary: update.summary,
      source: update.source,
    },
  };
}

/** What a country will say otherwise by itself from a day on. */
export interface ComingChange {
  from: string;
  /** What holds then, in whole sentences. */
  text: string;
}

/** The changes that take effect after `today`, soonest first. */
export function comingChanges(country: Country, today: PartialDate): ComingChange[] {
  const days = [
    ...country.updates.map(({ effective }) => firstDay(effective)),
    ...[country, ...country.updates.map(({ newFacts = {} }) => newFacts)].flatMap(endings).map((end) => end.day),
  ];
  return [...new Set(days)].sort().flatMap((from) => {
    const said = from > today ? changesOn(country, from) : [];
    return said.length > 0 ? [{ from, text: said.join(' ') }] : [];
  });
}

/** What takes effect on `day`, and which facts end then that the changes before left. */
function changesOn(country: Country, day: string): string[] {
  const begins = country.updates.filter(({ effective }) => firstDay(effective) === day);
  const others = { ...country, updates: country.updates.filter((update) => !begins.includes(update)) };
  const before = withChanges(others, day);
  const leading = country.updates.filter((update) => leadsTheFigure(update, day));
  const after = withChanges(country, day);
  const ends = endings(after).filter((end) => end.day === day);
  return [
    ...begins
      .filter((update) => replacesFacts(update, before) || leading.includes(update))
      .map(({ title, summary }) => `${title}. ${summary}`),
    ...ends.flatMap((end) => leadingEnd(after, end, day)).map(endingWords),
  ];
}

/** Something a trip is planned with, and what it will be from later days on. */
export type WithLater<Shown> = Shown & { later?: readonly { from: string; shown: Shown }[] | undefined };

/** `show` as of `today`, and under `later` as of each day on which the country will read otherwise. */
export function withLater<Shown extends object>(
  country: Country,
  today: PartialDate,
  show: (country: Country, day: PartialDate) => Shown,
): WithLater<Shown> {
  const later = comingChanges(country, today).map(({ from }) => ({ from, shown: show(asOf(country, from), from) }));
  return { ...show(country, today), ...(later.length > 0 && { later }) };
}
