import * as v from 'valibot';
import { idSchema, listSchema } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';

const termSchema = v.strictObject({
  /** Its address: `/glosario#ca-4`. */
  id: idSchema,
  term: spanishText(2, 60),
  text: spanishText(30, 200),
  /** How records and narratives write it; the first of them on a page leads to its gloss. */
  forms: v.optional(
    listSchema(
      0,
      9,
      v.pipe(spanishText(2, 40), v.regex(/^[\p{L}\p{N} -]+$/u, 'Usa solo letras, cifras, espacios y guiones.')),
    ),
    [],
  ),
});

/** `content/glossary.yaml`: words and abbreviations, each in a sentence or two. */
export const glossarySchema = v.strictObject({
  /** Abbreviations that everybody knows, or that each text explains where it uses them; any other needs a term. */
  withoutTerm: v.array(v.string('Escribe una sigla.'), 'Escribe una lista.'),
  terms: v.pipe(
    listSchema(1, 999, termSchema, ({ id }) => id),
    v.check((terms) => {
      const forms = terms.flatMap((term) => term.forms);
      return new Set(forms).size === forms.length;
    }, 'La misma forma está en dos palabras: quítala de una.'),
  ),
});

export type GlossaryTerm = v.InferOutput<typeof termSchema>;

/** Where each word that records write is explained. */
export function explainedWords(terms: readonly GlossaryTerm[]) {
  return terms.filter(({ forms }) => forms.length > 0).map(({ id, forms }) => ({ href: `/glosario#${id}`, forms }));
}
