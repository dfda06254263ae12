import * as v from 'valibot';
import { CHILD_PAPERS, COMPANIES, PERMIT_LANGUAGES, SIGNED_BEFORE } from './entry-words.ts';
import { askedSchema, countSchema, help, keyIn, listSchema, noteSchema, yesSchema } from './schema-parts.ts';

/** A child who travels without both parents. What Mexico asks on leaving is in `content/minors-leaving-mexico.yaml`. */
export const minorsSchema = v.strictObject({
  consent: help('El permiso firmado de quien no viaja: required, may-ask o not-asked.', askedSchema),
  travelling: v.optional(help('Con quién viaja el menor al que se lo piden.', keyIn(COMPANIES))),
  /** Younger than so many years; left out, whoever is a child there. */
  under: v.optional(help('Menor de cuántos años, si no es de 18.', countSchema(21))),
  signedBefore: v.optional(help('Ante quién se firma el permiso.', keyIn(SIGNED_BEFORE))),
  apostille: v.optional(help('El permiso lleva apostilla.', yesSchema)),
  languages: v.optional(help('En qué idioma va el permiso; basta uno.', listSchema(1, 3, keyIn(PERMIT_LANGUAGES)))),
  papers: v.optional(
    help('Qué más lleva el menor.', listSchema(1, Object.keys(CHILD_PAPERS).length, keyIn(CHILD_PAPERS))),
  ),
  withVisa: v.optional(help('El permiso se entrega con la solicitud de la visa.', yesSchema)),
  note: noteSchema,
});

export type Minors = v.InferOutput<typeof minorsSchema>;
