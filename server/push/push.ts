import type { Hono } from 'hono';
import { CHANGES_BY_COUNTRY_PATH, type ChangesByCountry } from '../../src/catalogue/changes-by-country.ts';
import { JSON_FEED_PATH } from '../../src/catalogue/rule-changes.ts';
import { reasonOf } from '../outage-reason.ts';
import type { Site } from '../site.ts';
import { announce } from './announce.ts';
import { openPushDatabase, type PushDatabase } from './push-database.ts';
import { addPushRoutes, type PushOptions } from './push-routes.ts';
import { createPushSender, type PushSender } from './push-sender.ts';

export interface PushSettings extends Omit<PushOptions, 'database'> {
  /** Keys, subscriptions and queue. */
  file: string;
}

export type Push = ReturnType<typeof createPush>;

/** Alerts about changes of rules. Where their file cannot be used, the site is served without them. */
export function createPush({ file, ...options }: PushSettings) {
  let database: PushDatabase | undefined;
  let sender: PushSender | undefined;
  let site: Site | undefined;
  try {
    database = openPushDatabase(file);
  } catch (error) {
    console.error(`Avisos: no se puede usar ${file}: ${reasonOf(error)}. El sitio no ofrece avisos.`);
  }
  return {
    addRoutes: (app: Hono, served: Site) => {
      site = served;
      if (database) addPushRoutes(app, served, { ...options, database });
    },
    /** Queues what this build says and the last one did not, and sends what is in the queue. */
    start: () => {
      const changes = site && readJson<ChangesByCountry>(site, CHANGES_BY_COUNTRY_PATH);
      const feed = site && readJson<{ home_page_url?: string }>(site, JSON_FEED_PATH);
      if (!database || !changes) return;
      try {
        const count = announce(database, changes);
        if (count > 0) console.log(`Avisos: ${count} por mandar.`);
      } catch (error) {
        console.error(
          `Avisos: lo nuevo no se pudo anotar en ${file}: ${reasonOf(error)}. Se intenta en el próximo arranque.`,
        );
      }
      const subject = new URL(feed?.home_page_url ?? 'https://pasaporteverde.example').origin.replace(
        /^http:/,
        'https:',
      );
      sender = createPushSender({ database, subject, allowLoopback: options.allowLoopback });
      sender.wake();
    },
    stop: async () => {
      await sender?.stop();
      database?.close();
    },
  };
}

function readJson<Content>(site: Site, path: string): Content | undefined {
  const file = site.files.get(path);
  return file && (JSON.parse(new TextDecoder().decode(file.identity.body)) as Content);
}
