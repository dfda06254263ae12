import { CELLS_CHANGED } from '../../../country/cells-changed.ts';
import { type CurrentSituation, currentSituation } from '../../../journey/current-situation.ts';
import { loadPersonalViews } from '../../../journey/load-views.ts';
import { situationActions } from '../../../journey/situation-actions.ts';
import { situationWords } from '../../../journey/situation-words.ts';
import { repaintCells } from './repaint-cells.ts';
import { repaintCounts } from './repaint-counts.ts';

/** The cards, rows and numbers of a list, as this reader meets them. */
export async function repaintPage(): Promise<void> {
  const current = currentSituation();
  if (!current) return;
  const views = await loadPersonalViews();
  repaintCells(document, views);
  repaintCounts(document);
  showSituationStrip(current);
  window.dispatchEvent(new Event(CELLS_CHANGED));
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
