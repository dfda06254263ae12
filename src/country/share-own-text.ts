import type { CountryDetails } from '../catalogue/country-details.ts';
import { arrivalWords, type Situation } from '../catalogue/situation.ts';
import { documentWords } from '../catalogue/travel-document.ts';
import { questionTitle } from '../catalogue/wording.ts';
import type { PersonalAnswer } from '../journey/personal-answer.ts';
import { answerLine, checkedLine, lines, type PrintedFigures } from './share-text.ts';

/** The message of a country page for one reader who wants their situation in it. */
export function personalShareText(
  { lead, country, sources }: CountryDetails,
  view: PersonalAnswer & { text: string; figures: PrintedFigures },
  situation: Situation,
): string {
  const { rule, onlyIfArriving, text, figures, visaStatus } = view;
  const way = onlyIfArriving && `si llego ${onlyIfArriving}`;
  return lines(
    questionTitle(country),
    ...lead,
    `En mi caso (${sharedSituation(situation)}): ${answerLine(visaStatus, way, figures)}`,
    rule?.requires ? `${text} Solo si ${rule.requires}.` : text,
    checkedLine(rule?.checkedOn ?? country.checkedOn, rule?.source.name ?? sources.visaStatus?.name),
  );
}

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** `visa de EE. UU. vigente, en avión`: everything a link with the situation gives away. */
export function sharedSituation({ holds, arrival }: Situation): string {
  const documents =
    holds.length > 0 ? list.format(holds.map((held) => documentWords(held).short)) : 'sin otra visa ni residencia';
  return arrival ? `${documents}, ${arrivalWords(arrival)}` : documents;
}
