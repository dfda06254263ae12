import { isHolding } from '../../../catalogue/holding.ts';
import { countryOfPage } from '../../../catalogue/page-path.ts';
import { CELLS_CHANGED } from '../../../destinations/cells-changed.ts';
import { type CurrentSituation, currentSituation } from '../../../personal/current-situation.ts';
import { loadPersonalCountries, loadPersonalViews } from '../../../personal/load-views.ts';
import { personalViews } from '../../../personal/personal-view.ts';
import { situationWords } from '../../../personal/situation-words.ts';
import { repaintCells } from './repaint-cells.ts';
import { repaintCounts } from './repaint-counts.ts';
import { situationActions } from './situation-actions.ts';

/** Everything on the page that names a status, as this reader meets it. */
export async function repaintPage(): Promise<void> {
  const current = currentSituation();
  if (!current) return;
  const views = await loadPersonalViews();
  repaintCells(document, views);
  repaintCounts(document);
  showSituationStrip(current);
  window.dispatchEvent(new Event(CELLS_CHANGED));
  const view = views.get(countryOfPage(location.pathname) ?? '');
  if (!view) return;
  const { repaintCountryPage } = await import('./repaint-country-page.tsx');
  repaintCountryPage(view, current);
}

/** What was pressed in the verdict of a country, answered in its place. */
export async function answerInPlace(pressed: string): Promise<void> {
  const situation = { holds: isHolding(pressed) ? [pressed] : [] };
  const [countries, { repaintCountryPage }] = await Promise.all([
    loadPersonalCountries(),
    import('./repaint-country-page.tsx'),
  ]);
  const view = personalViews(countries, situation).get(countryOfPage(location.pathname) ?? '');
  if (view) repaintCountryPage(view, { situation, origin: 'page' });
}

/** On home, over the filters: for whom the list answers, and the way back. */
function showSituationStrip(current: CurrentSituation): void {
  const place = document.querySelector('[data-situation]');
  if (!place) return;
  const whose =
    current.origin === 'address' ? 'Este enlace trae las visas de quien lo compartió' : 'Contestamos para ti';
  place.className = 'notice';
  place.replaceChildren(`${whose}: ${situationWords(current.situation)}. `, ...situationActions(current));
}
