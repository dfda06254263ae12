import { ownAnswers, whatWasSaid } from '../../personal/own-answers.ts';
import { type DrawnCountry, paintPersonal } from './drawn-countries.ts';

/**
 * Paints the map for the reader, if they said what they hold; what answers for them is loaded only then. Where it
 * cannot be loaded, the map goes on answering for everybody. Who withdraws what they said has the page opened again.
 */
export function followSituation(countries: readonly DrawnCountry[], onPainted: () => void): void {
  if (whatWasSaid() === null) return;
  ownAnswers().then(
    (views) => {
      paintPersonal(countries, views);
      onPainted();
    },
    () => undefined,
  );
}
