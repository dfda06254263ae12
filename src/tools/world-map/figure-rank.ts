import { FREE } from '../../catalogue/in-force.ts';
import { durationsIn } from '../../records/figures/durations.ts';

/** Days of the first stay a text names, which is the one to count on (`30 o 90 días`); a month counts as thirty. */
export function stayInDays(text: string): number | undefined {
  const [first] = durationsIn(text);
  return first && first.length * (first.unit === 'months' ? 30 : 1);
}

/** Whole pesos of a cost as `formatMXN` prints it. */
export function costInPesos(text: string): number | undefined {
  if (text === FREE) return 0;
  return /\d/.test(text) ? Number(text.replace(/\D/g, '')) : undefined;
}
