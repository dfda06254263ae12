import * as v from 'valibot';
import { REGION_GROUPS } from '../catalogue/region.ts';
import { oneOf } from '../catalogue/schema-parts.ts';
import { DOCUMENTS } from '../catalogue/travel-document.ts';
import { ANSWER_KINDS } from './places-file.ts';

const text = v.pipe(v.string('Escribe un texto.'), v.trim(), v.nonEmpty('Escribe algo o quita la línea.'));
const names = v.array(text, 'Escribe una lista.');
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Escribe el código de dos letras, como JP.'));
const codes = v.array(countryCode, 'Escribe una lista de códigos de dos letras.');

/** `content/search/country-words.yaml`. */
export const countryWordsSchema = v.array(
  v.strictObject({
    iso2: countryCode,
    iso3: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Escribe el código de tres letras, como JPN.')),
    also: names,
  }),
);

/** `content/search/places.yaml`. */
export const placesSchema = v.record(
  countryCode,
  v.array(
    v.strictObject({
      name: text,
      also: v.optional(names, []),
      airports: v.optional(
        v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Escribe el código del aeropuerto, como CUN.'))),
        [],
      ),
    }),
  ),
);

const regionSchema = v.strictObject({
  name: text,
  also: v.optional(names, []),
  /** Which countries are in it: a group of home, an area, or a list. */
  group: v.optional(oneOf(REGION_GROUPS)),
  area: v.optional(oneOf(['schengen'] as const)),
  countries: v.optional(codes),
  tripPlace: v.optional(oneOf(['schengen'] as const)),
});

/** `content/search/words.yaml`. */
export const searchWordsSchema = v.strictObject({
  order: v.record(text, codes),
  noise: text,
  regions: v.array(regionSchema),
  tools: v.array(
    v.strictObject({
      name: text,
      also: names,
      path: v.pipe(text, v.startsWith('/', 'Escribe una dirección de este sitio, con / al principio.')),
      note: text,
    }),
  ),
  asks: v.strictObject({ layover: text, passport: text, document: text, visa: text, visaGuide: text }),
  answers: v.object(v.entriesFromList(ANSWER_KINDS, v.tuple([text, text]))),
  months: text,
  documents: v.partial(v.object(v.entriesFromList(DOCUMENTS, names))),
});

export type CountryWords = v.InferOutput<typeof countryWordsSchema>;
export type NamedPlaces = v.InferOutput<typeof placesSchema>;
export type SearchWords = v.InferOutput<typeof searchWordsSchema>;
export type NamedRegion = SearchWords['regions'][number];
