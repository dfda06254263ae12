/** Texts of the specification (section 8), literal; also those of the thank-you page. */
export const SENT_TEXTS = {
  contact: '¡Gracias por tu mensaje! Te responderemos pronto.',
  'error-report': '¡Gracias por reportar este error! Revisaremos la información y la actualizaremos pronto.',
  newsletter: 'Gracias. Te avisaremos pronto.',
} as const;

export const FAILED_TEXTS = {
  contact: 'Hubo un error al enviar el mensaje. Por favor intenta de nuevo.',
  'error-report': 'Hubo un error al enviar el reporte. Por favor intenta de nuevo.',
} as const;

/** The guide idea answers with toasts: title and text. */
export const GUIDE_IDEA_SENT = ['¡Gracias!', 'Hemos recibido tu sugerencia. Te contactaremos pronto.'] as const;
export const GUIDE_IDEA_FAILED = ['Error', 'Hubo un problema al enviar tu sugerencia. Inténtalo de nuevo.'] as const;

/** Not in the specification, which knows no offline state. True also where the device keeps no drafts. */
export const OFFLINE_TEXT =
  'Parece que no tienes conexión a internet. Lo que escribiste sigue aquí: envíalo cuando vuelva la señal.';
