import type { EnquiryKind } from './kinds.ts';

/** A line in the form, or the title and text of a toast. */
export type FormMessage = string | readonly [title: string, text: string];

/** Texts of the specification (section 8), literal; also those of the thank-you page. */
export const SENT = {
  contact: '¡Gracias por tu mensaje! Te responderemos pronto.',
  'error-report': '¡Gracias por reportar este error! Revisaremos la información y la actualizaremos pronto.',
  'guide-idea': ['¡Gracias!', 'Hemos recibido tu sugerencia. Te contactaremos pronto.'],
  newsletter: 'Gracias. Te avisaremos pronto.',
} as const satisfies Record<EnquiryKind, FormMessage>;

/** The last is the server's alone: in the page the newsletter is taken for sent (specification, section 7). */
export const FAILED = {
  contact: 'Hubo un error al enviar el mensaje. Por favor intenta de nuevo.',
  'error-report': 'Hubo un error al enviar el reporte. Por favor intenta de nuevo.',
  'guide-idea': ['Error', 'Hubo un problema al enviar tu sugerencia. Inténtalo de nuevo.'],
  newsletter: 'No pudimos registrar tu suscripción. Inténtalo de nuevo.',
} as const satisfies Record<EnquiryKind, FormMessage>;

/** Not in the specification (section 8), which knows no offline state. True also where the device keeps no drafts. */
export const OFFLINE =
  'Parece que no tienes conexión a internet. Lo que escribiste sigue aquí: envíalo cuando vuelva la señal.';

/** What leads the list of mistakes. */
export function mistakesHeading(count: number): string {
  return count === 1 ? 'Revisa 1 campo' : `Revisa ${count} campos`;
}
