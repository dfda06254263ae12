import { HOLDS_PARAM } from '../situation/situation-address.ts';
import { SITUATION_KEY } from '../situation/situation-key.ts';
import { type DrawnCountry, paintPersonal } from './drawn-countries.ts';

/**
 * Paints the map for the reader, if they said what they hold; what answers for them is loaded only then. Where it
 * cannot be loaded, the map goes on answering for everybody. Who withdraws what they said has the page opened again.
 */
export function followSituation(countries: readonly DrawnCountry[], onPainted: () => void): void {
  if (!hasSaidSomething()) return;
  import('../situation/load-views.ts')
    .then(({ loadPersonalViews }) => loadPersonalViews())
    .then(
      (views) => {
        paintPersonal(countries, views);
        onPainted();
      },
      () => undefined,
    );
}

function hasSaidSomething(): boolean {
  if (new URLSearchParams(location.search).has(HOLDS_PARAM)) return true;
  try {
    return localStorage.getItem(SITUATION_KEY) !== null;
  } catch {
    return false;
  }
}
