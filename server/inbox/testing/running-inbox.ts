import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { EnquiryKind } from '../../../src/forms/kinds.ts';
import { createApp } from '../../app.ts';
import { createHttpServer } from '../../http-server.ts';
import { createRateLimit } from '../../rate-limit.ts';
import { addInboxRoutes } from '../inbox-routes.ts';
import { createInboxStore } from '../inbox-store.ts';
import { writeInboxSite } from './inbox-site.ts';
import { type Post, type Sent, send } from './send.ts';

export interface RunningInboxOptions {
  perMinute?: number;
  now?: () => number;
  trustProxy?: boolean;
  maxMegabytes?: number;
}

/** A temporary folder that goes away with the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pasaporte-buzon-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The real server on a free port, with a real file. */
export async function runInbox(options: RunningInboxOptions = {}) {
  const { perMinute = 0, now, trustProxy = false, maxMegabytes } = options;
  const folder = testFolder();
  const file = join(folder, 'data', 'buzon.sqlite');
  const store = createInboxStore({ file, maxMegabytes });
  const rateLimit = createRateLimit({ most: perMinute, now });
  const app = createApp({
    root: writeInboxSite(folder),
    addRoutes: (routes, site) => addInboxRoutes(routes, site, { store, rateLimit, trustProxy }),
  });
  store.open();
  const { server, stop } = createHttpServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => stop(0));
  const { port } = server.address() as AddressInfo;

  const post = (path: string, changes: Partial<Post> = {}): Promise<Sent> =>
    send({ port, path, headers: {}, body: '', ...changes });
  const postJson = (path: string, value: unknown, headers: Record<string, string> = {}): Promise<Sent> =>
    post(path, { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(value) });
  /** As a browser does without JavaScript. */
  const postPage = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(path, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*;q=0.8', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return { port, file, post, postJson, postPage, kept: () => keptIn(file) };
}

export interface KeptSubmission {
  kind: EnquiryKind;
  payload: unknown;
}

/** What the file holds, in order of arrival. */
export function keptIn(file: string): KeptSubmission[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('SELECT kind, payload FROM submissions ORDER BY id').all();
  db.close();
  return rows.map((row) => ({ kind: row['kind'] as EnquiryKind, payload: JSON.parse(String(row['payload'])) }));
}
