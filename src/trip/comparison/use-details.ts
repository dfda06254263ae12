import { useEffect, useState } from 'react';
import { type CountryDetails, detailsPath } from '../../catalogue/country-details.ts';
import { fetchJson, once } from '../../catalogue/load-once.ts';
import { ownAnswers } from '../../journey/own-answers.ts';
import type { PersonalView } from '../../journey/personal-view.ts';
import { useSituation } from '../use-situation.ts';

const loaders = new Map<string, () => Promise<CountryDetails>>();

function loadDetails(slug: string): Promise<CountryDetails> {
  const load = loaders.get(slug) ?? once(() => fetchJson<CountryDetails>(detailsPath(slug)));
  loaders.set(slug, load);
  return load();
}

/** The facts of several countries, as they come; a country that is in neither map is on its way. */
export interface ManyDetails {
  details: ReadonlyMap<string, CountryDetails>;
  /** `unreachable`: not stored on this device, and no connection. */
  failures: ReadonlyMap<string, 'unreachable' | 'broken'>;
  retry: () => void;
}

export function useDetails(slugs: readonly string[]): ManyDetails {
  const [details, setDetails] = useState<ManyDetails['details']>(new Map());
  const [failures, setFailures] = useState<ManyDetails['failures']>(new Map());
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
          setFailures((all) => new Map(all).set(slug, error instanceof TypeError ? 'unreachable' : 'broken')),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted, attempt]);

  return { details, failures, retry: () => setAttempt(attempt + 1) };
}

/** What the reader's situation, or that of the link, makes of every country; empty while nothing was said. */
export function usePersonalViews(): ReadonlyMap<string, PersonalView> {
  const [views, setViews] = useState<ReadonlyMap<string, PersonalView>>(new Map());
  const [situation] = useSituation();
  // Without the rules the comparison still answers for everybody, with the conditions.
  useEffect(() => void ownAnswers().then(setViews, () => undefined), [situation]);
  return views;
}
