import * as v from 'valibot';
import { countSchema, help, idSchema, listSchema, readingEntries, yesSchema } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/** `content/areas.yaml`: countries whose days are one count, with the rule of that count. */
export const areasSchema = v.array(
  v.strictObject({
    id: idSchema,
    /** Short, as a sentence goes on after `todo`: `Schengen`, `el CA-4`. */
    name: help('Su nombre corto: Schengen, el CA-4.', spanishText(3, 20)),
    /** As a sentence names it: `la zona Schengen`. */
    inSentence: help('Como va en una frase: la zona Schengen.', spanishText(3, 60)),
    /** The rule in words, as the reader meets it. */
    rule: help('La regla en pocas palabras: 90 días en 180.', spanishText(6, 80)),
    /** So many days; of any so many, or, without `within`, of one visit, however many of the countries it goes through. */
    stay: v.strictObject({ days: countSchema(999), within: v.optional(countSchema(999)) }),
    /** Going from one to the next crosses no border control. */
    isWithoutBorders: v.optional(yesSchema),
    /** Slugs of the countries, and of the places that are counted with them. */
    members: v.pipe(
      v.array(v.string('Escribe el nombre de un archivo, sin .yaml.')),
      v.minLength(2, 'Escribe al menos dos países.'),
    ),
    sources: listSchema(1, 9, v.strictObject(readingEntries), ({ url }) => url),
  }),
);

/** Countries whose days are one count. */
export type CountedArea = v.InferOutput<typeof areasSchema>[number];

/** What a country needs to know of the count it belongs to. */
export type AreaCount = Omit<CountedArea, 'members' | 'sources'>;
