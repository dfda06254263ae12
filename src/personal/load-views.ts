import type { WithLater } from '../catalogue/as-of.ts';
import { current } from '../catalogue/current.ts';
import type { VisaStatus } from '../catalogue/visa-status.ts';
import { currentSituation } from './current-situation.ts';
import { PERSONAL_DATA_PATH, type PersonalCountry } from './personal-data.ts';
import { type PersonalView, personalViews } from './personal-view.ts';

let loading: Promise<PersonalCountry[]> | undefined;

/** Every country with conditions; fetched once, and tried again after a failure. */
export function loadPersonalCountries(): Promise<PersonalCountry[]> {
  loading ??= fetchCountries().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The answers in force on this page, by slug; empty, and nothing fetched, while the reader has said nothing. */
export async function loadPersonalViews(): Promise<ReadonlyMap<string, PersonalView>> {
  const current = currentSituation();
  if (!current) return new Map();
  return personalViews(await loadPersonalCountries(), current.situation);
}

async function fetchCountries(): Promise<PersonalCountry[]> {
  const response = await fetch(PERSONAL_DATA_PATH);
  if (!response.ok) throw new Error(`Las reglas por situación respondieron ${response.status}`);
  return ((await response.json()) as WithLater<PersonalCountry>[]).map((country) => current(country));
}

/** Only the statuses, for whatever draws or counts them. */
export async function personalStatuses(): Promise<ReadonlyMap<string, VisaStatus>> {
  return new Map([...(await loadPersonalViews())].map(([slug, { visaStatus }]) => [slug, visaStatus]));
}
