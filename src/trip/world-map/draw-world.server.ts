import { geoArea, geoCircle, geoNaturalEarth1, geoPath } from 'd3-geo';
import { asGeometry, atlasName, middle, type Polygon, partedAtlas, readAtlas } from './atlas.server.ts';
import { BEYOND_ATLAS, type Place } from './atlas-places.ts';

/** Units of the drawing; half a unit is a pixel on a wide screen, so that the map can be looked at closely. */
export const WORLD_WIDTH = 2000;
export const WORLD_HEIGHT = 916;

/** How a destination is drawn: by its outline, or, too small for one, by a point. */
export type DrawnPlace = { outline: string } | { x: number; y: number };

export type WorldDrawing = ReturnType<typeof draw>;

/** Cut through the Bering Strait, so that no country but a tip of Russia is on both edges. */
const ROTATION: [number, number] = [-11, 0];
const MEXICO_CITY: [number, number] = [-99.1, 19.4];
const RING_DEGREES = 8;
const LAST_RING_DEGREES = 104;

/** Square units. Smaller islands are left away, and a country that has only those becomes a point. */
const MIN_AREA = 8;

let drawn: { key: string; drawing: WorldDrawing } | undefined;

/** The world as far as the catalogue goes; drawn once for the same destinations. */
export function drawWorld(countries: readonly { slug: string; name: string }[]): WorldDrawing {
  const key = countries.map(({ slug }) => slug).join();
  if (drawn?.key !== key) drawn = { key, drawing: draw(countries) };
  return drawn.drawing;
}

function draw(countries: readonly { slug: string; name: string }[]) {
  const atlas = partedAtlas(readAtlas());
  const projection = geoNaturalEarth1().rotate(ROTATION);
  const margin = 8;
  projection.fitExtent(
    [
      [margin, margin],
      [WORLD_WIDTH - margin, WORLD_HEIGHT - margin],
    ],
    asGeometry([...atlas.values()].flat()),
  );
  const toPath = geoPath(projection).digits(0);
  const isSeen = (polygon: Polygon) => toPath.area(asGeometry([polygon])) >= MIN_AREA;
  const outline = (polygons: Polygon[]) => compactPath(toPath(asGeometry(polygons.filter(isSeen))) ?? '');
  const point = (place: Place) => {
    const [x = 0, y = 0] = projection([...place]) ?? [];
    return { x: Math.round(x), y: Math.round(y) };
  };
  const take = (name: string) => {
    const polygons = atlas.get(name);
    atlas.delete(name);
    return polygons;
  };

  const placeOf = (country: { slug: string; name: string }): DrawnPlace | undefined => {
    const beyond = BEYOND_ATLAS[country.slug];
    if (beyond) return point(beyond);
    const polygons = take(atlasName(country)) ?? [];
    if (polygons.some(isSeen)) return { outline: outline(polygons) };
    const [largest] = polygons.toSorted((a, b) => geoArea(asGeometry([b])) - geoArea(asGeometry([a])));
    return largest && point(middle(largest));
  };
  return {
    /** By slug; a destination the atlas does not know has none, and only the table tells of it. */
    places: new Map(countries.map((country) => [country.slug, placeOf(country)])),
    mexico: outline(take('Mexico') ?? []),
    mexicoCity: point(MEXICO_CITY),
    /** Land without a record of its own. */
    rest: outline([...atlas.values()].flat()),
    /** Every eight degrees from Mexico City, 890 km. */
    rings: compactPath(toPath(ringLines()) ?? ''),
  };
}

/** Lines, not discs: a disc's outline would run along the edge of the map. */
function ringLines(): GeoJSON.MultiLineString {
  const circle = geoCircle().center(MEXICO_CITY).precision(7);
  const count = LAST_RING_DEGREES / RING_DEGREES;
  const rings = Array.from({ length: count }, (_, index) => circle.radius((index + 1) * RING_DEGREES)());
  return { type: 'MultiLineString', coordinates: rings.flatMap(({ coordinates }) => coordinates) };
}

/** Path text of whole numbers (`M1,2L3,4Z`, as d3-geo writes it) in relative steps, which compress a quarter better. */
export function compactPath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return path.replace(/([MLZ])(?:(-?\d+),(-?\d+))?/g, (_part, command: string, nextX: string, nextY: string) => {
    if (command === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const [dx, dy] = [Number(nextX) - x, Number(nextY) - y];
    [x, y] = [Number(nextX), Number(nextY)];
    // The sign parts the numbers where there is one.
    const step = `${dx}${dy < 0 ? '' : ' '}${dy}`;
    if (command === 'M') {
      [startX, startY] = [x, y];
      return `m${step}`;
    }
    if (dx === 0 && dy === 0) return '';
    return dx < 0 ? step : ` ${step}`;
  });
}
