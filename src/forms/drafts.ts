import { isText, objectOf, valuesOf } from '../ui/shape.ts';
import { tried } from '../ui/tried.ts';

/** What was typed, by the names of the fields. */
export type DraftValues = Record<string, string>;

/** Raised when the shape below changes; a draft of another version is ignored. */
const VERSION = 1;
const isDraft = objectOf({ version: (value): value is 1 => value === VERSION, values: valuesOf(isText) });

/** Where a plain post leaves word of its draft for the thank-you page. */
const POSTED_KEY = 'posted-draft';

/** A form has one draft for each thing it can be about (the error report: each country). */
export function draftKey(form: string, about = ''): string {
  return about === '' ? `draft:${form}` : `draft:${form}:${about}`;
}

/** The draft kept on this device; undefined when there is none, or what is stored is rubbish. */
export function loadDraft(key: string): DraftValues | undefined {
  const stored: unknown = tried(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  return isDraft(stored) ? stored.values : undefined;
}

/** Keeps what was typed; an emptied form leaves nothing behind. */
export function saveDraft(key: string, values: DraftValues): void {
  if (Object.values(values).every((value) => value === '')) eraseDraft(key);
  else tried(() => localStorage.setItem(key, JSON.stringify({ version: VERSION, values })));
}

export function eraseDraft(key: string): void {
  tried(() => localStorage.removeItem(key));
}

/** The browser itself posts the form with this draft: once it has arrived, the draft is of no more use. */
export function noteDownPosted(key: string): void {
  tried(() => sessionStorage.setItem(POSTED_KEY, key));
}

/** On the thank-you page: what the plain post carried has arrived. */
export function erasePostedDraft(): void {
  const key = tried(() => sessionStorage.getItem(POSTED_KEY));
  tried(() => sessionStorage.removeItem(POSTED_KEY));
  if (key) eraseDraft(key);
}
