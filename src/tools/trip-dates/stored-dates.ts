import * as v from 'valibot';
import { readStored, type StoredData, writeStored } from '../../device/stored-data.ts';
import { type DatesDraft, MOST_TRIPS } from './trip-draft.ts';

const KEY = 'pv:fechas';
const VERSION = 1;

/** Longer than any date or place: a text of another kind was never typed here. */
const typed = v.pipe(v.string(), v.maxLength(60));

const draftSchema = v.object({
  expiry: typed,
  issued: typed,
  trips: v.pipe(v.array(v.object({ place: typed, entry: typed, exit: typed })), v.maxLength(MOST_TRIPS)),
});

export function storedDates(): StoredData<DatesDraft> {
  return readStored(KEY, VERSION, draftSchema);
}

/** Also an empty draft, after everything was erased. @returns false where nothing can be kept. */
export function keepDates(draft: DatesDraft): boolean {
  return writeStored(KEY, VERSION, draft);
}
