import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type ChildServer, startChildServer } from '../inbox/testing/child-server.ts';
import { writeSite } from './built-site.ts';

export interface RealServerOptions {
  env?: Record<string, string>;
  /** Files besides those of the small built site. */
  files?: Record<string, string>;
}

/**
 * The real server, as a process of its own, for all tests of a file. When they have ended it must still be the same
 * process, still answer, and have said nothing but where it listens.
 */
export function useRealServer({ env = {}, files = {} }: RealServerOptions = {}): { port: () => number } {
  const folder = mkdtempSync(join(tmpdir(), 'pasaporte-'));
  let server: ChildServer | undefined;

  beforeAll(async () => {
    server = await startChildServer(writeSite(folder, files), { INBOX_FILE: join(folder, 'buzon.sqlite'), ...env });
  });

  afterAll(async () => {
    try {
      const answer = await fetch(`http://127.0.0.1:${server?.port}/pais/japan`);
      expect(answer.status).toBe(200);
      expect(server?.child.exitCode).toBeNull();
      expect(server?.log().trim().split('\n')).toHaveLength(1);
    } finally {
      await server?.kill();
      rmSync(folder, { recursive: true });
    }
  });

  return { port: () => server?.port ?? 0 };
}
