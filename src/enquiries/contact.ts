import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { choice, requiredText } from './text.ts';

export const CONTACT_SUBJECTS = [
  'informacion-incorrecta',
  'nuevo-pais',
  'consulta-visa',
  'sugerencia',
  'otro',
] as const;

/** Contact message; the keys are those of the JSON payload (specification, section 7). */
export const contactSchema = v.object({
  name: requiredText('El nombre es requerido', 100),
  email: emailSchema,
  subject: choice(CONTACT_SUBJECTS, 'Elige un asunto'),
  message: requiredText('El mensaje es requerido', 5000),
});

export type Contact = v.InferOutput<typeof contactSchema>;
