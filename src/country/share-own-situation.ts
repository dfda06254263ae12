import type { CountryDetails } from '../catalogue/country-details.ts';
import { loadPersonalData } from '../journey/load-views.ts';
import { personalViews } from '../journey/personal-view.ts';
import { putSituation } from '../journey/situation-address.ts';
import { readSituation } from '../journey/stored-situation.ts';
import { addStyles } from '../ui/add-styles.ts';
import ownStyles from './share-own.css?url';
import { personalShareText, sharedSituation } from './share-own-text.ts';
import type { PreparedShare } from './share-prepared.ts';

/** The page as the reader's stored situation answers it, with the looks of the choice; undefined when nothing readable is stored. */
export async function shareOwnSituation(details: CountryDetails): Promise<PreparedShare['own']> {
  const situation = readSituation();
  if (!situation) return undefined;
  const view = personalViews(await loadPersonalData(), situation).get(details.country.slug);
  if (!view) return undefined;
  await addStyles(ownStyles);
  return {
    words: sharedSituation(situation),
    message: personalShareText(details, view, situation),
    hash: `#${putSituation(new URLSearchParams(), situation)}`,
  };
}
