import * as v from 'valibot';
import { citedFileEntries, statementsAreCited } from './cited-file.ts';
import { type Conditional, conditionalSchema } from './conditional-schema.ts';
import type { Confidence } from './confidence.ts';
import { type CitedFile, knownFrom, ownConfidence, ownSources } from './evidence.ts';
import { feeSchema } from './fee-schema.ts';
import { countSchema, idSchema, isoSchema, listSchema, oneOf, yesSchema } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/**
 * What a layover asks for. `entry`: the same as a visit, so the country's own record answers; `conditions`: nothing,
 * for whoever keeps to what the text says; `unknown`: nobody could say.
 */
const TRANSIT_NEEDS = ['entry', 'visa-free', 'conditions', 'eta-required', 'visa-required', 'unknown'] as const;

const sideSchema = v.strictObject({
  need: oneOf(TRANSIT_NEEDS),
  text: spanishText(10, 320),
  /** The longest layover that this holds for. */
  maxHours: v.optional(countSchema(999)),
  /** Coming from these countries, or going on to them, one passes the border control all the same. */
  closedWith: v.optional(v.array(isoSchema)),
  /** By land it holds only from and to these countries; by others nobody could confirm it. */
  landWith: v.optional(v.array(isoSchema)),
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
  conditional: v.optional(conditionalSchema),
});

type WrittenSide = v.InferOutput<typeof sideSchema>;

/** One way of connecting, with how sure it is; what follows from the country's record is as sure as that. */
export interface TransitSide extends Omit<WrittenSide, 'conditional'> {
  confidence: Confidence;
  doubt?: string | undefined;
  conditional?: Conditional | undefined;
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
    /** Planes fly there from Mexico without a stop, so that it is a way round another connection. */
    isDirect: v.optional(yesSchema),
    /** Changing planes without leaving the international zone. */
    airside: sideSchema,
    /** Passing border control: to go out, to sleep, to collect luggage, to change airports. */
    landside: sideSchema,
    ...citedFileEntries,
  }),
  statementsAreCited((hub) => ({
    facts: sidesOf(hub).flatMap(([name, { conditional }]) => [
      name,
      ...(conditional?.rules ?? []).map(({ id }) => `conditional.${id}`),
    ]),
    // What a visit asks for stands on the country's record, and what nobody could say on nothing.
    follows: (fact) => sidesOf(hub).some(([name, { need }]) => name === fact && ['entry', 'unknown'].includes(need)),
    isOpen: (fact) =>
      sidesOf(hub).some(([name, side]) => name === fact && sureness(hub, name, side) === 'low') ||
      (fact.startsWith('conditional.') && ownConfidence(hub, fact) === 'low'),
  })),
  v.transform(({ evidence, ...hub }) => {
    const file = { sources: hub.sources, evidence };
    const known = (name: SideName, { conditional, ...side }: WrittenSide): TransitSide => ({
      ...side,
      confidence: sureness(file, name, side),
      ...evidence[name],
      ...(conditional && {
        conditional: {
          ...conditional,
          rules: conditional.rules.map((rule) => ({ ...rule, ...knownFrom(file, `conditional.${rule.id}`) })),
        },
      }),
    });
    return { ...hub, airside: known('airside', hub.airside), landside: known('landside', hub.landside) };
  }),
);

type SideName = 'airside' | 'landside';

function sidesOf({ airside, landside }: Record<SideName, WrittenSide>) {
  return Object.entries({ airside, landside }) as [SideName, WrittenSide][];
}

/**
 * Who leaves the airport visits the country, so that is as sure as its record; that changing planes asks for as much is
 * the careful reading where nobody said it.
 */
function sureness(file: CitedFile, name: SideName, { need }: Pick<WrittenSide, 'need'>): Confidence {
  if (need !== 'entry' || ownSources(file, name).length > 0 || file.evidence?.[name]) return ownConfidence(file, name);
  return name === 'landside' ? 'high' : 'medium';
}

export type TransitHub = v.InferOutput<typeof transitHubSchema>;

const layoverNoteSchema = v.strictObject({ id: idSchema, title: spanishText(4, 60), text: spanishText(30, 320) });

/** `content/layover-notes.yaml`: what holds for any layover. */
export const layoverNotesSchema = v.pipe(
  v.strictObject({ notes: listSchema(1, 8, layoverNoteSchema, ({ id }) => id), ...citedFileEntries }),
  statementsAreCited(({ notes }) => ({ facts: notes.map(({ id }) => id) })),
  v.transform((file) => file.notes.map((note) => ({ ...note, ...knownFrom(file, note.id) }))),
);

export type LayoverNote = v.InferOutput<typeof layoverNotesSchema>[number];
