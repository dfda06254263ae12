import * as v from 'valibot';
import { REGION_GROUPS } from '../catalogue/region.ts';
import { idSchema, oneOf } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';
import { TOPICS } from '../catalogue/topic.ts';
import { DOCUMENTS } from '../catalogue/travel-document.ts';
import { ANSWER_KINDS, ASK_KINDS } from './places-file.ts';

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
  /** Of these, in a typed trip, the first is meant without asking. */
  sure: names,
  /** In a typed trip a place only where its country is named too. */
  beside: names,
  /** Words that say nothing of what is asked about. */
  small: text,
  /** Words whose ending would leave another word. */
  whole: text,
  /** Words that say the same; the first of a line stands for the others. */
  alike: names,
  noise: text,
  regions: v.array(regionSchema),
  asks: v.strictObject(v.entriesFromList(ASK_KINDS, text)),
  /** Before where one changes planes, if one goes elsewhere. */
  passesBy: names,
  answers: v.object(v.entriesFromList(ANSWER_KINDS, v.tuple([text, text]))),
  months: text,
  same: v.record(text, text),
  numbers: v.record(text, v.number('Escribe el número.')),
  spans: v.record(text, v.number('Escribe cuántos días.')),
  documents: v.partial(v.object(v.entriesFromList(DOCUMENTS, names))),
});

/** A section of a country's page that every country has, or the topic of one of its requirements. */
const COUNTRY_SECTIONS = [
  // The top of the page, where an advice not to travel stands.
  'contenido',
  'esencial',
  'estancia',
  'costos',
  'proceso',
  'requisitos',
  'embajada',
  'cambios',
  // The link to the alerts of its changes.
  'avisame',
  'si-algo-sale-mal',
  ...TOPICS,
] as const;

const address = v.pipe(text, v.startsWith('/', 'Escribe una dirección de este sitio, con / al principio.'));

/** All the countries of an area at once. */
export const SCHENGEN = 'schengen';
const placeKey = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:[A-Z]{2}|${SCHENGEN})$`), `Escribe el código de dos letras, como JP, o ${SCHENGEN}.`),
);

/** A file of `content/search/subjects/`. */
export const subjectsSchema = v.array(
  v.strictObject({
    id: idSchema,
    name: spanishText(3, 60),
    answer: spanishText(5, 80),
    path: address,
    words: v.pipe(names, v.minLength(1, 'Escribe al menos una forma de pedirlo.')),
    country: v.optional(
      v.strictObject({
        section: v.pipe(v.array(oneOf(COUNTRY_SECTIONS)), v.minLength(1, 'Di al menos una parte de la página.')),
        note: spanishText(5, 60),
      }),
    ),
    places: v.optional(v.record(placeKey, address), {}),
    /** The visa guide in whose waits each city of Mexico has a row. */
    cities: v.optional(text),
  }),
);

export type SearchWords = v.InferOutput<typeof searchWordsSchema>;
export type NamedRegion = SearchWords['regions'][number];
export type Subject = v.InferOutput<typeof subjectsSchema>[number];
export type CountrySection = (typeof COUNTRY_SECTIONS)[number];
