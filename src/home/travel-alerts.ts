import type { RuleChange } from '../catalogue/rule-changes.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';

export const ALERT_KINDS = { alert: 'Alerta', change: 'Cambio', upcoming: 'Próximamente' } as const;

/** One notice of the section `Alertas de viaje`, ready to print: nothing else of the record travels to the page. */
export type TravelAlert = ReturnType<typeof toAlert>;

/** Enough for the section to say something when the catalogue has few alerts of its own. */
const MIN_ALERTS = 4;
const NEWEST_CHANGES = 3;

/**
 * Warnings first, then the newest rule changes in force, then what is announced. The list of changes comes
 * newest first and stays so within each kind; what is announced comes soonest first.
 */
export function travelAlerts(changes: readonly RuleChange[], today: string): TravelAlert[] {
  const warnings = changes.filter(({ update, isUpcoming }) => update.concerns === 'alert' && !isUpcoming);
  const upcoming = changes.filter(({ update, isUpcoming }) => isUpcoming || update.stage === 'announced').reverse();
  const rest = changes.filter((change) => !warnings.includes(change) && !upcoming.includes(change));
  const wanted = Math.max(NEWEST_CHANGES, MIN_ALERTS - warnings.length - upcoming.length);
  return [
    ...warnings.map((change) => toAlert('alert', change, today)),
    ...rest.slice(0, wanted).map((change) => toAlert('change', change, today)),
    ...upcoming.map((change) => toAlert('upcoming', change, today)),
  ];
}

function toAlert(kind: keyof typeof ALERT_KINDS, { update, place, country, path }: RuleChange, today: string) {
  return {
    kind,
    place,
    iso2: country?.iso2,
    path,
    dateline: updateDateline(update, today),
    title: update.title,
  };
}
