import { HOLDS_PARAM } from '../situation-address.ts';
import { SITUATION_KEY } from '../situation-key.ts';

/**
 * With every page: looks whether the reader said anything of themselves, and only then loads what answers for them.
 * Failing, the page still answers for everybody, with its conditions.
 */
export function startPersonalAnswers(): void {
  const said = whatWasSaid();
  addEventListener('pageshow', ({ persisted }) => {
    // Back to a page kept in memory, after saying or withdrawing something on another one.
    if (persisted && whatWasSaid() !== said) location.reload();
  });
  if (said === null) return;
  import('./repaint-page.ts').then(
    ({ repaintPage }) => repaintPage(),
    () => undefined,
  );
}

function whatWasSaid(): string | null {
  const addressed = new URLSearchParams(location.search).get(HOLDS_PARAM);
  if (addressed !== null) return addressed;
  try {
    return localStorage.getItem(SITUATION_KEY);
  } catch {
    return null;
  }
}
