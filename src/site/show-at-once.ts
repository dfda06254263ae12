/**
 * A page that was made ready ahead is shown at once. The cross-fade between pages is for those the browser has to
 * wait for; with a slow processor it would keep a ready page back, because both pages are styled and painted anew
 * for it. So it is off while a finger or pointer goes down on a link. Keyboard, back and forward keep it, and so do
 * browsers that make nothing ready.
 */
export function showReadyPagesAtOnce(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('@view-transition{navigation:none}');
  const adopt = (event: Event) => {
    document.adoptedStyleSheets = (event.target as Partial<Element>).closest?.('a') ? [atOnce] : [];
  };
  document.addEventListener('pointerdown', adopt, { passive: true });
  addEventListener('pageshow', adopt);
}
