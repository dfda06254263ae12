import type { Situation } from '../catalogue/situation.ts';
import type { TravelDocument } from '../catalogue/travel-document.ts';
import type { Known } from './border.ts';

/** Lives in the area whose days are counted for visitors alone. */
export function isCountedOut(known: Known, situation: Situation | undefined): boolean {
  return known.place.isSchengenCount && residenceOf(known, situation) !== undefined;
}

/** The residence of this very country, or of its area, that the reader holds: who lives there is no visitor. */
export function residenceOf({ details }: Known, situation: Situation | undefined): TravelDocument | undefined {
  return details.country.issues?.find((own) => own.endsWith('-residence') && situation?.holds.includes(own));
}
