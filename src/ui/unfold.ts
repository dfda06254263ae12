/** Answers every `data-unfold` of the page: opens what is folded in its section for good, and moves focus to the first thing that was hidden. */
export function watchUnfolding(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-unfold]');
    if (button) unfold(button);
  });
}

function unfold(button: HTMLElement): void {
  const folded = [...(button.closest('section')?.querySelectorAll('[data-folded]') ?? [])];
  const controls = folded.flatMap((list) => [...list.querySelectorAll<HTMLElement>('a, select')]);
  const firstHidden = controls.find((control) => control.getClientRects().length === 0);
  for (const list of folded) list.removeAttribute('data-folded');
  button.hidden = true;
  firstHidden?.focus();
}

/** Opens what the address names and what it lies in, now (at once: on arrival nothing glides) and whenever the address changes. */
export function unfoldNamed(): void {
  const open = (behavior?: ScrollBehavior) => {
    const named = document.getElementById(location.hash.slice(1));
    for (const fold of [named?.querySelector('details'), named?.closest('details')]) if (fold) fold.open = true;
    named?.scrollIntoView({ behavior });
  };
  open('instant');
  addEventListener('hashchange', () => open());
}
