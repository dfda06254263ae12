/** `Mostrar N más`: opens what is folded in the button's section for good and moves focus to the first link that was hidden. */
export function unfold(button: HTMLElement): void {
  const folded = [...(button.closest('section')?.querySelectorAll('[data-folded]') ?? [])];
  const links = folded.flatMap((list) => [...list.querySelectorAll('a')]);
  const firstHidden = links.find((link) => link.getClientRects().length === 0);
  for (const list of folded) list.removeAttribute('data-folded');
  button.hidden = true;
  firstHidden?.focus();
}
