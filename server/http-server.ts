import { createServer, type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { ERROR_HEADERS, type ErrorStatus, errorAnswer, errorHtml, unexpectedErrorAnswer } from './error-page.ts';

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** To send the lines before the body, counted from the connection or from the first byte after the last answer. */
  headers: number;
  /** To send the whole request. */
  request: number;
  /** Without asking anything more. */
  keepAlive: number;
  /** Without taking one byte of its answer. */
  stalled: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 15_000,
  request: 30_000,
  // Longer than the 60 s for which common proxies keep a connection; if we hung up first they would answer 502.
  keepAlive: 65_000,
  stalled: 60_000,
};

/** Node looks for late clients only now and then, every 30 seconds if nobody says otherwise. */
const CHECKS_PER_TIMEOUT = 3;

const CLIENT_ERRORS: Record<string, ErrorStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export type HttpServer = ReturnType<typeof createHttpServer>;

/** The last request that came over a connection, and its answer; answered in order, so once this one is, all are. */
interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/**
 * The Node server around the app, not yet listening. Not `serve()` of the adapter: what cannot even become a
 * request (a broken `Host`, bytes that are no HTTP) would get an answer without a page.
 */
export function createHttpServer(app: Hono, timeouts = TIMEOUTS) {
  const latest = new Map<Duplex, Exchange | undefined>();
  const isBusy = (socket: Duplex) => latest.get(socket)?.outgoing.closed === false;
  let isStopping = false;

  // `hostname` stands in for the `Host` that HTTP/1.0 clients need not send.
  const answer = getRequestListener(app.fetch, {
    hostname: 'localhost',
    errorHandler: (error) => (error instanceof RequestError ? errorAnswer(400) : unexpectedErrorAnswer(error)),
  });

  /**
   * Node hands over whatever has arrived on a connection, also while nobody reads the answers: thousands of them would
   * wait in memory. So each request waits until the answer before it has gone out, and what follows stays on the way.
   */
  const answerInTurn: RequestListener = (incoming, outgoing) => {
    const { socket } = incoming;
    const before = latest.get(socket)?.outgoing;
    latest.set(socket, { incoming, outgoing });
    if (isStopping) outgoing.setHeader('Connection', 'close');
    if (!before || before.closed) return void answer(incoming, outgoing);
    socket.pause();
    before.once('close', () => {
      if (socket.destroyed) return;
      if (latest.get(socket)?.outgoing === outgoing) socket.resume();
      answer(incoming, outgoing);
    });
  };

  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: Math.ceil(timeouts.headers / CHECKS_PER_TIMEOUT),
    },
    answerInTurn,
  );
  server.setTimeout(timeouts.stalled);
  server.on('connection', (socket: Socket) => {
    latest.set(socket, undefined);
    socket.once('close', () => latest.delete(socket));
  });

  /** Ends a connection once what was asked of it is answered. */
  const endAfterAnswers = (socket: Duplex) => {
    const last = latest.get(socket);
    // Not `destroy`, which may lose the end of an answer.
    if (!last || last.outgoing.closed) (socket as Socket).destroySoon();
    else last.outgoing.once('close', () => endAfterAnswers(socket));
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // In the middle of an answer, another one would only garble it; the rest of an unfinished request will never come.
    if (!socket.writable || (isBusy(socket) && latest.get(socket)?.incoming.complete === false)) socket.destroy();
    else if (isBusy(socket)) endAfterAnswers(socket);
    else socket.end(rawErrorAnswer(CLIENT_ERRORS[error.code ?? ''] ?? 400));
  });

  /**
   * Stops accepting, lets running requests finish, and resolves when every connection is closed. Node's own
   * `closeIdleConnections` overlooks those that browsers open in advance without asking anything, and those that become
   * idle later; each would hold up the end of the process.
   */
  const stop = async (deadlineMs: number): Promise<void> => {
    isStopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of latest.keys()) endAfterAnswers(socket);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    await closed;
    clearTimeout(deadline);
  };
  return { server, stop };
}

function rawErrorAnswer(status: ErrorStatus): string {
  const html = errorHtml(status);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(html)}`,
    ...Object.entries(ERROR_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${html}`;
}
