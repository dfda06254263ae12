/** What the reader has chosen on `/cambios`; both combine with AND. Values are those of the selects. */
export interface ChangeFilter {
  /** Slug of a country. */
  place?: string | undefined;
  /** A kind as the address carries it. */
  kind?: string | undefined;
}

const PLACE_PARAM = 'pais';
const KIND_PARAM = 'tipo';

interface Known {
  places: readonly string[];
  kinds: readonly string[];
}

/** Reads the filter from an address; what is not on offer is ignored. */
export function changeFilterFromSearch(search: string, { places, kinds }: Known): ChangeFilter {
  const params = new URLSearchParams(search);
  const known = (value: string | null, values: readonly string[]) =>
    value !== null && values.includes(value) ? value : undefined;
  return { place: known(params.get(PLACE_PARAM), places), kind: known(params.get(KIND_PARAM), kinds) };
}

/** The query string of a filter, with other parameters left as they are. */
export function changeFilterToSearch({ place, kind }: ChangeFilter, currentSearch: string): string {
  const params = new URLSearchParams(currentSearch);
  const put = (name: string, value: string | undefined) => (value ? params.set(name, value) : params.delete(name));
  put(PLACE_PARAM, place);
  put(KIND_PARAM, kind);
  const text = params.toString();
  return text ? `?${text}` : '';
}
