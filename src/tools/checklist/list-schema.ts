import * as v from 'valibot';

const ownItemSchema = v.object({ id: v.number(), text: v.string(), isTicked: v.boolean() });

/** What the reader writes once and finds on the printed sheet. */
const detailsSchema = v.object({
  insurer: v.string(),
  policy: v.string(),
  insurerPhone: v.string(),
  firstNight: v.string(),
  contacts: v.string(),
});

const listSchema = v.object({
  /** As the overview shows it, even when the country's record cannot be fetched. */
  name: v.string(),
  iso2: v.string(),
  /** Keys of the items that are done; see `ListItem.key`. */
  ticked: v.array(v.string()),
  own: v.array(ownItemSchema),
  notes: v.string(),
  /** As a date field gives them, `YYYY-MM-DD`; empty while unknown. */
  entry: v.string(),
  exit: v.string(),
  hasChild: v.boolean(),
  details: detailsSchema,
  /** How it stood when it was last open, for the overview. */
  done: v.number(),
  total: v.number(),
});

/** Every list of the device by the slug of its country. */
export const listsSchema = v.record(v.string(), listSchema);

export type OwnItem = v.InferOutput<typeof ownItemSchema>;
export type SheetDetails = v.InferOutput<typeof detailsSchema>;
/** What the reader made of one country's list. */
export type StoredList = v.InferOutput<typeof listSchema>;
export type StoredLists = v.InferOutput<typeof listsSchema>;

/** A list nobody has touched yet. */
export function blankList(country: { name: string; iso2: string }): StoredList {
  return {
    ...country,
    ticked: [],
    own: [],
    notes: '',
    entry: '',
    exit: '',
    hasChild: false,
    details: { insurer: '', policy: '', insurerPhone: '', firstNight: '', contacts: '' },
    done: 0,
    total: 0,
  };
}
