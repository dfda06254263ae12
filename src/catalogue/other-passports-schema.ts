import * as v from 'valibot';
import { citedFileEntries, statementsAreCited } from './cited-file.ts';
import { feeSchema } from './fee-schema.ts';
import { processingTimeSchema } from './processing-time-schema.ts';
import { help, idSchema, isoSchema, listSchema, oneOf, yesSchema } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';
import { staySchema } from './stay-schema.ts';

const listEntries = v.strictObject({
  id: idSchema,
  /** As a sentence goes on after «te falta»: `la ESTA`. */
  name: help('Con su artículo, como sigue una frase: la ESTA.', spanishText(4, 60)),
  status: help('Qué pide a esos pasaportes.', oneOf(['visa-free', 'eta-required'] as const)),
  /** Slugs of the records it is for, or the area they are of. */
  places: v.optional(v.array(v.string('Escribe el nombre de un archivo, sin .yaml.')), []),
  area: v.optional(oneOf(['schengen'] as const)),
  /** These passports enter as its own do: no days are counted. */
  asNational: v.optional(yesSchema),
  /** By land or sea these passports are asked for nothing. */
  onlyByAir: v.optional(yesSchema),
  /** Where it is not the record's. */
  maxStay: v.optional(staySchema),
  fee: v.optional(feeSchema),
  processingTime: v.optional(processingTimeSchema),
  /** Whoever has been to these countries is not let through so. */
  notAfter: v.optional(v.array(isoSchema), []),
  /** It names all passports that are let in so: any other needs a visa, but for these, of which it does not speak. */
  isWhole: v.optional(v.strictObject({ silentOn: v.optional(v.array(isoSchema), []) })),
  note: v.optional(spanishText(20, 240)),
  /** Countries of the passports. */
  nationalities: listSchema(1, 120, isoSchema),
});

/** `content/other-passports.yaml`: whom a destination lets through with the passport of another country, by its official list. */
export const otherPassportsSchema = v.pipe(
  v.strictObject({ lists: listSchema(1, 20, listEntries, ({ id }) => id), ...citedFileEntries }),
  statementsAreCited(({ lists }) => ({ facts: lists.map(({ id }) => id) })),
);

export type OtherPassports = v.InferOutput<typeof otherPassportsSchema>;
