interface Point {
  x: number;
  y: number;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const STEPS: Record<Direction, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isDirection(key: string): key is Direction {
  return key in STEPS;
}

/**
 * The nearest place that lies in a direction. What lies aside counts as twice as far, so that an arrow goes straight
 * where it can. Undefined at the edge of the world.
 */
export function nextIn<Place extends Point>(
  direction: Direction,
  from: Point,
  places: readonly Place[],
): Place | undefined {
  const step = STEPS[direction];
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
