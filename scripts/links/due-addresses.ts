import type { LinkResult } from './results-file.ts';

/** A result this young is taken as it is. */
const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Wish {
  /** Check again what was checked lately too. */
  all: boolean;
  /** Only this host and those under it: `gob.mx` takes `www.gob.mx`. */
  host: string | undefined;
  limit: number | undefined;
}

/** The addresses that a run looks at, checked lately or not. */
export function wantedAddresses(addresses: Iterable<string>, { host }: Pick<Wish, 'host'>): string[] {
  return [...addresses].filter((address) => {
    const { hostname } = new URL(address);
    return host === undefined || hostname === host || hostname.endsWith(`.${host}`);
  });
}

/** Those of `wanted` to ask for now; never asked ones first, so that a limited run gets on. */
export function dueAddresses(
  wanted: readonly string[],
  results: ReadonlyMap<string, Pick<LinkResult, 'checkedAt'>>,
  { all, limit }: Pick<Wish, 'all' | 'limit'>,
  now: Date,
): string[] {
  const askedAt = (address: string) => Date.parse(results.get(address)?.checkedAt ?? '') || 0;
  return wanted
    .filter((address) => all || now.getTime() - askedAt(address) > KEEP_DAYS * DAY_MS)
    .sort((a, b) => askedAt(a) - askedAt(b))
    .slice(0, limit);
}
