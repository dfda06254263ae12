import type { JourneyRules } from '../journey/journey-findings.ts';
import { layoverHubs } from '../journey/layover-hub.ts';
import { passportLists } from '../journey/passport-list.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { minorsLeavingMexico } from '../records/leaving-mexico.server.ts';
import { otherPassports } from '../records/other-passports.server.ts';
import { transitFacts } from '../records/transit.server.ts';

/** What a journey as a whole is bound by, as of the build. */
export function journeyRules(): JourneyRules {
  const { countries, rates, yellowFeverRisk } = catalogue();
  if (!yellowFeverRisk) throw new Error('content/yellow-fever-risk.yaml was not read.');
  return {
    certificateDays: yellowFeverRisk.certificate.daysAfter,
    hubs: layoverHubs(transitFacts().hubs, countries, buildDay(), rates),
    passports: passportLists(otherPassports(), rates),
    minors: minorsLeavingMexico(),
  };
}
