import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { requiredText } from './text.ts';

/** What a message may be about, and how the form words it. */
export const CONTACT_SUBJECTS = {
  'informacion-incorrecta': 'Información incorrecta',
  'nuevo-pais': 'Nuevo país',
  'consulta-visa': 'Consulta de visa',
  sugerencia: 'Sugerencia',
  otro: 'Otro',
};

/** Contact message; the keys are those of the JSON payload (specification, section 7). */
export const contactSchema = v.object({
  name: requiredText('El nombre es requerido', 100),
  email: emailSchema,
  subject: v.picklist(Object.keys(CONTACT_SUBJECTS), 'Elige un asunto'),
  message: requiredText('El mensaje es requerido', 5000),
});
