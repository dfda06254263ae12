import * as v from 'valibot';
import { listSchema } from '../catalogue/schema-parts.ts';
import { canonicalSlug } from '../catalogue/slug.ts';
import { MAX_COMPARED } from '../catalogue/trip-tools.ts';
import { contentReader } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

const names = (fewest: number, most: number) =>
  listSchema(fewest, most, v.string('Escribe el nombre de un archivo, sin .yaml.'));

/** `content/featured.yaml`: editors' choices of what comes first. */
export const featuredSchema = v.strictObject({
  mostTravelled: names(1, 99),
  comparisons: v.array(names(2, MAX_COMPARED)),
  trips: v.array(names(2, 99)),
  layovers: names(1, 99),
});

export type Featured = v.InferOutput<typeof featuredSchema>;

/** Reads and checks `content/featured.yaml`; every mistake is in `problems`. */
export const readFeatured = contentReader((files) => {
  const featured = files.readYaml('featured.yaml', featuredSchema).whole;
  const known = files.countryNames();
  const unknown = (field: string, value: string, fix: string) => files.report('featured.yaml', field, value, fix);
  if (featured && known) {
    const slugs = new Set(known.map(({ name }) => canonicalSlug(name)));
    const named = [
      ...featured.mostTravelled.map((slug, index) => [`mostTravelled.${index}`, slug] as const),
      ...featured.comparisons.flatMap((pair, index) =>
        pair.map((slug, place) => [`comparisons.${index}.${place}`, slug] as const),
      ),
      ...featured.trips.flatMap((trip, index) => trip.map((slug, place) => [`trips.${index}.${place}`, slug] as const)),
    ];
    for (const [field, slug] of named) {
      if (!slugs.has(slug)) unknown(field, slug, 'No hay ficha con ese nombre de archivo en content/countries.');
    }
    for (const [index, id] of featured.layovers.entries()) {
      if (files.has(`transit/${id}.yaml`)) continue;
      unknown(`layovers.${index}`, id, 'No hay escala con ese nombre de archivo en content/transit.');
    }
  }
  return { featured };
});

const read = readOnce(readFeatured);

/** The choices of this build. @throws {ContentError} */
export const featuredPlaces = (): Featured => read().featured;
