import type { Country } from '../catalogue/country.ts';
import { featuredPlaces } from '../records/featured.server.ts';
import { transitFacts } from '../records/transit.server.ts';
import { publishedVisaGuides } from '../records/visa-guides.server.ts';
import { makePlacesFile } from './make-places-file.server.ts';
import { packagePlaces } from './package-places.server.ts';
import type { PlacesFile } from './places-file.ts';
import { searchWords } from './search-words.server.ts';

/** The file of this build, for these countries. */
export async function builtPlacesFile(countries: readonly Country[]): Promise<PlacesFile> {
  return makePlacesFile({
    countries,
    mostTravelled: featuredPlaces().mostTravelled,
    hubs: transitFacts().hubs,
    visaGuides: publishedVisaGuides(),
    ...searchWords(),
    data: await packagePlaces(),
  });
}
