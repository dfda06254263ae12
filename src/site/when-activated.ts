/** TypeScript does not know yet what Chromium calls a page that is made ready before its link is pressed. */
type AheadDocument = Document & { prerendering?: boolean };

/**
 * Runs `act` once somebody looks at the page: at once, or, while the browser makes it ready ahead of the tap, in the
 * first moment after the tap has shown it. What a reader must have opened the page for waits for that: events, the day
 * of today.
 */
export function whenActivated(act: () => void): void {
  if ((document as AheadDocument).prerendering) {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(act));
    document.addEventListener('prerenderingchange', afterPaint, { once: true });
  } else act();
}
