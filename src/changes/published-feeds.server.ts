import type { Country } from '../catalogue/country.ts';
import {
  changeFeedPath,
  JSON_FEED_PATH,
  type RuleChange,
  ruleChanges,
  ruleChangesOf,
} from '../catalogue/rule-changes.ts';
import { questionPath } from '../catalogue/slug.ts';
import { withPreposition } from '../catalogue/wording.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { publicSettings } from '../site/settings.server.ts';
import { changeCalendar } from './change-calendar.ts';
import { type ChangeFeed, changeFeed } from './change-feed.ts';

let changesOfThisBuild: RuleChange[] | undefined;

/** Computed once a build: every country's feed picks its own from the same list. */
function allChanges(): RuleChange[] {
  changesOfThisBuild ??= ruleChanges(catalogue(), buildDay());
  return changesOfThisBuild;
}

export function allChangesFeed(): ChangeFeed {
  return changeFeed({
    title: 'Pasaporte Verde: cambios de reglas de visa',
    description: 'Cambios de visas, permisos y costos para quien viaja con pasaporte mexicano, con fecha y fuente.',
    path: '/cambios',
    atomPath: changeFeedPath(),
    jsonPath: JSON_FEED_PATH,
    changes: allChanges(),
    origin: publicSettings().siteUrl,
    checkedOn: newestCheck(catalogue().countries),
    today: buildDay(),
  });
}

export function countryChangesFeed(country: Country): ChangeFeed {
  return changeFeed({
    title: `Pasaporte Verde: cambios para viajar ${withPreposition('a', country)}`,
    description: `Cambios en las reglas para viajar ${withPreposition('a', country)} con pasaporte mexicano.`,
    path: questionPath(country.slug),
    atomPath: changeFeedPath(country.slug),
    changes: ruleChangesOf(country, allChanges()),
    origin: publicSettings().siteUrl,
    checkedOn: country.checkedOn,
    today: buildDay(),
  });
}

/** The calendar of one country's changes, or of all. */
export function changesCalendar(country?: Country): string {
  return changeCalendar({
    name: country ? `Reglas para viajar ${withPreposition('a', country)}` : 'Cambios de reglas de visa',
    changes: country ? ruleChangesOf(country, allChanges()) : allChanges(),
    origin: publicSettings().siteUrl,
    checkedOn: country?.checkedOn ?? newestCheck(catalogue().countries),
    today: buildDay(),
  });
}

function newestCheck(countries: readonly Country[]): string {
  return (
    countries
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1) ?? buildDay()
  );
}
