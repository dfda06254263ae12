import type { CountryDetails } from '../catalogue/country-details.ts';
import { fetchJson } from '../catalogue/load-once.ts';
import { detailsPath } from '../catalogue/page-path.ts';
import { arrivalWords, type Situation } from '../catalogue/situation.ts';
import { spokenList } from '../catalogue/spoken-list.ts';
import { documentWords } from '../catalogue/travel-document.ts';
import { questionTitle } from '../catalogue/voice/wording.ts';
import { readSituation } from '../journey/current-situation.ts';
import { loadPersonalData } from '../journey/load-views.ts';
import { type PersonalAnswer, untold } from '../journey/personal-answer.ts';
import { personalViews } from '../journey/personal-view.ts';
import { putSituation } from '../journey/situation-address.ts';
import { addStyles } from '../ui/add-styles.ts';
import { make } from '../ui/make.ts';
import ownStyles from './share-own.css?url';
import type { Shared } from './share-targets.ts';
import { answerLine, checkedLine, lines, type PrintedFigures } from './share-text.ts';

/**
 * Among the buttons that share the country `slug`, the choice to share the answer for what the reader keeps of themselves.
 * Only where it changes the answer; nothing of it leaves unless they tick it. Rejects where the rules do not come.
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
  buttons.append(make('label', { className: 'choice' }, box, label));
}

/** The message of a country page for one reader who wants their situation in it. */
export function personalShareText(
  { lead, country, sources }: CountryDetails,
  view: PersonalAnswer & { figures: PrintedFigures },
  situation: Situation,
): string {
  const { rule, text, figures, visaStatus } = view;
  const arriving = untold(view, 'way');
  const way = arriving && `si llego ${arriving.words}`;
  return lines(
    questionTitle(country),
    ...lead,
    `En mi caso (${sharedSituation(situation)}): ${answerLine(visaStatus, way, figures)}`,
    rule?.requires ? `${text} Solo si ${rule.requires}.` : text,
    checkedLine(rule?.checkedOn ?? country.checkedOn, rule?.source.name ?? sources.visaStatus?.name),
  );
}

/** `visa de EE. UU. vigente, en avión`: everything a link with the situation gives away. */
export function sharedSituation({ holds, arrival }: Situation): string {
  const documents =
    holds.length > 0 ? spokenList(holds.map((held) => documentWords(held).short)) : 'sin otra visa ni residencia';
  return arrival ? `${documents}, ${arrivalWords(arrival)}` : documents;
}
