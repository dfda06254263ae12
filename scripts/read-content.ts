import { readCorrections } from '../src/changes/corrections.server.ts';
import { readClaims } from '../src/fact-checks/claims.server.ts';
import { readHomeTexts } from '../src/home/home-texts.server.ts';
import { readEditorial } from '../src/reading/load.server.ts';
import { readEmergencyNumbers } from '../src/records/emergency-numbers.server.ts';
import { readFeatured } from '../src/records/featured.server.ts';
import { readMinors } from '../src/records/leaving-mexico.server.ts';
import { readCatalogue } from '../src/records/load.server.ts';
import { readMexicanMissions } from '../src/records/mexican-missions.server.ts';
import { readOtherPassports } from '../src/records/other-passports.server.ts';
import { readTransit } from '../src/records/transit.server.ts';
import { readVisaGuides } from '../src/records/visa-guides.server.ts';
import { readSearchWords } from '../src/search/search-words.server.ts';

/** Reads and checks every file of a content folder. */
export function readContent(contentDir: string) {
  const records = readCatalogue(contentDir);
  const readings = {
    records,
    editorial: readEditorial(contentDir),
    home: readHomeTexts(contentDir),
    featured: readFeatured(contentDir),
    missions: readMexicanMissions(contentDir),
    emergencyNumbers: readEmergencyNumbers(contentDir),
    transit: readTransit(contentDir),
    otherPassports: readOtherPassports(contentDir),
    minors: readMinors(contentDir),
    searchWords: readSearchWords(contentDir),
    corrections: readCorrections(contentDir),
    claims: readClaims(contentDir),
    visaGuides: readVisaGuides(contentDir, records.catalogue?.countries),
  };
  const all = Object.values(readings);
  return {
    ...readings,
    problems: all.flatMap(({ problems }) => problems),
    filesRead: all.reduce((sum, { filesRead }) => sum + filesRead, 0),
  };
}
