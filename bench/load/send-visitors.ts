import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onCore } from './cores.ts';
import type { Met, Visit } from './visitors.ts';

/** Sends visitors to a server and resolves with what they met. */
export async function sendVisitors(visit: Visit): Promise<Met> {
  const [command, args] = onCore('visitors', [process.execPath, join(import.meta.dirname, 'visitors.ts')]);
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.stdin.end(JSON.stringify(visit));
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.off('exit', end);
  if (code !== 0) throw new Error(`Los visitantes terminaron con ${code}.`);
  return JSON.parse(output) as Met;
}
