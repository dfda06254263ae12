import { WORLD_HEIGHT, WORLD_WIDTH } from './world-size.ts';

/** The part of the world that is on the screen, in units of the drawing; its height follows from its width. */
export interface View {
  x: number;
  y: number;
  width: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WHOLE_WORLD: View = { x: 0, y: 0, width: WORLD_WIDTH };

/** Nearer than this the simplified coasts are all corners: some 1,200 km across the map. */
const NARROWEST = 62.5;

const RATIO = WORLD_HEIGHT / WORLD_WIDTH;

export function viewHeight({ width }: View): number {
  return width * RATIO;
}

/** Nearer (`factor` above 1) or farther, with the point under the fingers where it is. */
export function zoomed(view: View, factor: number, { x, y }: Point): View {
  const width = Math.min(WORLD_WIDTH, Math.max(NARROWEST, view.width / factor));
  const share = width / view.width;
  return inWorld({ x: x - (x - view.x) * share, y: y - (y - view.y) * share, width });
}

/** Moved by so many units, never past the edge of the world. */
export function moved(view: View, dx: number, dy: number): View {
  return inWorld({ ...view, x: view.x + dx, y: view.y + dy });
}

/** Moved, if need be, until the point stands well inside. */
export function showing(view: View, { x, y }: Point): View {
  const margin = view.width * 0.1;
  const height = viewHeight(view);
  const into = (value: number, from: number, length: number) =>
    Math.min(0, value - margin - from) + Math.max(0, value + margin - from - length);
  return moved(view, into(x, view.x, view.width), into(y, view.y, height));
}

export function middleOf(view: View): Point {
  return { x: view.x + view.width / 2, y: view.y + viewHeight(view) / 2 };
}

export function isWhole({ width }: View): boolean {
  return width >= WORLD_WIDTH;
}

export function isNarrowest({ width }: View): boolean {
  return width <= NARROWEST;
}

function inWorld(view: View): View {
  const between = (value: number, most: number) => Math.min(Math.max(0, value), most);
  return {
    ...view,
    x: between(view.x, WORLD_WIDTH - view.width),
    y: between(view.y, WORLD_HEIGHT - viewHeight(view)),
  };
}
