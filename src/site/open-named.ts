/**
 * Opens every fold that hides what the address names, and the one it begins with, on arrival and at each link in the page.
 * Browsers of before 2025 scroll to the closed fold and leave it so.
 */
export function openNamed(): void {
  const open = () => {
    const named = document.getElementById(location.hash.slice(1));
    if (!named) return;
    let isMoved = false;
    const inside = named.querySelector<HTMLDetailsElement>(':scope > details:first-child');
    for (let fold = inside ?? named.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
      isMoved ||= !fold.open;
      fold.open = true;
    }
    if (isMoved) named.scrollIntoView({ behavior: 'instant' });
  };
  addEventListener('hashchange', open);
  open();
}
