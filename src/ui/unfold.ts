/** `Mostrar N más`: opens what is folded in the button's section for good and moves focus to the first link that was hidden. */
export function unfold(button: HTMLElement): void {
  const folded = [...(button.closest('section')?.querySelectorAll('[data-folded]') ?? [])];
  const links = folded.flatMap((list) => [...list.querySelectorAll('a')]);
  const firstHidden = links.find((link) => link.getClientRects().length === 0);
  for (const list of folded) list.removeAttribute('data-folded');
  button.hidden = true;
  firstHidden?.focus();
}

/** Opens what the address names and what it lies in, now and whenever the address changes. */
export function unfoldNamed(): void {
  const open = () => {
    const named = document.getElementById(location.hash.slice(1));
    for (const fold of [named?.querySelector('details'), named?.closest('details')]) if (fold) fold.open = true;
    named?.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
}
