import type { Catalogue, Country } from './country.ts';
import { comparePartialDates, endOfPeriod, type PartialDate } from './partial-date.ts';
import type { CountryUpdate } from './records/country-schema.ts';
import { questionPath } from './slug.ts';

/** One dated change of the catalogue, with the place it is about. */
export interface RuleChange {
  update: CountryUpdate;
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

/** Changes of these facts are told beside the figure itself; the rest have the block `#cambios`. */
const TOLD_AT_THE_FIGURE: readonly CountryUpdate['concerns'][] = ['maxStay', 'costs'];

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
      if (!isShared(update, country, catalogue.countries)) {
        changes.push({ update, place: country.nameSpanish, country, path: changePath(country, update), isUpcoming });
        continue;
      }
      const key = `${country.area} ${keyOf(update)}`;
      if (seenInArea.has(key)) continue;
      seenInArea.add(key);
      const { name, path } = AREAS[country.area as keyof typeof AREAS];
      changes.push({ update, place: name, path, isUpcoming });
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
 * What a reader expects under "newest": the latest dates that have come, in force or announced. What
 * is still to come is left out, however far its date lies ahead.
 */
export function newestRuleChanges(changes: readonly RuleChange[], count: number): RuleChange[] {
  return changes.filter((change) => !change.isUpcoming).slice(0, count);
}

function keyOf({ effective, title }: CountryUpdate): string {
  return `${effective} ${title}`;
}

/** The same update in another record of the same area can only come from the area's shared file. */
function isShared(update: CountryUpdate, country: Country, countries: readonly Country[]): boolean {
  if (!country.area) return false;
  return countries.some(
    (other) =>
      other !== country &&
      other.area === country.area &&
      other.updates.some((candidate) => candidate === update || keyOf(candidate) === keyOf(update)),
  );
}

/** `announced` for `2026` is still to come on every day of 2026, as its dateline says; a rule in force since `2026` is not. */
function hasNotComeYet({ effective, stage }: CountryUpdate, today: PartialDate): boolean {
  return stage === 'announced' ? endOfPeriod(effective) >= today : comparePartialDates(effective, today) > 0;
}

function changePath(country: Country, { concerns }: CountryUpdate): string {
  const page = questionPath(country.slug);
  return TOLD_AT_THE_FIGURE.includes(concerns) ? page : `${page}#cambios`;
}
