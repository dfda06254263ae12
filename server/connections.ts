import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Knows which connections of `server` have a request running. Node's own `closeIdleConnections` overlooks
 * those that browsers open in advance without asking anything, and those that become idle later; each would
 * hold up the end of the process.
 */
export function stopperFor(server: Server) {
  const running = new Map<Duplex, Set<IncomingMessage>>();
  const ending = new Set<Duplex>();
  let isStopping = false;
  const isBusy = (socket: Duplex) => (running.get(socket)?.size ?? 0) > 0;

  server.on('connection', (socket: Socket) => {
    running.set(socket, new Set());
    socket.once('close', () => {
      running.delete(socket);
      ending.delete(socket);
    });
  });

  server.on('request', (incoming, response) => {
    const { socket } = incoming;
    running.get(socket)?.add(incoming);
    if (isStopping) response.setHeader('Connection', 'close');
    response.once('close', () => {
      running.get(socket)?.delete(incoming);
      if ((isStopping || ending.has(socket)) && running.has(socket) && !isBusy(socket)) socket.destroySoon();
    });
  });

  /** Ends a busy connection once what was asked of it is answered; at once where the rest of a request will never come. */
  const endAfterAnswers = (socket: Duplex): void => {
    const isWhole = [...(running.get(socket) ?? [])].every(({ complete }) => complete);
    if (isWhole) ending.add(socket);
    else socket.destroy();
  };

  /** Stops accepting, lets running requests finish, and resolves when every connection is closed. */
  const stop = async (deadlineMs: number): Promise<void> => {
    isStopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of running.keys()) if (!isBusy(socket)) socket.destroy();
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    await closed;
    clearTimeout(deadline);
  };

  return { stop, isBusy, endAfterAnswers };
}
