type Point = readonly [x: number, y: number];

/** Path text of whole numbers (`M1,2L3,4Z`, as d3-geo writes it) in relative steps, which compress to less than half. */
export function compactPath(path: string): string {
  let text = '';
  let start: Point = [0, 0];
  for (const piece of path.split('M').slice(1)) {
    const isRing = piece.endsWith('Z');
    const [first, ...rest] = pointsOf(piece);
    if (!first || rest.length === 0) continue;
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
