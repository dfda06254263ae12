import { connect } from 'node:net';

export interface RawClient {
  /** Sends bytes as they are; silently too late when the server has hung up already. */
  send: (bytes: string | Buffer) => void;
  /** Says that no more will be sent, and goes on listening. */
  sayNoMore: () => void;
  /** Breaks off without a word, as a phone that loses its signal and comes back. */
  breakOff: () => void;
  /** Stops taking what arrives, and takes it again. */
  stopReading: () => void;
  readAgain: () => void;
  isClosed: () => boolean;
  /** All that has come back once it matches. */
  until: (pattern: RegExp) => Promise<string>;
  /** All that came back, once the server has closed the connection. */
  closed: Promise<string>;
}

/** A client that plays by no rules. Resolves when connected. */
export async function openRaw(port: number): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  const received = () => Buffer.concat(chunks).toString('latin1');
  const watchers = new Set<() => void>();
  let isOver = false;
  const { promise: closed, resolve: tellClosed } = Promise.withResolvers<string>();
  const finish = () => {
    isOver = true;
    socket.destroy();
    tellClosed(received());
    for (const watch of watchers) watch();
  };
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    for (const watch of watchers) watch();
  });
  // A connection cut short is one of the two right answers to rubbish.
  socket.on('error', finish).on('end', finish).on('close', finish);
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', resolve));

  return {
    send: (bytes) => {
      if (socket.writable) socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    },
    sayNoMore: () => socket.end(),
    breakOff: () => socket.resetAndDestroy(),
    stopReading: () => socket.pause(),
    readAgain: () => socket.resume(),
    isClosed: () => isOver,
    closed,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const watch = () => {
          if (pattern.test(received())) resolve(received());
          else if (isOver) reject(new Error(`The connection closed without ${pattern}: ${received().slice(0, 200)}`));
        };
        watchers.add(watch);
        watch();
      }),
  };
}

/** Sends bytes as they are, which `fetch` would tidy up first, and resolves with all that comes back. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const client = await openRaw(port);
  client.send(bytes);
  return client.closed;
}

/** The status of an answer, or 0 when the connection was closed without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
}
