import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startChildServer } from './testing/child-server.ts';
import { writeInboxSite } from './testing/inbox-site.ts';
import { testFolder } from './testing/running-inbox.ts';
import { compareWithFile, storm } from './testing/storm.ts';

const TIMES = 3;

test('kill -9 in a storm loses nothing that was acknowledged and doubles nothing', { timeout: 60_000 }, async () => {
  const folder = testFolder();
  const siteDir = writeInboxSite(folder);
  const file = join(folder, 'buzon.sqlite');
  const acknowledged: string[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const server = await startChildServer(siteDir, { INBOX_FILE: file });
    const { signal } = new AbortController();
    const underWay = Promise.withResolvers<void>();
    const running = storm({
      port: server.port,
      connections: 20,
      signal,
      prefix: `ola${time}`,
      onAcknowledged: (count) => count > 100 + 33 * time && underWay.resolve(),
    });
    await underWay.promise;
    await server.kill();
    const result = await running;
    expect(result.others).toBe(0);
    acknowledged.push(...result.acknowledged);
  }
  expect(compareWithFile(file, acknowledged)).toMatchObject({ missing: 0, twice: 0 });
});
