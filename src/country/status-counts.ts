import { VISA_STATUSES, type VisaStatus } from '../catalogue/visa-status.ts';

/** How many countries there are in all, and by status. Counted, never written down. */
export type StatusCounts = Record<VisaStatus, number> & { total: number };

export function countByStatus(countries: readonly { visaStatus: VisaStatus }[]): StatusCounts {
  const counts = Object.fromEntries(VISA_STATUSES.map((status) => [status, 0])) as Record<VisaStatus, number>;
  for (const { visaStatus } of countries) counts[visaStatus] += 1;
  return { ...counts, total: countries.length };
}
