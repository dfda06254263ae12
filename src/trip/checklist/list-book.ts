import { LISTS_KEY, LISTS_VERSION } from '../../journey/journey-keys.ts';
import { pageStore } from '../../journey/page-store.ts';
import { fields, isFlag, isNumber, isText, listOf, type Shaped, valuesOf } from '../../ui/shape.ts';
import { eraseSetAside, eraseStored, readStored, writeStored } from '../../ui/stored-data.ts';

const isOwnItem = fields({ id: isNumber, text: isText, isTicked: isFlag });

/** What the reader made of one country's list. */
const isList = fields({
  /** As the overview shows it, even when the country's record cannot be fetched. */
  name: isText,
  iso2: isText,
  /** What each item that is done said when it was ticked, by the key of `ListItem`. */
  ticked: valuesOf(isText),
  own: listOf(isOwnItem),
  notes: isText,
  /** What the reader writes once and finds on the printed sheet. */
  details: fields({ insurer: isText, policy: isText, insurerPhone: isText, firstNight: isText, contacts: isText }),
  /** How it stood when it was last open, for the overview. */
  done: isNumber,
  total: isNumber,
});

/** Every list of the device by the slug of its country. */
const isLists = valuesOf(isList);

export type OwnItem = Shaped<typeof isOwnItem>;
export type StoredList = Shaped<typeof isList>;
export type StoredLists = Shaped<typeof isLists>;

/** A list nobody has touched yet. */
export function blankList(country: { name: string; iso2: string }): StoredList {
  return {
    ...country,
    ticked: {},
    own: [],
    notes: '',
    details: { insurer: '', policy: '', insurerPhone: '', firstNight: '', contacts: '' },
    done: 0,
    total: 0,
  };
}

/** Why what the reader does may not last; each has its sentence on the page. */
export type StorageTrouble = 'denied' | 'full' | 'set-aside';

interface ListBook {
  lists: StoredLists;
  trouble: StorageTrouble | undefined;
}

/**
 * The lists of this device. They live in memory as well, so that a list works where nothing can be stored: the page
 * then says that it is forgotten on closing.
 */
const book = pageStore(LISTS_KEY, load);
export const { read: readBook, watch: watchBook } = book;

export function putList(slug: string, list: StoredList): void {
  save({ ...readBook().lists, [slug]: list });
}

/** With the last list goes all that this device had of any, also what another version had left aside. */
export function dropList(slug: string): void {
  const { [slug]: _dropped, ...lists } = readBook().lists;
  if (Object.keys(lists).length > 0) {
    save(lists);
    return;
  }
  eraseStored(LISTS_KEY);
  const { trouble } = readBook();
  book.put({ lists, trouble: trouble === 'denied' ? trouble : undefined });
}

export function eraseListsAside(): void {
  eraseSetAside(LISTS_KEY);
  book.put({ ...readBook(), trouble: undefined });
}

function save(lists: StoredLists): void {
  const { trouble } = readBook();
  const isKept = writeStored(LISTS_KEY, LISTS_VERSION, lists);
  book.put({ lists, trouble: isKept ? (trouble === 'set-aside' ? trouble : undefined) : (trouble ?? 'full') });
}

function load(): ListBook {
  const stored = readStored(LISTS_KEY, LISTS_VERSION, isLists);
  if (stored.state === 'found') return { lists: stored.data, trouble: undefined };
  return { lists: {}, trouble: stored.state === 'empty' ? undefined : stored.state };
}
