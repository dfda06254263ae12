/** What a visitor can send. */
export const ENQUIRY_KINDS = ['newsletter', 'contact', 'error-report', 'guide-idea'] as const;

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Same-origin addresses of the embedded inbox, used when a form's own setting is unset. */
export const INBOX_PATHS: Record<EnquiryKind, string> = {
  newsletter: '/buzon/boletin',
  contact: '/buzon/contacto',
  'error-report': '/buzon/reporte-error',
  'guide-idea': '/buzon/idea-de-guia',
};

/** The pages that carry each form, for the plain HTML post that has to come back to them. */
export const FORM_PAGES: Record<EnquiryKind, string> = {
  newsletter: '/',
  contact: '/contacto',
  'error-report': '/reportar-error',
  'guide-idea': '/guias',
};

/**
 * A field of the plain HTML post that people never see; only a robot fills it in. The JSON payloads
 * carry exactly the specified keys, so it is not among them.
 */
export const TRAP_FIELD = 'sitio_web';

/** The name a schema's key has in form data: the newsletter speaks its provider's language. */
export function formFieldName(kind: EnquiryKind, key: string): string {
  return kind === 'newsletter' ? `fields[${key}]` : key;
}
