import type { WithLater } from '../catalogue/as-of.ts';
import { fetchJson, once } from '../catalogue/load-once.ts';
import { currentSituation } from './current-situation.ts';
import type { PersonalCountry } from './personal-data.ts';
import { type PersonalView, personalViews } from './personal-view.ts';

/** Every country with conditions, today and on later days. */
export const loadPersonalData = once(() => fetchJson<WithLater<PersonalCountry>[]>('/herramientas/mi-situacion.json'));

/** The answers in force on this page, by slug; empty, and nothing fetched, while the reader has said nothing. */
export async function loadPersonalViews(): Promise<ReadonlyMap<string, PersonalView>> {
  const current = currentSituation();
  if (!current) return new Map();
  return personalViews(await loadPersonalData(), current.situation);
}
