import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildServer } from '../server/inbox/testing/child-server.ts';

/** What `npm run build` wrote. */
const DIST = join(import.meta.dirname, '../dist');

/** The project's own server over the built site, with an inbox of its own: a process that ends with this one. */
export async function serveSite() {
  const folder = mkdtempSync(join(tmpdir(), 'pasaporte-bench-'));
  const { child, port, kill } = await startChildServer(DIST, { INBOX_FILE: join(folder, 'buzon.sqlite') });
  process.once('exit', () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { dir: DIST, origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: kill };
}
