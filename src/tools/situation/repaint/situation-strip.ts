import type { CurrentSituation } from '../../../personal/current-situation.ts';
import { situationWords } from '../../../personal/situation-words.ts';
import { situationActions } from './situation-actions.ts';

/** On home, over the filters: for whom the list answers, and the way back. */
export function showSituationStrip(current: CurrentSituation): void {
  const place = document.querySelector('[data-situation]');
  if (!place) return;
  const whose =
    current.origin === 'address' ? 'Este enlace trae la situación de quien lo compartió' : 'Contestamos para ti';
  place.replaceChildren(`${whose}: ${situationWords(current.situation)}. `, ...situationActions(current));
}
