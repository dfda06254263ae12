import { CHANGES_BY_COUNTRY_PATH, type ChangesByCountry, type DatedChange } from '../catalogue/changes-by-country.ts';
import { fetchJson } from '../catalogue/load-once.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { questionPath } from '../catalogue/slug.ts';
import { todayInMexico } from '../catalogue/today.ts';
import { JOURNEY_KEY, JOURNEY_VERSION, VISITS_KEY, VISITS_VERSION } from '../journey/journey-keys.ts';
import { hasDeclined } from '../offline/consent.ts';
import { make } from '../ui/make.ts';
import { isText, listOf, objectOf, valuesOf } from '../ui/shape.ts';
import { eraseStored, readStored, writeStored } from '../ui/stored-data.ts';

/** By slug: the day of the visit, and the ids of the changes of then. */
type Visits = Record<string, string[]>;

const isVisits = valuesOf(listOf(isText));
/** So many destinations are remembered, those opened last. */
const MOST_REMEMBERED = 100;
/** So many are told on home, a line each. */
const MOST_TOLD = 5;

/** Above the text of a country page: what changed since it was opened last. */
export function showOnCountryPage(slug: string): void {
  const visits = storedVisits();
  const [day, ...seen] = visits[slug] ?? [];
  if (!day) return;
  const rows = [...document.querySelectorAll('#cambios li')].map(
    ({ id, firstElementChild, lastElementChild }): DatedChange => ({
      id,
      dateline: firstElementChild?.textContent ?? '',
      title: lastElementChild?.textContent ?? '',
    }),
  );
  const news = newSince(seen, rows);
  keep({ ...visits, [slug]: [todayInMexico(), ...rows.map(({ id }) => id)] });
  if (news.length === 0) return;
  const notice = noticeOf('h2', [
    make('p', {}, `Lo nuevo desde el ${formatPartialDate(day)}:`),
    ...news.map(({ dateline, title }) => make('p', {}, `${dateline}: ${title}.`)),
    make('p', {}, make('a', { href: `/cambios?pais=${slug}` }, 'Leer cada cambio, con su fuente')),
  ]);
  document.querySelector('.main-column')?.prepend(notice);
}

/**
 * Among the changes that home tells, a line for each destination the reader opened or travels to, and where something
 * changed since. It stands there until the page of that country is opened.
 */
export async function showOnHome(): Promise<void> {
  const visits = storedVisits();
  const slugs = new Set([...plannedPlaces(), ...Object.keys(visits)]);
  if (slugs.size === 0) return;
  const all = await fetchJson<ChangesByCountry>(CHANGES_BY_COUNTRY_PATH);
  const lines: HTMLElement[] = [];
  for (const slug of slugs) {
    const { name, changes = [] } = all[slug] ?? {};
    const visit = visits[slug];
    // Planned, and never opened: what is known today is the beginning.
    if (!visit) visits[slug] = [todayInMexico(), ...changes.map(({ id }) => id)];
    const [first, ...more] = visit && name ? newSince(visit.slice(1), changes) : [];
    if (!first || !name) continue;
    const rest = more.length > 0 ? ` Y ${more.length} más.` : '';
    const country = make('a', { href: questionPath(slug) }, name);
    lines.push(make('p', {}, country, `. ${first.dateline}: ${first.title}.${rest}`));
  }
  keep(visits);
  if (lines.length === 0) return;
  document.querySelector('.rule-news > h2')?.after(noticeOf('h3', lines.slice(0, MOST_TOLD)));
}

/** The changes that were not there at an earlier visit, which knew these ids. */
export function newSince(seen: readonly string[], changes: readonly DatedChange[]): DatedChange[] {
  return changes.filter(({ id }) => !seen.includes(id));
}

function noticeOf(heading: 'h2' | 'h3', lines: readonly HTMLElement[]): HTMLElement {
  const title = make(heading, {}, 'Cambió desde tu última visita');
  return make('section', { className: 'notice notice--remark' }, title, ...lines);
}

/** The reader erases what was stored of the pages that were opened. */
export function forgetVisits(): void {
  eraseStored(VISITS_KEY);
}

function storedVisits(): Visits {
  const stored = readStored(VISITS_KEY, VISITS_VERSION, isVisits);
  return stored.state === 'found' ? stored.data : {};
}

function keep(visits: Visits): void {
  if (hasDeclined()) return;
  const newestFirst = Object.entries(visits).sort(([, [a = '']], [, [b = '']]) => b.localeCompare(a));
  writeStored(VISITS_KEY, VISITS_VERSION, Object.fromEntries(newestFirst.slice(0, MOST_REMEMBERED)));
}

/** Where the reader travels. Less of the shape is asked than the tools themselves ask. */
function plannedPlaces(): string[] {
  const journey = readStored(JOURNEY_KEY, JOURNEY_VERSION, objectOf({ trips: listOf(objectOf({ place: isText })) }));
  return journey.state === 'found' ? journey.data.trips.flatMap(({ place }) => place || []) : [];
}
