import { existsSync } from 'node:fs';
import type { Hono } from 'hono';
import { CHANGES_BY_COUNTRY_PATH, type ChangesByCountry } from '../../src/catalogue/changes-by-country.ts';
import { JSON_FEED_PATH } from '../../src/catalogue/rule-changes.ts';
import { DatabaseFileError, sharedDatabase } from '../database.ts';
import type { Site } from '../site.ts';
import { announce } from './announce.ts';
import { openPushDatabase } from './push-database.ts';
import { addPushRoutes, type PushOptions } from './push-routes.ts';
import { createPushSender, type PushSender } from './push-sender.ts';

export interface PushSettings extends Omit<PushOptions, 'useFile'> {
  /** Keys, subscriptions and queue. */
  file: string;
}

/** Alerts about changes of rules. While their file cannot be used, the site is served without them. */
export function createPush({ file, ...options }: PushSettings) {
  let wasThere = false;
  const useFile = sharedDatabase({
    open: () => {
      // A new file has new keys: a browser that has seen the old one could never be reached.
      if (wasThere && !existsSync(file)) throw new DatabaseFileError('ya no está ahí');
      const opened = openPushDatabase(file);
      wasThere = true;
      return opened;
    },
    failed: (reason) => `Avisos: no se puede usar ${file}: ${reason}. No se ofrecen avisos hasta que se resuelva.`,
    recovered: `Avisos: vuelve a usar ${file}.`,
  });
  let sender: PushSender | undefined;
  let site: Site | undefined;
  return {
    addRoutes: (app: Hono, served: Site) => {
      site = served;
      addPushRoutes(app, served, { ...options, useFile });
    },
    /** Queues what this build says and the last one did not, and sends what is in the queue. */
    start: () => {
      const changes = site && readJson<ChangesByCountry>(site, CHANGES_BY_COUNTRY_PATH);
      const feed = site && readJson<{ home_page_url?: string }>(site, JSON_FEED_PATH);
      if (!changes) return;
      const home = new URL(feed?.home_page_url ?? 'https://pasaporteverde.example');
      sender = createPushSender({
        useFile,
        subject: home.origin.replace(/^http:/, 'https:'),
        allowLoopback: options.allowLoopback,
        announce: (opened) => {
          const count = announce(opened, changes);
          if (count > 0) console.log(`Avisos: ${count} por mandar.`);
        },
      });
      sender.start();
    },
    stop: async () => sender?.stop(),
  };
}

function readJson<Content>(site: Site, path: string): Content | undefined {
  const file = site.files.get(path);
  return file && (JSON.parse(new TextDecoder().decode(file.identity.body)) as Content);
}
