import { fields, isFlag, isNumber, isText, listOf, type Shaped, valuesOf } from '../../ui/shape.ts';

const isOwnItem = fields({ id: isNumber, text: isText, isTicked: isFlag });

/** What the reader writes once and finds on the printed sheet. */
const isDetails = fields({
  insurer: isText,
  policy: isText,
  insurerPhone: isText,
  firstNight: isText,
  contacts: isText,
});

const isList = fields({
  /** As the overview shows it, even when the country's record cannot be fetched. */
  name: isText,
  iso2: isText,
  /** Keys of the items that are done; see `ListItem.key`. */
  ticked: listOf(isText),
  /** By key, what a requirement said when it was ticked. */
  words: valuesOf(isText),
  own: listOf(isOwnItem),
  notes: isText,
  details: isDetails,
  /** How it stood when it was last open, for the overview. */
  done: isNumber,
  total: isNumber,
});

/** Every list of the device by the slug of its country. */
export const isLists = valuesOf(isList);

export type OwnItem = Shaped<typeof isOwnItem>;
export type SheetDetails = Shaped<typeof isDetails>;
/** What the reader made of one country's list. */
export type StoredList = Shaped<typeof isList>;
export type StoredLists = Shaped<typeof isLists>;

/** A list nobody has touched yet. */
export function blankList(country: { name: string; iso2: string }): StoredList {
  return {
    ...country,
    ticked: [],
    words: {},
    own: [],
    notes: '',
    details: { insurer: '', policy: '', insurerPhone: '', firstNight: '', contacts: '' },
    done: 0,
    total: 0,
  };
}
