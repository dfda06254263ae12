import { whatWasSaid } from '../../../personal/own-answers.ts';
import { keepPersonalWords } from '../../../personal/personal-address.ts';

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
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-holds]') : null;
    if (!button) return;
    import('./repaint-page.ts')
      .then(({ answerInPlace }) => answerInPlace(button.getAttribute('data-holds') ?? ''))
      // Without a connection: every case stands further down.
      .catch(() => location.assign('#condiciones'));
  });
  if (said === null) return;
  import('./repaint-page.ts').then(
    ({ repaintPage }) => repaintPage(),
    () => undefined,
  );
}
