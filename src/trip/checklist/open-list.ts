import { type CountryDetails, detailsPath } from '../../catalogue/country-details.ts';
import { fetchJson } from '../../catalogue/load-once.ts';
import { findCountry, type SearchEntry } from '../../catalogue/search.ts';
import { loadSearchIndex } from '../../catalogue/search-index.ts';
import { keepOffline } from '../../offline/keep-offline.ts';
import { findCountries } from '../../search/find-countries.ts';
import { indexNames } from '../../search/name-index.ts';
import type { ListFacts } from './build-list.ts';
import type { StoredLists } from './list-book.ts';
import type { MinorsLeavingMexico } from './minors-schema.ts';

export interface ListCountry {
  slug: string;
  name: string;
  iso2: string;
}

/** What every view of `/mi-lista` is given. */
export interface ListViewProps {
  lists: StoredLists;
  /** The country as the address writes it. */
  word: string;
  minors: MinorsLeavingMexico;
  /** Countries to begin with, where nothing was begun. */
  examples: readonly ListCountry[];
}

/** Longer than any country's name in any address. */
const MAX_WORD = 60;

/** The country the address asks for, as it was written there; undefined when it asks for none. */
export function wordFromSearch(search: string): string | undefined {
  return new URLSearchParams(search).get('pais')?.trim().slice(0, MAX_WORD) || undefined;
}

export type OpenedList =
  | {
      state: 'open';
      country: ListCountry;
      /** Undefined when the record could not be fetched: the reader's own part is shown all the same. */
      facts: ListFacts | undefined;
    }
  /** No country of the catalogue; `near` are the ones the word may have meant. */
  | { state: 'unknown'; near: readonly SearchEntry[] }
  /** Neither catalogue nor record could be fetched and the device holds no list of that name. */
  | { state: 'unreachable' };

/** Everything a list is made of, fetched; what cannot be had is missing, and never an error. */
export async function openList(word: string, lists: StoredLists): Promise<OpenedList> {
  const index = await loadSearchIndex().catch(() => undefined);
  const entry = index && findCountry(word, index);
  if (index && !entry) return { state: 'unknown', near: findCountries(word, indexNames(index)) };
  const slug = entry?.slug ?? word;
  const facts = /^[a-z0-9-]+$/.test(slug) ? await fetchFacts(slug).catch(() => undefined) : undefined;
  const named = entry ?? facts;
  const country = named ? { slug, name: named.nameSpanish, iso2: named.iso2 } : storedCountry(slug, lists);
  if (!country) return { state: 'unreachable' };
  const flag = `/banderas/${country.iso2.toLowerCase()}.svg`;
  void keepOffline([detailsPath(slug), flag]).catch(() => undefined);
  return { state: 'open', country, facts };
}

function storedCountry(slug: string, lists: StoredLists): ListCountry | undefined {
  const list = Object.hasOwn(lists, slug) ? lists[slug] : undefined;
  return list && { slug, name: list.name, iso2: list.iso2 };
}

async function fetchFacts(slug: string): Promise<ListFacts> {
  const { country, sources, coming, contacts } = await fetchJson<CountryDetails & Pick<ListFacts, 'contacts'>>(
    detailsPath(slug),
  );
  return { ...country, sources, coming, contacts };
}
