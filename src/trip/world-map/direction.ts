interface Point {
  x: number;
  y: number;
}

/** Which way each arrow key goes, in x and y. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest place in the direction of an arrow key. What lies aside counts as twice as far, so that an arrow goes straight where it can. Undefined at the edge of the world, and for every other key. */
export function nextIn<Place extends Point>(key: string, from: Point, places: readonly Place[]): Place | undefined {
  const [stepX, stepY] = STEPS[key] ?? [0, 0];
  const ahead = ({ x, y }: Point) => (x - from.x) * stepX + (y - from.y) * stepY;
  const aside = ({ x, y }: Point) => Math.abs((x - from.x) * stepY) + Math.abs((y - from.y) * stepX);
  const far = (place: Point) => ahead(place) + 2 * aside(place);
  return places.filter((place) => ahead(place) > 0).toSorted((a, b) => far(a) - far(b))[0];
}
