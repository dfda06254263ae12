import * as v from 'valibot';
import { canonicalSlug } from '../catalogue/slug.ts';
import { contentReader } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

const names = v.pipe(
  v.array(v.string('Escribe el nombre de un archivo, sin .yaml.'), 'Escribe una lista.'),
  v.check((list) => new Set(list).size === list.length, 'Quita los elementos repetidos.'),
);

/** `content/featured.yaml`: editors' choices of what comes first. */
export const featuredSchema = v.strictObject({
  mostTravelled: names,
  comparisons: v.array(
    v.pipe(names, v.minLength(2, 'Escribe de 2 a 4 países.'), v.maxLength(4, 'Escribe de 2 a 4 países.')),
  ),
  trips: v.array(v.pipe(names, v.minLength(2, 'Escribe al menos dos países.'))),
  layovers: names,
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
