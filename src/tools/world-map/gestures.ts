import { moved, zoomed } from './view.ts';
import type { Viewport } from './viewport.ts';

/** Pixels a pressed mouse may tremble and still mean a click. */
const STEADY = 4;

/** Two fingers move and zoom the map, and one does while exploring; the mouse drags it; ctrl and the wheel zoom. */
export function listenToGestures(svg: SVGSVGElement, viewport: Viewport, isExploring: () => boolean): void {
  listenToTouch(svg, viewport, isExploring);
  listenToMouse(svg, viewport);
  svg.addEventListener(
    'wheel',
    (event) => {
      // Without ctrl (which a pinch on a touchpad counts as) the wheel scrolls the page.
      if (!event.ctrlKey) return;
      event.preventDefault();
      viewport.show(zoomed(viewport.view(), Math.exp(-event.deltaY / 200), viewport.pointAt(event)));
    },
    { passive: false },
  );
}

function listenToTouch(svg: SVGSVGElement, viewport: Viewport, isExploring: () => boolean): void {
  let last: { clientX: number; clientY: number; spread: number } | undefined;
  const isOurs = ({ touches }: TouchEvent) => touches.length === 2 || (touches.length === 1 && isExploring());

  const onTouch = (event: TouchEvent) => {
    if (!isOurs(event)) {
      last = undefined;
      return;
    }
    const next = grip(event.touches);
    if (event.type === 'touchmove') {
      // Once the page scrolls, the browser lets nobody stop it.
      if (event.cancelable) event.preventDefault();
      if (last) {
        const pinched = zoomed(viewport.view(), next.spread / last.spread, viewport.pointAt(last));
        viewport.show(pinched);
        const { units } = viewport;
        viewport.show(moved(pinched, units(last.clientX - next.clientX), units(last.clientY - next.clientY)));
      }
    } else if (event.touches.length === 2 && event.cancelable) event.preventDefault();
    last = next;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    svg.addEventListener(type, onTouch, { passive: false });
  }
}

/** The middle of the fingers and how far they are apart; one finger is never apart. */
function grip([one, other]: TouchList & Iterable<Touch>) {
  const { clientX = 0, clientY = 0 } = one ?? {};
  if (!other) return { clientX, clientY, spread: 1 };
  return {
    clientX: (clientX + other.clientX) / 2,
    clientY: (clientY + other.clientY) / 2,
    spread: Math.hypot(clientX - other.clientX, clientY - other.clientY) || 1,
  };
}

function listenToMouse(svg: SVGSVGElement, viewport: Viewport): void {
  let pressed: { clientX: number; clientY: number } | undefined;
  let hasDragged = false;
  svg.addEventListener('pointerdown', (event) => {
    hasDragged = false;
    if (event.pointerType === 'mouse' && event.button === 0) pressed = event;
  });
  window.addEventListener('pointermove', (event) => {
    if (!pressed) return;
    const [dx, dy] = [pressed.clientX - event.clientX, pressed.clientY - event.clientY];
    if (!hasDragged && Math.hypot(dx, dy) < STEADY) return;
    hasDragged = true;
    pressed = event;
    viewport.show(moved(viewport.view(), viewport.units(dx), viewport.units(dy)));
  });
  window.addEventListener('pointerup', () => {
    pressed = undefined;
  });
  // The country a drag ends on was not meant, and its link is not to be carried away.
  svg.addEventListener('click', (event) => hasDragged && event.preventDefault(), true);
  svg.addEventListener('dragstart', (event) => event.preventDefault());
}
