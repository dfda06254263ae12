import { oneOf } from './schema-parts.ts';

/** How surely the border wants to see something. */
export const ASKED = ['required', 'may-ask', 'not-asked'] as const;

export const askedSchema = oneOf(ASKED);
