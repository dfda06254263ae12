import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, geoCentroid, geoDistance } from 'd3-geo';
import { feature } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ATLAS_NAMES, ATLAS_PARTS, type Place } from './atlas-places.ts';

export type Polygon = GeoJSON.Position[][];

/** One country or territory of the atlas: its islands, at the level of detail the map is drawn with. */
export interface AtlasPlace {
  name: string;
  polygons: Polygon[];
}

/** Steradians. A corner that stands out less than this (some 600 km²) is left away: a quarter of the atlas's points. */
const DETAIL = 1.5e-5;

/** Radians; about a degree. As far as an island's middle may be from the point that names it. */
const NEAR = 0.0175;

/** Not land of anybody's, and a third of the picture. */
const LEFT_OUT = 'Antarctica';

/** Natural Earth 1:50m (public domain), simplified. */
export function readAtlas(): AtlasPlace[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const plain = simplify(presimplify(topology, sphericalTriangleArea), DETAIL);
  return feature(plain, plain.objects.countries as GeometryCollection<{ name: string }>)
    .features.map(({ properties, geometry }) => ({ name: properties.name, polygons: polygonsOf(geometry) }))
    .filter(({ name }) => name !== LEFT_OUT);
}

/** The atlas with the destinations it draws as part of a state standing on their own, under their slugs. */
export function partedAtlas(atlas: readonly AtlasPlace[]): Map<string, Polygon[]> {
  const parted = new Map(atlas.map(({ name, polygons }) => [name, polygons]));
  for (const [slug, { of, around }] of Object.entries(ATLAS_PARTS)) {
    const whole = parted.get(of) ?? [];
    const isPart = (polygon: Polygon) => around.some((place) => geoDistance(middle(polygon), [...place]) < NEAR);
    parted.set(slug, whole.filter(isPart));
    parted.set(
      of,
      whole.filter((polygon) => !isPart(polygon)),
    );
  }
  return parted;
}

/** Under which name `partedAtlas` keeps a country. */
export function atlasName({ slug, name }: { slug: string; name: string }): string {
  return slug in ATLAS_PARTS ? slug : (ATLAS_NAMES[slug] ?? name);
}

function polygonsOf(geometry: GeoJSON.Geometry): Polygon[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

export function middle(polygon: Polygon): Place & [number, number] {
  return geoCentroid(asGeometry([polygon]));
}

export function asGeometry(polygons: Polygon[]): GeoPermissibleObjects {
  return { type: 'MultiPolygon', coordinates: polygons };
}
