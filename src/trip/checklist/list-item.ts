import type { CountryDetails } from '../../catalogue/country-details.ts';
import type { OwnItem } from './list-schema.ts';

/** What a list needs of `/fichas/<slug>.json`. */
export type ListFacts = CountryDetails['country'] & Pick<CountryDetails, 'sources' | 'coming'>;

/** One thing to have or to do. */
export interface ListItem {
  /**
   * What a tick is kept under: the id of a requirement; `#…` for what this site adds itself.
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

/** True for items that are not of a country's record. */
export function isOwnKey(key: string): boolean {
  return key.startsWith('#');
}

export interface Progress {
  done: number;
  total: number;
}

export function progressOf(groups: readonly ListGroup[], own: readonly OwnItem[]): Progress {
  const all = [...groups.flatMap(({ items }) => items), ...own];
  return { done: all.filter(({ isTicked }) => isTicked).length, total: all.length };
}

/** `3 de 9 cosas listas` */
export function progressText({ done, total }: Progress): string {
  if (total > 0 && done === total) return total === 1 ? 'Todo listo' : `Todo listo: ${total} de ${total}`;
  return `${done} de ${total} ${total === 1 ? 'cosa lista' : 'cosas listas'}`;
}
