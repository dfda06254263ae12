import type { Country } from '../catalogue/country.ts';
import { type RuleChange, ruleChanges, ruleChangesOf } from '../catalogue/rule-changes.ts';
import { questionPath } from '../catalogue/slug.ts';
import { withPreposition } from '../catalogue/voice/wording.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { publicSettings } from '../site/settings.server.ts';
import type { ChangeList } from './change-files.ts';

/** Computed once a build: every country's feed picks its own from the same list. */
let all: RuleChange[] | undefined;

/** The rule changes of one country, or of all, to be published. */
export function publishedChanges(country?: Country): ChangeList {
  const today = buildDay();
  all ??= ruleChanges(catalogue(), today);
  const shared = { origin: publicSettings().siteUrl, today };
  if (!country) {
    const checks = catalogue().countries.map(({ checkedOn }) => checkedOn);
    return {
      ...shared,
      title: 'Pasaporte Verde: cambios de reglas de visa',
      description: 'Cambios de visas, permisos y costos para quien viaja con pasaporte mexicano, con fecha y fuente.',
      calendarName: 'Cambios de reglas de visa',
      path: '/cambios',
      changes: all,
      checkedOn: checks.sort().at(-1) ?? today,
    };
  }
  const { slug, checkedOn } = country;
  const toIt = withPreposition('a', country);
  return {
    ...shared,
    title: `Pasaporte Verde: cambios para viajar ${toIt}`,
    description: `Cambios en las reglas para viajar ${toIt} con pasaporte mexicano.`,
    calendarName: `Reglas para viajar ${toIt}`,
    path: questionPath(slug),
    slug,
    changes: ruleChangesOf(country, all),
    checkedOn,
  };
}
