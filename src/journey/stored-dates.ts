import { fields, listOf, textUpTo } from '../device/shape.ts';
import { eraseSetAside, eraseStored, readStored, type StoredData, writeStored } from '../device/stored-data.ts';
import { type DatesDraft, MOST_TRIPS } from './trip-draft.ts';

const KEY = 'pv:fechas';
const VERSION = 1;

/** Longer than any date or place: a text of another kind was never typed here. */
const isTyped = textUpTo(60);

const isDraft = fields({
  expiry: isTyped,
  issued: isTyped,
  trips: listOf(fields({ place: isTyped, entry: isTyped, exit: isTyped }), MOST_TRIPS),
});

export function storedDates(): StoredData<DatesDraft> {
  return readStored(KEY, VERSION, isDraft);
}

/** @returns false where nothing can be kept. */
export function keepDates(draft: DatesDraft): boolean {
  return writeStored(KEY, VERSION, draft);
}

/** All of it, also what another version had left aside. */
export function eraseDates(): void {
  eraseStored(KEY);
}

export function eraseDatesAside(): void {
  eraseSetAside(KEY);
}
