import type * as v from 'valibot';
import { contactSchema } from './contact.ts';
import { errorReportSchema } from './error-report.ts';
import { guideIdeaSchema } from './guide-idea.ts';
import { newsletterSchema } from './newsletter.ts';

/** What a visitor can send. */
export const ENQUIRY_KINDS = ['newsletter', 'contact', 'error-report', 'guide-idea'] as const;

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** One schema per form, shared by the page and the inbox. */
export const ENQUIRY_SCHEMAS = {
  newsletter: newsletterSchema,
  contact: contactSchema,
  'error-report': errorReportSchema,
  'guide-idea': guideIdeaSchema,
} satisfies Record<EnquiryKind, v.GenericSchema>;

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
