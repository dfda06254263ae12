import * as v from 'valibot';
import { listSchema, readingEntries } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';
import type { Prose } from './prose.ts';
import type { WikiTopic } from './topics.ts';

/** A tab shorter than this would not be worth its tab. */
export const MIN_WORDS = 250;

/** What the page of a bad day fills in from the missions of Mexico and the numbers of each place. */
export const TROUBLE_INSERTS = ['telefonos'] as const;

const sourceSchema = v.strictObject({
  ...readingEntries,
  /** What the source vouches for, in a few words: an article's statements have no names of their own. */
  supports: spanishText(3, 90),
});

/** What stands above the text of one file in `content/wiki/`, and above `content/si-algo-sale-mal.md`. */
export const wikiHeadSchema = v.strictObject({
  title: spanishText(5, 60),
  lead: spanishText(30, 220),
  sources: listSchema(1, 30, sourceSchema, ({ url }) => url),
});

/** A long text that vouches for what it says. */
export interface Article extends v.InferOutput<typeof wikiHeadSchema> {
  prose: Prose;
}

export interface WikiArticle extends Article {
  topic: WikiTopic;
}
