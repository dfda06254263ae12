import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const XVFB = '/usr/bin/Xvfb';

export const hasDisplay = (): boolean => Boolean(process.env['DISPLAY']) || existsSync(XVFB);

export interface Display {
  /** As `DISPLAY` wants it. */
  name: string;
  stop: () => void;
}

/** The screen of the machine, or one that is only in memory. */
export async function startDisplay(): Promise<Display> {
  const present = process.env['DISPLAY'];
  if (present) return { name: present, stop: () => {} };
  // It chooses a free number by itself and writes it to descriptor 3 once it can be used.
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return { name: `:${await firstLine(server)}`, stop: () => server.kill() };
}

function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${XVFB} ended with code ${code}`)));
    server.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
}
