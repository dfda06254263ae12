/** Published waits that are older are never shown without a word on their age. Days. */
export const WAITS_HOLD = 35;
