import { changeKey } from './change-key.ts';
import type { Catalogue, Country } from './country.ts';
import type { CountryUpdate } from './country-schema.ts';
import { comparePartialDates, endOfPeriod, type PartialDate } from './partial-date.ts';
import { questionPath } from './slug.ts';

/** One dated change of the catalogue, with the place it is about. */
export interface RuleChange {
  /** Of `changeId`. */
  id: string;
  update: CountryUpdate;
  /** Slug of the country, or the name of the area that shares the rule. */
  scope: string;
  /** Spanish name of the country, or of the area that shares the rule. */
  place: string;
  /** Absent for a rule that an area shares. */
  country?: Country;
  /** Where the reader finds it in its context. */
  path: string;
  /** Its day, month or year has not come yet (or, if only announced, is not over). */
  isUpcoming: boolean;
}

/** Areas that share rules, as readers call them, and the page that explains them. */
const AREAS: Record<NonNullable<Country['area']>, { name: string; path: string }> = {
  schengen: { name: 'Zona Schengen', path: '/wiki#schengen' },
};

/**
 * Every update of the catalogue, newest first by `effective`; those of one day in the order of their
 * places. A rule that an area shares stands in each member's record, and appears here once.
 */
export function ruleChanges(catalogue: Pick<Catalogue, 'countries'>, today: PartialDate): RuleChange[] {
  const changes: RuleChange[] = [];
  const seenInArea = new Set<string>();
  for (const country of catalogue.countries) {
    for (const update of country.updates) {
      const isUpcoming = hasNotComeYet(update, today);
      const { area } = update;
      const id = changeId(country, update);
      if (!area) {
        const { slug, nameSpanish: place } = country;
        changes.push({ id, update, scope: slug, place, country, path: changesPath(country), isUpcoming });
        continue;
      }
      if (seenInArea.has(id)) continue;
      seenInArea.add(id);
      changes.push({ id, update, scope: area, place: AREAS[area].name, path: AREAS[area].path, isUpcoming });
    }
  }
  const collator = new Intl.Collator('es-MX');
  return changes.sort(
    (a, b) =>
      comparePartialDates(b.update.effective, a.update.effective) ||
      collator.compare(a.place, b.place) ||
      collator.compare(a.update.title, b.update.title),
  );
}

/**
 * What alerts, feeds, calendars, anchors and a reader's device know a change by, whatever its words become: the country or
 * area, the day it was first published under and what it concerns, or the `id` that an editor wrote.
 */
export function changeId({ slug }: Pick<Country, 'slug'>, update: Parameters<typeof changeKey>[0]): string {
  return `${update.area ?? slug}-${changeKey(update)}`;
}

/** The changes that concern one country: its own and those of its area. */
export function ruleChangesOf(
  { slug, area }: Pick<Country, 'slug' | 'area'>,
  changes: readonly RuleChange[],
): RuleChange[] {
  return changes.filter(({ scope }) => scope === slug || scope === area);
}

/**
 * What a reader expects under "newest": the latest dates that have come, in force or announced. What
 * is still to come is left out, however far its date lies ahead. The newest warning not to travel comes first.
 */
export function newestRuleChanges(changes: readonly RuleChange[], count: number): RuleChange[] {
  const come = changes.filter((change) => !change.isUpcoming);
  const isWarning = ({ update }: RuleChange) => update.concerns === 'alert' && update.stage !== 'announced';
  const warning = come.filter(isWarning).slice(0, 1);
  return [...warning, ...come.filter((change) => !warning.includes(change))].slice(0, count);
}

/** `announced` for `2026` is still to come on every day of 2026, as its dateline says; a rule in force since `2026` is not. */
function hasNotComeYet({ effective, stage }: CountryUpdate, today: PartialDate): boolean {
  return stage === 'announced' ? endOfPeriod(effective) >= today : comparePartialDates(effective, today) > 0;
}

function changesPath({ slug }: Country): string {
  return `${questionPath(slug)}#cambios`;
}

/** Address of the Atom feed of a country's changes; without a slug, of all changes. */
export function changeFeedPath(slug = 'todos'): string {
  return `/cambios/${slug}.xml`;
}

/** Address of all changes as a JSON feed. */
export const JSON_FEED_PATH = '/cambios/todos.json';
