import { passportLists } from '../../journey/passport-list.ts';
import { catalogue } from '../../records/catalogue.server.ts';
import { otherPassports } from '../../records/other-passports.server.ts';
import { minorsLeavingMexico } from '../minors.server.ts';
import type { TripContent } from './answer-journey.ts';

/** What every view of a trip brings of the content. */
export function tripContent(): TripContent {
  const { rates, yellowFeverRisk } = catalogue();
  if (!yellowFeverRisk) throw new Error('content/yellow-fever-risk.yaml was not read.');
  return {
    minors: minorsLeavingMexico(),
    rules: {
      certificateDays: yellowFeverRisk.certificate.daysAfter,
      passports: passportLists(otherPassports(), rates),
    },
  };
}
