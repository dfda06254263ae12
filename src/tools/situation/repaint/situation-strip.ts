import type { CurrentSituation } from '../../../catalogue/situation/current-situation.ts';
import { situationWords } from '../../../catalogue/situation/situation-words.ts';
import { situationActions } from './situation-actions.ts';

/** On home, over the filters: for whom the list answers, and the way back. */
export function showSituationStrip(current: CurrentSituation): void {
  const place = document.querySelector('[data-situation]');
  if (!place) return;
  const whose =
    current.origin === 'address' ? 'Este enlace trae la situación de quien lo compartió' : 'Contestamos para ti';
  place.replaceChildren(`${whose}: ${situationWords(current.situation)}. `, ...situationActions(current));
}
