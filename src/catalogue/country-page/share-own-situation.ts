import { addStyles } from '../../ui/add-styles.ts';
import type { CountryDetails } from '../destinations/country-details.ts';
import { loadPersonalCountries } from '../situation/load-views.ts';
import { personalViews } from '../situation/personal-view.ts';
import { putSituation } from '../situation/situation-address.ts';
import { readSituation } from '../situation/stored-situation.ts';
import ownStyles from './share-own.css?url';
import { personalShareText, sharedSituation } from './share-own-text.ts';
import type { PreparedShare } from './share-prepared.ts';

/** The page as the reader's stored situation answers it, with the looks of the choice; undefined when nothing readable is stored. */
export async function shareOwnSituation(details: CountryDetails): Promise<PreparedShare['own']> {
  const situation = readSituation();
  if (!situation) return undefined;
  const view = personalViews(await loadPersonalCountries(), situation).get(details.country.slug);
  if (!view) return undefined;
  await addStyles(ownStyles);
  return {
    words: sharedSituation(situation),
    message: personalShareText(details, view, situation),
    search: `?${putSituation(new URLSearchParams(), situation)}`,
  };
}
