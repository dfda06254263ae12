import * as v from 'valibot';
import { fullDateSchema, help, httpsUrlSchema, idSchema, listSchema, oneOf } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';

/** How true a claim is: its word, the tone of its panel, and its grade for programs, 1 to 5. */
export const VERDICTS = {
  true: { word: 'Cierto', tone: 'good', rating: 5 },
  half: { word: 'A medias', tone: 'todo', rating: 3 },
  false: { word: 'Falso', tone: 'bad', rating: 1 },
  unconfirmed: { word: 'Por confirmar', tone: 'ask', rating: 3 },
} as const;

export type ClaimVerdict = keyof typeof VERDICTS;

/** A file of `content/` without `.yaml`. */
const fileSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z-]+(?:\/[a-z-]+)?$/, 'Escribe el archivo sin .yaml, como countries/canada.'),
);
/** A place in it: `conditional.rules.1.visaStatus`. */
const placeSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]+$/, 'Escribe la ruta del dato, como maxStay.days.'));

const claimSchema = v.strictObject({
  /** Also its address: `/es-cierto/etias-ya`. */
  id: idSchema,
  /** As people say it. */
  claim: help('Como lo dice la gente.', spanishText(15, 83)),
  // YAML reads `true` and `false` as what they are.
  verdict: v.pipe(
    v.union([v.boolean(), v.string()], 'Escribe true, false, half o unconfirmed.'),
    v.transform(String),
    oneOf(Object.keys(VERDICTS) as ClaimVerdict[]),
  ),
  /** With the verdict before it, what search engines show. */
  answer: help('La respuesta; con el veredicto delante, lo que muestran los buscadores.', spanishText(60, 145)),
  /** The facts it rests on; one that changes stops the build. */
  rests: help(
    'Los datos en que se apoya: archivo (in), ruta (at) y valor (is). Si uno cambia, la revisión se detiene.',
    listSchema(
      1,
      4,
      v.strictObject({ in: fileSchema, at: placeSchema, is: v.union([v.string(), v.number(), v.boolean()]) }),
    ),
  ),
  /** Who says so: a citation in one of the content files, by its address; the order of a list is nobody's name. */
  source: help(
    'Quién lo dice: el archivo que lo cita y la dirección de la fuente.',
    v.strictObject({ in: fileSchema, url: httpsUrlSchema }),
  ),
  /** Where the reader goes on. */
  path: v.pipe(v.string(), v.startsWith('/', 'Escribe una dirección de este sitio, con / al principio.')),
});

/** `content/claims.yaml`: what circulates, and how true it is. */
export const claimsSchema = v.strictObject({
  /** The day they were compared with their facts, for sources without a day of their own. */
  checkedOn: fullDateSchema,
  claims: listSchema(20, 99, claimSchema, ({ id }) => id),
});

export type Claim = v.InferOutput<typeof claimSchema>;
