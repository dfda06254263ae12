import type { ShownRates } from './shown-rates.ts';

let current: ShownRates | undefined;
const listeners = new Set<() => void>();

/** Live rates of this page view, once there are any. The table and the converter both follow them. */
export function liveRates(): ShownRates | undefined {
  return current;
}

export function publishLiveRates(rates: ShownRates): void {
  current = rates;
  for (const notify of listeners) notify();
}

export function onLiveRates(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
