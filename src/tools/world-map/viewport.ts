import { type Point, type View, viewHeight, WHOLE_WORLD } from './view.ts';

/** CSS pixels: a tile of a texture, the half of a point and of its target, whatever the distance. */
const TILE = 7;
const POINT = 5;
const TARGET = 12.5;

export type Viewport = ReturnType<typeof openViewport>;

/** The drawing on the screen: changes the part that is shown, at most once a frame. */
export function openViewport(svg: SVGSVGElement, onShown: (view: View) => void) {
  let shown = WHOLE_WORLD;
  let frame = 0;
  const units = (pixels: number) => (pixels * shown.width) / (svg.clientWidth || 1);

  const draw = () => {
    frame = 0;
    svg.setAttribute('viewBox', `${shown.x} ${shown.y} ${shown.width} ${viewHeight(shown)}`);
    // Points and their targets grow as the map comes nearer, up to what a finger needs.
    svg.style.setProperty('--point', String(units(Math.min(POINT, 2 + 4 / units(1))) / 9));
    svg.style.setProperty('--target', String(units(Math.min(TARGET, 3 + 5 / units(1)))));
    for (const tile of svg.querySelectorAll('pattern')) {
      const turn = /rotate\(\d+\)/.exec(tile.getAttribute('patternTransform') ?? '')?.[0] ?? '';
      tile.setAttribute('patternTransform', `scale(${units(TILE) / 16}) ${turn}`);
    }
    onShown(shown);
  };
  const redraw = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  new ResizeObserver(redraw).observe(svg);

  return {
    view: () => shown,
    show: (view: View) => {
      shown = view;
      redraw();
    },
    /** From a place on the screen to one of the drawing. */
    pointAt: ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => {
      const { left, top } = svg.getBoundingClientRect();
      return { x: shown.x + units(clientX - left), y: shown.y + units(clientY - top) };
    },
    /** Pixels of the screen to units of the drawing. */
    units,
  };
}
