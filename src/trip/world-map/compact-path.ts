type Point = readonly [x: number, y: number];

/**
 * Path text of whole numbers (`M1,2L3,4Z`, as d3-geo writes it) in relative steps, which compress to less than half,
 * and without closed rings smaller than `minArea` (square units): islets nobody could see, and slivers that the edge
 * of the map cuts off. Lines are kept whatever they enclose.
 */
export function compactPath(path: string, minArea = 0): string {
  let text = '';
  let start: Point = [0, 0];
  for (const piece of path.split('M').slice(1)) {
    const isRing = piece.endsWith('Z');
    const points = pointsOf(piece);
    const [first, ...rest] = points;
    if (!first || rest.length === 0 || (isRing && ringArea(points) < minArea)) continue;
    // A lower-case `m` at the very start is absolute all the same; the pairs after it are then relative lines.
    text += `m${step(start, first)}`;
    let at = first;
    for (const point of rest) {
      // The sign parts the numbers where there is one.
      const [next] = step(at, point);
      text += (next === '-' ? '' : ' ') + step(at, point);
      at = point;
    }
    if (isRing) text += 'z';
    start = isRing ? first : at;
  }
  return text;
}

/** Area in square units of the largest closed ring. */
export function largestRing(path: string): number {
  const [, ...pieces] = path.split('M');
  return Math.max(0, ...pieces.map((piece) => ringArea(pointsOf(piece))));
}

/** The points of one piece, each once. */
function pointsOf(piece: string): Point[] {
  const points: Point[] = [];
  for (const [, x, y] of piece.matchAll(/(-?\d+),(-?\d+)/g)) {
    const point: Point = [Number(x), Number(y)];
    const last = points.at(-1);
    if (!last || last[0] !== point[0] || last[1] !== point[1]) points.push(point);
  }
  return points;
}

function step([x, y]: Point, [nextX, nextY]: Point): string {
  const dy = nextY - y;
  return `${nextX - x}${dy < 0 ? '' : ' '}${dy}`;
}

function ringArea(points: readonly Point[]): number {
  let doubled = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  }
  return Math.abs(doubled) / 2;
}
