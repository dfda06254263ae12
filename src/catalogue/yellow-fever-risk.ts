import * as v from 'valibot';
import { citedFileEntries, statementsAreCited } from './cited-file.ts';
import { countSchema } from './schema-parts.ts';

/** `content/yellow-fever-risk.yaml`: the countries from which others ask for the certificate (WHO list). */
export const yellowFeverRiskSchema = v.pipe(
  v.strictObject({
    countries: v.array(v.string('Escribe el nombre de un archivo, sin .yaml.')),
    /** From so many days after the vaccination on, the certificate is valid. */
    certificate: v.strictObject({ daysAfter: countSchema(30) }),
    ...citedFileEntries,
  }),
  statementsAreCited(() => ({ facts: ['countries', 'certificate'] })),
);

export type YellowFeverRisk = v.InferOutput<typeof yellowFeverRiskSchema>;
