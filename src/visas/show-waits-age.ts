import { daysSince } from '../catalogue/stale-fact.ts';
import { todayInMexico } from '../catalogue/today.ts';

/** Published waits that are older are never shown without a word on their age. Days. */
export const WAITS_HOLD = 35;

/** Says on the reader's own day how old published waits are, once they are too old to plan with. */
export function showWaitsAge(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-waits-of]')) {
    const days = daysSince(line.dataset['waitsOf'] ?? '', todayInMexico());
    if (days <= WAITS_HOLD) continue;
    const age = document.createElement('strong');
    age.textContent = `Estas cifras tienen ${days} días y ya no valen para planear. `;
    line.prepend(age);
  }
}
