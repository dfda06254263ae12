import * as v from 'valibot';
import { optionalEmailSchema } from './email.ts';
import { REPORT_ERROR_TYPES } from './report-options.ts';
import { optionalText, requiredText } from './text.ts';

const MAX_URL = 2000;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Error report; the keys are those of the JSON payload (specification, section 7). */
export const errorReportSchema = v.object({
  /** An id that the specification lists, `otro`, or a slug: the list of them stays in the page. */
  country: v.pipe(v.string('Elige un país'), v.regex(/^[a-z-]{2,60}$/, 'Elige un país')),
  errorType: v.picklist(Object.keys(REPORT_ERROR_TYPES), 'Elige el tipo de error'),
  currentInfo: requiredText('Escribe la información que está mal', 3000),
  correctInfo: requiredText('Escribe la información correcta', 3000),
  source: v.pipe(
    optionalText(MAX_URL),
    v.check((url) => url === '' || isWebAddress(url), 'Escribe una dirección completa, como https://ejemplo.mx'),
  ),
  email: optionalEmailSchema,
  description: optionalText(3000),
});
