import type { EnquiryKind } from '../../src/forms/kinds.ts';
import { FAILED } from '../../src/forms/messages.ts';

export type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;

/** What happened, and what to do about it. */
export type RefusalText = readonly [title: string, sentence: string];

export const REFUSALS: Record<RefusalStatus, RefusalText> = {
  400: ['No se pudo leer', 'No pudimos leer lo que enviaste: vuelve al formulario e inténtalo de nuevo.'],
  403: ['Envío no permitido', 'Solo recibimos lo que se envía desde los formularios de este sitio.'],
  405: ['Aquí solo se envía', 'Esta dirección solo recibe formularios: ábrelos desde las páginas del sitio.'],
  413: ['Mensaje demasiado largo', 'Tu mensaje es demasiado largo: acórtalo y vuelve a enviarlo.'],
  415: ['Formato no admitido', 'Esta dirección solo recibe JSON en UTF-8 o los datos de un formulario.'],
  422: ['Revisa lo que escribiste', 'Falta algo o hay un dato que no es válido: corrígelo y vuelve a enviarlo.'],
  429: ['Demasiados envíos', 'Enviaste muchos formularios en poco tiempo: espera un minuto y vuelve a intentarlo.'],
  503: ['No se pudo guardar', 'En este momento no podemos recibir tu mensaje: inténtalo de nuevo en unos minutos.'],
};

/** Of the 503 that lasts until the operator makes room. */
export const INBOX_FULL: RefusalText = [
  'El buzón está lleno',
  'El buzón está lleno y no puede recibir tu mensaje: guárdalo y vuelve a intentarlo mañana.',
];

/** What leads the page of a form that could not be received. */
export const SEND_FAILED: Record<EnquiryKind, string> = { ...FAILED, 'guide-idea': FAILED['guide-idea'][1] };
