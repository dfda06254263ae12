import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { optionalText, requiredText } from './text.ts';

/** Idea for a guide; the keys are those of the JSON payload (specification, section 7). */
export const guideIdeaSchema = v.object({
  name: requiredText('El nombre es requerido', 100),
  email: emailSchema,
  guide_idea: optionalText(3000),
});
