import { expect, onTestFinished, test } from 'vitest';
import { ENQUIRY_KINDS } from '../../src/forms/kinds.ts';
import { startChildServer } from './testing/child-server.ts';
import { fuzz } from './testing/fuzz.ts';
import { writeInboxSite } from './testing/inbox-site.ts';
import { keptIn, testFolder } from './testing/running-inbox.ts';

const EACH = 250;
const SEED = 20_261_121;

test('whatever is sent, the server answers in order and lives on', { timeout: 60_000 }, async () => {
  const folder = testFolder();
  const file = `${folder}/buzon.sqlite`;
  const server = await startChildServer(writeInboxSite(folder), { INBOX_FILE: file });
  onTestFinished(server.kill);
  const statuses = new Map<number, number>();
  for (const kind of ENQUIRY_KINDS) {
    const result = await fuzz({ port: server.port, seed: SEED, kind, count: EACH });
    expect(result.bad).toEqual([]);
    for (const [status, count] of result.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  // Every way out was really taken.
  expect([...statuses.keys()].sort()).toEqual([200, 303, 400, 403, 413, 415, 422]);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  expect(keptIn(file).length).toBeLessThanOrEqual((statuses.get(200) ?? 0) + (statuses.get(303) ?? 0));
  expect(server.log().trim().split('\n')).toHaveLength(1);
});
