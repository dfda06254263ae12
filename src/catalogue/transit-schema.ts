import * as v from 'valibot';
import { citedConditionalSchema } from './conditional-schema.ts';
import { feeSchema } from './fee-schema.ts';
import {
  type Citation,
  citationSchema,
  citedEntries,
  confidenceSchema,
  fullDateSchema,
  highNeedsAuthority,
  isoSchema,
  oneOf,
} from './schema-parts.ts';
import { isAuthority, NEEDS_AUTHORITY } from './source-kind.ts';
import { spanishText } from './spanish-text.ts';

/**
 * What a layover asks for. `entry`: the same as a visit, so the country's own record answers; `conditions`: nothing,
 * for whoever keeps to what the text says; `unknown`: nobody could say.
 */
export const TRANSIT_NEEDS = ['entry', 'visa-free', 'conditions', 'eta-required', 'visa-required', 'unknown'] as const;

export type TransitSide = v.InferOutput<typeof sideSchema>;

const sideSchema = v.pipe(
  v.strictObject({
    need: oneOf(TRANSIT_NEEDS),
    text: spanishText(10, 320),
    /** The longest layover that this holds for. */
    maxHours: v.optional(
      v.pipe(
        v.number('Escribe las horas sin comillas.'),
        v.integer('Escribe horas enteras.'),
        v.minValue(1, 'Escribe al menos una hora.'),
      ),
    ),
    /** Coming from these countries, or going on to them, one passes the border control all the same. */
    closedWith: v.optional(v.array(isoSchema)),
    /** What whoever only passes so asks for, instead of what a visitor asks for. */
    permit: v.optional(
      v.strictObject({
        instead: oneOf(['visa-required', 'eta-required'] as const),
        /** Goes on a sentence: `la visa de tránsito de Canadá`. */
        name: spanishText(4, 60),
        cost: feeSchema,
      }),
    ),
    /** What eases this layover for whoever holds something else; instead of the record's own conditions. */
    conditional: v.optional(citedConditionalSchema),
    confidence: confidenceSchema,
    doubt: v.optional(spanishText(30, 260)),
  }),
  v.forward(
    v.check(
      ({ need, confidence, doubt }) => doubt !== undefined || (confidence !== 'low' && need !== 'unknown'),
      'Con confianza baja, o si no se sabe, di qué está en duda y a quién preguntar.',
    ),
    ['doubt'],
  ),
);

/** A side is sure on an authority; one that asks for what a visit asks (`entry`) stands on the country's record. */
function isCarried({ need, confidence }: TransitSide, sources: readonly Citation[]): boolean {
  return confidence !== 'high' || need === 'entry' || sources.some(isAuthority);
}

/** One file of `content/transit/`: a country, or an area, where flights of Mexicans connect. */
export const transitHubSchema = v.pipe(
  v.strictObject({
    /** Also its word in the address: `/escalas#por=reino-unido`. */
    id: v.pipe(v.string('Escribe el id.'), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'Usa minúsculas y guiones.')),
    name: spanishText(3, 60),
    /** Under the name, where it does not say enough: the best known members of an area. */
    hint: v.optional(spanishText(3, 60)),
    /** With its article where Spanish needs one after a preposition: `el Reino Unido`. */
    inSentence: v.optional(spanishText(3, 60)),
    /** The country whose record answers for a visit; of an area, any member. */
    iso2: isoSchema,
    area: v.optional(oneOf(['schengen'] as const)),
    /** Changing planes without leaving the international zone. */
    airside: sideSchema,
    /** Passing border control: to go out, to sleep, to collect luggage, to change airports. */
    landside: sideSchema,
    sources: v.array(citationSchema, 'Escribe una lista; vacía si basta la ficha del país.'),
    checkedOn: fullDateSchema,
  }),
  v.forward(
    v.check(
      ({ airside, landside, sources }) =>
        sources.length > 0 || [airside, landside].every(({ need }) => need === 'entry' || need === 'unknown'),
      'Anota al menos una fuente: solo lo que sigue de la ficha del país (need: entry) puede ir sin ella.',
    ),
    ['sources'],
  ),
  v.forward(
    v.check((hub) => isCarried(hub.airside, hub.sources), NEEDS_AUTHORITY),
    ['airside', 'confidence'],
  ),
  v.forward(
    v.check((hub) => isCarried(hub.landside, hub.sources), NEEDS_AUTHORITY),
    ['landside', 'confidence'],
  ),
);

export type TransitHub = v.InferOutput<typeof transitHubSchema>;

/** `content/layover-notes.yaml`: what holds for any layover. */
export const layoverNotesSchema = v.array(
  v.pipe(
    v.strictObject({
      title: spanishText(4, 60),
      text: spanishText(30, 320),
      ...citedEntries,
      checkedOn: fullDateSchema,
    }),
    highNeedsAuthority(),
  ),
);

export type LayoverNote = v.InferOutput<typeof layoverNotesSchema>[number];
