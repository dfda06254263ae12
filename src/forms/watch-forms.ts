import { type DraftOptions, keepDrafts } from './keep-drafts.ts';
import { postPlainlyIfAsleep } from './post-plainly.ts';

/** What every page with a form runs at once, without React: drafts, and the plain post as last resort. */
export function watchForms(options?: DraftOptions): void {
  keepDrafts(options);
  postPlainlyIfAsleep();
}
