import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Knows which connections of `server` have a request running. Node's own `closeIdleConnections` overlooks
 * those that browsers open in advance without asking anything, and those that become idle later; each would
 * hold up the end of the process.
 */
export function stopperFor(server: Server) {
  const running = new Map<Duplex, number>();
  let isStopping = false;
  const isBusy = (socket: Duplex) => (running.get(socket) ?? 0) > 0;

  server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });

  server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    if (isStopping) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (!running.has(socket)) return;
      running.set(socket, (running.get(socket) ?? 1) - 1);
      if (isStopping && !isBusy(socket)) socket.destroySoon();
    });
  });

  const stop = async (deadlineMs: number): Promise<void> => {
    isStopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of running.keys()) if (!isBusy(socket)) socket.destroy();
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    await closed;
    clearTimeout(deadline);
  };

  return { stop, isBusy };
}
