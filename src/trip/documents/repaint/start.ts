import { whatWasSaid } from '../../../journey/own-answers.ts';
import { keepPersonalWords } from '../../../journey/personal-address.ts';

/**
 * With every page: looks whether the reader said anything of themselves, and only then loads what answers for them.
 * Failing, the page still answers for everybody, with its conditions.
 */
export function startPersonalAnswers(): void {
  keepPersonalWords();
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
