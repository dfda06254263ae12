import { loadPlaceFacts } from '../journey/load-journey-facts.ts';

/** Whoever told something is answered (`tool-page.tsx`): what every answer needs is asked for while React is on its way. The tool asks for the same, and tells of a failure. */
export function answerSoon(): void {
  if (!document.documentElement.classList.contains('told')) return;
  loadPlaceFacts().catch(() => undefined);
  import('./my-trip/answer-journey.ts').catch(() => undefined);
}
