import { useEffect, useState } from 'react';
import type { CountryDetails } from '../../catalogue/destinations/country-details.ts';
import { loadDetails, UnreachableError } from './load-details.ts';

/** `unreachable`: not stored on this device, and no connection. */
export type DetailsFailure = 'unreachable' | 'broken';

/** The facts of several countries, as they come; a country that is in neither map is on its way. */
export interface ManyDetails {
  details: ReadonlyMap<string, CountryDetails>;
  failures: ReadonlyMap<string, DetailsFailure>;
  retry: () => void;
}

export function useDetails(slugs: readonly string[]): ManyDetails {
  const [details, setDetails] = useState<ReadonlyMap<string, CountryDetails>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, DetailsFailure>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const wanted = slugs.join();

  useEffect(() => {
    let isCurrent = true;
    setFailures(new Map());
    for (const slug of wanted.split(',').filter(Boolean)) {
      loadDetails(slug).then(
        (loaded) => isCurrent && setDetails((all) => new Map(all).set(slug, loaded)),
        (error: unknown) =>
          isCurrent &&
          setFailures((all) => new Map(all).set(slug, error instanceof UnreachableError ? 'unreachable' : 'broken')),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted, attempt]);

  return { details, failures, retry: () => setAttempt((count) => count + 1) };
}
