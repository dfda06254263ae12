const MINUTE_MS = 60_000;

/** So many visitors at once fit in a few megabytes; beyond, the one who has been quiet longest is forgotten. */
const MAX_ADDRESSES = 10_000;

export interface RateLimitOptions {
  /** In any stretch of `windowMs`; 0 means no limit. */
  most: number;
  /** A minute unless said. */
  windowMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  maxAddresses?: number;
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** At most `most` submissions of an address in any stretch of `windowMs`. What is refused does not count. */
export function createRateLimit({
  most,
  windowMs = MINUTE_MS,
  now = () => performance.now(),
  maxAddresses = MAX_ADDRESSES,
}: RateLimitOptions) {
  // In order of the last submission, oldest first: a Map keeps the order in which keys were set.
  const submissions = new Map<string, number[]>();

  const forgetOld = (before: number) => {
    for (const [address, times] of submissions) {
      if (submissions.size <= maxAddresses && (times.at(-1) ?? 0) > before) return;
      submissions.delete(address);
    }
  };

  /** Counts one submission of an address; returns the seconds to wait when it is one too many, otherwise 0. */
  return (address: string): number => {
    if (most === 0) return 0;
    const time = now();
    const recent = (submissions.get(address) ?? []).filter((earlier) => earlier > time - windowMs);
    const [first] = recent;
    if (first !== undefined && recent.length >= most) return Math.ceil((first + windowMs - time) / 1000);
    submissions.delete(address);
    submissions.set(address, [...recent, time]);
    forgetOld(time - windowMs);
    return 0;
  };
}
