import { type CountryDetails, detailsPath } from '../catalogue/country-details.ts';
import { fetchJson } from '../catalogue/load-once.ts';
import { readSituation } from '../journey/current-situation.ts';
import { loadPersonalData } from '../journey/load-views.ts';
import { personalViews } from '../journey/personal-view.ts';
import { putSituation } from '../journey/situation-address.ts';
import { addStyles } from '../ui/add-styles.ts';
import { make } from '../ui/make.ts';
import ownStyles from './share-own.css?url';
import { personalShareText, sharedSituation } from './share-own-text.ts';
import type { Shared } from './share-targets.ts';

/**
 * Beside the share buttons of a country, the choice to share the answer for what the reader keeps of themselves. Only
 * where it changes the answer; nothing of it leaves unless they tick it.
 */
export async function offerOwn(buttons: HTMLElement & { shared: Shared }, slug: string): Promise<void> {
  const situation = readSituation();
  const view = situation && personalViews(await loadPersonalData(), situation).get(slug);
  if (!view) return;
  const details = await fetchJson<CountryDetails>(detailsPath(slug));
  await addStyles(ownStyles);

  const { shared } = buttons;
  const own = {
    text: shared.text,
    message: personalShareText(details, view, situation),
    url: `${shared.url}#${putSituation(new URLSearchParams(), situation)}`,
  };
  const box = make('input', { type: 'checkbox' });
  box.addEventListener('change', () => {
    buttons.shared = box.checked ? own : shared;
  });
  const words = `El enlace y el texto dirán: ${sharedSituation(situation)}.`;
  const label = make('span', {}, 'Incluir mis visas en el enlace', make('small', { textContent: words }));
  buttons.after(make('label', { className: 'share__own' }, box, label));
}
