import * as v from 'valibot';
import { fullDateSchema } from '../catalogue/schema-parts.ts';
import { pageHeadSchema } from './page-text.ts';
import type { Prose } from './prose.ts';

/** The two legal texts; each is one file in `content/legal/`. */
export type LegalTextName = 'terminos' | 'privacidad';

/** What the terms speak of, in nine sections (specification, section 2, Terms of service). */
export const TERMS_SECTIONS = 9;

/** What the privacy page fills in from the settings of the build, so that it is true of this very site. */
export const PRIVACY_INSERTS = ['responsable', 'formularios', 'tipo-de-cambio'] as const;

export const legalHeadSchema = v.strictObject({
  ...pageHeadSchema.entries,
  /** The day from which the text says what it says now; the date of the specification (section 2) stands above it. */
  inForceSince: fullDateSchema,
});

export interface LegalText extends v.InferOutput<typeof legalHeadSchema> {
  prose: Prose;
}
