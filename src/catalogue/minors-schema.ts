import * as v from 'valibot';
import { askedSchema, countSchema, help, listSchema, noteSchema, oneOf, yesSchema } from './schema-parts.ts';

/** With whom a child travels that is asked for a permit; without one of these, whenever a parent stays behind. */
export const COMPANIES = ['alone', 'without-parents', 'one-parent', 'with-another-adult'] as const;

/** Before whom the permit is signed. */
export const SIGNED_BEFORE = ['notary', 'certified', 'legalized', 'authority', 'embassy'] as const;

/** In which language the permit is written or translated. */
export const PERMIT_LANGUAGES = ['english', 'spanish', 'french', 'portuguese', 'armenian', 'russian', 'thai'] as const;

/** What a child carries besides the permit. */
export const CHILD_PAPERS = [
  'birth-certificate',
  'parents-ids',
  'parents-passports',
  'absent-parent-id',
  'custody',
  'contact',
  'host',
] as const;

/** A child who travels without both parents. What Mexico asks on leaving is in `content/minors-leaving-mexico.yaml`. */
export const minorsSchema = v.strictObject({
  consent: help('El permiso firmado de quien no viaja: required, may-ask o not-asked.', askedSchema),
  travelling: v.optional(help('Con quién viaja el menor al que se lo piden.', oneOf(COMPANIES))),
  /** Younger than so many years; left out, whoever is a child there. */
  under: v.optional(help('Menor de cuántos años, si no es de 18.', countSchema(21))),
  signedBefore: v.optional(help('Ante quién se firma el permiso.', oneOf(SIGNED_BEFORE))),
  apostille: v.optional(help('El permiso lleva apostilla.', yesSchema)),
  languages: v.optional(help('En qué idioma va el permiso; basta uno.', listSchema(1, 3, oneOf(PERMIT_LANGUAGES)))),
  papers: v.optional(help('Qué más lleva el menor.', listSchema(1, CHILD_PAPERS.length, oneOf(CHILD_PAPERS)))),
  withVisa: v.optional(help('El permiso se entrega con la solicitud de la visa.', yesSchema)),
  note: noteSchema,
});

export type Minors = v.InferOutput<typeof minorsSchema>;
