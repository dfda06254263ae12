import * as v from 'valibot';
import { spanishText } from '../catalogue/spanish-text.ts';
import type { Prose } from './prose.ts';

/** What stands above the text of a page of the site itself: `content/acerca.md`, `content/datos.md`. */
export const pageHeadSchema = v.strictObject({ title: spanishText(5, 60), lead: spanishText(30, 260) });

/** A page of words, with what only its own code knows where the text says `{insert}`. */
export interface PageText extends v.InferOutput<typeof pageHeadSchema> {
  prose: Prose;
}

export const ABOUT_INSERTS = ['cifras'] as const;
export const DATA_INSERTS = ['incrustar', 'licencia'] as const;
