import { VISA_STATUSES } from '../catalogue/visa-status.ts';
import { countByStatus, type StatusCounts } from './status-counts.ts';

/** Counts the cells as they stand on the page, where the reader's situation may have changed some. */
export function countCells(root: ParentNode): StatusCounts {
  return countByStatus(
    VISA_STATUSES.flatMap((visaStatus) =>
      [...root.querySelectorAll(`[data-status="${visaStatus}"]`)].map(() => ({ visaStatus })),
    ),
  );
}
