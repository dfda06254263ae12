import { countryOfPage } from '../../../catalogue/page-path.ts';
import { CELLS_CHANGED } from '../../../destinations/cells-changed.ts';
import { type CurrentSituation, currentSituation } from '../../../personal/current-situation.ts';
import { loadPersonalViews } from '../../../personal/load-views.ts';
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

/** On home, over the filters: for whom the list answers, and the way back. */
function showSituationStrip(current: CurrentSituation): void {
  const place = document.querySelector('[data-situation]');
  if (!place) return;
  const whose =
    current.origin === 'address' ? 'Este enlace trae las visas de quien lo compartió' : 'Contestamos para ti';
  place.replaceChildren(`${whose}: ${situationWords(current.situation)}. `, ...situationActions(current));
}
