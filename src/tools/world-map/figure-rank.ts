import { FREE } from '../../catalogue/in-force.ts';

/** Whole pesos of a cost as `formatMXN` prints it. */
export function costInPesos(text: string): number | undefined {
  if (text === FREE) return 0;
  return /\d/.test(text) ? Number(text.replace(/\D/g, '')) : undefined;
}
