import type { ChangesByCountry, DatedChange } from '../../src/catalogue/changes-by-country.ts';
import { newSince } from '../../src/catalogue/new-since.ts';
import type { PushMessage } from '../../src/catalogue/push-message.ts';
import { questionPath } from '../../src/catalogue/slug.ts';
import { spokenList } from '../../src/catalogue/spoken-list.ts';
import type { PushDatabase } from './push-database.ts';

interface News {
  slug: string;
  name: string;
  change: DatedChange;
}

/** Places that an alert names; the rest it counts. */
const MOST_NAMED = 4;

/**
 * Queues an alert for everybody whom something concerns that the last build did not say. The first build of all only
 * says where to begin. Returns how many were queued.
 */
export function announce(database: PushDatabase, changes: ChangesByCountry, now = Date.now()): number {
  const current = Object.entries(changes).flatMap(([slug, country]) =>
    country.changes.map((change) => [slug, change.join('')] as const),
  );
  const announced = database.announced();
  const news = announced.length === 0 ? [] : newsSince(announced, changes);
  const messages =
    news.length === 0
      ? []
      : database.subscriptions().flatMap((subscription) => {
          const message = messageFor(news, subscription.countries, String(now));
          return message ? [[subscription, JSON.stringify(message)] as const] : [];
        });
  database.announce(current, now, messages);
  return messages.length;
}

/** A build that was taken back and comes again brings nothing new. */
function newsSince(announced: ReturnType<PushDatabase['announced']>, changes: ChangesByCountry): News[] {
  const bySlug = Map.groupBy(announced, ({ slug }) => slug);
  return Object.entries(changes).flatMap(([slug, country]) => {
    const told = bySlug.get(slug) ?? [];
    const once = new Set(told.map(({ change }) => change));
    const last = told.filter(({ isCurrent }) => isCurrent).map(({ change }) => change);
    return newSince(last, country.changes)
      .filter((change) => !once.has(change.join('')))
      .map((change) => ({ slug, name: country.name, change }));
  });
}

/** One alert for all there is to tell this subscriber; undefined where nothing concerns them. */
function messageFor(news: readonly News[], countries: readonly string[], tag: string): PushMessage | undefined {
  const mine = countries.length === 0 ? news : news.filter(({ slug }) => countries.includes(slug));
  const [first] = mine;
  if (!first) return undefined;
  const names = [...new Set(mine.map(({ name }) => name))];
  const places =
    names.length > MOST_NAMED
      ? `${names.slice(0, MOST_NAMED).join(', ')} y ${names.length - MOST_NAMED} más`
      : spokenList(names);
  const path = names.length === 1 ? `${questionPath(first.slug)}#cambios` : '/cambios';
  // A rule that an area shares is one change.
  const changes = new Map(mine.map(({ change }) => [change.join(''), change]));
  const [dateline, title] = first.change;
  if (changes.size > 1) return { title: `Cambiaron ${changes.size} reglas de viaje`, body: `${places}.`, path, tag };
  if (names.length > 1) return { title, body: `${dateline}. ${places}.`, path, tag };
  // Most titles name the country themselves.
  return { title: title.includes(places) ? title : `${places}: ${title}`, body: `${dateline}.`, path, tag };
}
