/** One thing to have or to do. */
export interface ListItem {
  /**
   * What a tick is kept under: the words of a requirement, because it has no other name; `#…` for what this site
   * adds itself and may reword.
   */
  key: string;
  text: string;
  hint?: string | undefined;
  source?: { name: string; url: string } | undefined;
  isTicked: boolean;
  /** The requirement was ticked when it read like this; the new words are not ticked. */
  earlier?: string | undefined;
}

export interface ListGroup {
  id: string;
  title: string;
  /** Why these are here, or what is not certain about them. */
  note?: string | undefined;
  items: ListItem[];
}

/** True for items that are not words of a country's record. */
export function isOwnKey(key: string): boolean {
  return key.startsWith('#');
}
