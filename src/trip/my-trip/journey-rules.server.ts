import type { JourneyRules } from '../../journey/journey-findings.ts';
import { catalogue } from '../../records/catalogue.server.ts';

/** What binds a journey as a whole, as the content says it. */
export function journeyRules(): JourneyRules {
  const { yellowFeverRisk } = catalogue();
  if (!yellowFeverRisk) throw new Error('content/yellow-fever-risk.yaml was not read.');
  return { certificateDays: yellowFeverRisk.certificate.daysAfter };
}
