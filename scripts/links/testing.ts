import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const text = (status: number, headers: Record<string, string> = {}): Handler => {
  return (_request, response) => response.writeHead(status, headers).end('x');
};

/**
 * A server on loopback whose paths answer in every way a site on the web does; it notes what it is asked. On several
 * ports, since each counts as a host of its own and need not wait for the others.
 */
export function useOddServer(ports = 1) {
  const origins: string[] = [];
  const asked: string[] = [];
  const agents = new Set<string | undefined>();

  const paths: Record<string, Handler> = {
    '/page': text(200),
    '/gone': text(410),
    '/moved': text(301, { location: '/page' }),
    '/moved-to-nothing': text(308, { location: '/nothing' }),
    '/for-now': text(302, { location: '/page' }),
    '/circle': text(302, { location: '/circle' }),
    '/nowhere': text(301),
    '/elsewhere': text(301, { location: 'mailto:a@b.mx' }),
    '/browsers-only': text(403),
    '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end('x'),
    '/lies-to-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end('x'),
    '/slow': () => undefined,
    '/hangs-up': ({ socket }) => socket.destroy(),
    '/busy-once': (_request, response) => {
      const times = asked.filter((line) => line.endsWith('/busy-once')).length;
      response.writeHead(times === 1 ? 429 : 200, { 'retry-after': '1' }).end('x');
    },
    '/always-busy': text(503, { 'retry-after': '1' }),
    '/busy-all-day': text(503, { 'retry-after': '86400' }),
  };

  const servers = Array.from({ length: ports }, () =>
    createServer((request, response) => {
      const path = request.url ?? '';
      asked.push(`${request.method} ${path}`);
      agents.add(request.headers['user-agent']);
      (paths[path.split('?')[0] ?? ''] ?? text(404))(request, response);
    }),
  );

  beforeAll(async () => {
    for (const server of servers) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    }
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  return { origin: (port = 0) => origins[port % ports] ?? '', asked, agents };
}
