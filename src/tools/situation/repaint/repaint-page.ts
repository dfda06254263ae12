import { countryOfPage } from '../../../catalogue/page-path.ts';
import { CELLS_CHANGED } from '../../../destinations/cells-changed.ts';
import { currentSituation } from '../../../personal/current-situation.ts';
import { loadPersonalViews } from '../../../personal/load-views.ts';
import { repaintCells } from './repaint-cells.ts';
import { repaintCounts } from './repaint-counts.ts';
import { showSituationStrip } from './situation-strip.ts';

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
