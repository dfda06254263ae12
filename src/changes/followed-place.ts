/** A country whose changes are followed. */
export interface FollowedPlace {
  slug: string;
  name: string;
}

/** How no chosen country reads. */
export const ALL_PLACES = 'todos los destinos';
