import type { StopDraft } from './journey-draft.ts';

/** The first stop that is not over on this day, of one place or of any. One without dates is still to come. */
export function comingStop<Stop extends StopDraft>(
  trips: readonly Stop[],
  today: string,
  place?: string,
): Stop | undefined {
  return trips.find(
    (stop) => (place === undefined || stop.place === place) && (stop.exit || stop.entry || today) >= today,
  );
}
