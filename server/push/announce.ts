import type { ChangesByCountry, DatedChange } from '../../src/catalogue/changes-by-country.ts';
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
 * Queues an alert for everybody whom something concerns that no build said before. The first build of all only says where
 * to begin. Returns how many were queued.
 */
export function announce(database: PushDatabase, changes: ChangesByCountry, now = Date.now()): number {
  const all = Object.entries(changes).flatMap(([slug, country]) =>
    country.changes.map((change): News => ({ slug, name: country.name, change })),
  );
  const announced = database.announced();
  const news = announced.size === 0 ? [] : all.filter(({ change }) => !announced.has(change.id));
  const messages =
    news.length === 0
      ? []
      : database.subscriptions().flatMap((subscription) => {
          const message = messageFor(news, subscription.countries, String(now));
          return message ? [[subscription, JSON.stringify(message)] as const] : [];
        });
  database.announce(
    all.map(({ change }) => change.id),
    now,
    messages,
  );
  return messages.length;
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
  const changes = new Set(mine.map(({ change }) => change.id));
  const { dateline, title } = first.change;
  if (changes.size > 1) return { title: `Cambiaron ${changes.size} reglas de viaje`, body: `${places}.`, path, tag };
  if (names.length > 1) return { title, body: `${dateline}. ${places}.`, path, tag };
  // Most titles name the country themselves.
  return { title: title.includes(places) ? title : `${places}: ${title}`, body: `${dateline}.`, path, tag };
}
