import webPush from 'web-push';
import type { UseDatabase } from '../database.ts';
import { endpointRefusal } from './endpoint.ts';
import type { DeliveryOutcome, PushDatabase, Queued } from './push-database.ts';

/** So many are on their way to one push service at once; what has become of them is noted together, with one wait for the disk. */
const BATCH = 16;
/** Push services that are sent to side by side. */
const MOST_SERVICES = 32;
/** Longer than `fetch` itself waits for a connection, which is another failure than one for an answer. */
const TIMEOUT_MS = 15_000;
/** How long a push service keeps an alert for a device that is off. */
const TTL_S = 3 * 86_400;
const LONGEST_PAUSE_MS = 86_400_000;
/** After the file could not be used. */
const RETRY_MS = 10_000;

export interface PushSenderOptions {
  useFile: UseDatabase<PushDatabase>;
  /** Where a push service can reach who sends: `https:` or `mailto:` (RFC 8292). */
  subject: string;
  allowLoopback?: boolean;
  /** Puts into the queue what this build has to tell; done once, as soon as the file allows. */
  announce: (database: PushDatabase) => void;
}

export type PushSender = ReturnType<typeof createPushSender>;

/** Sends what is in the queue, to each push service by itself, until it is empty; what has to wait, it sends in its time. */
export function createPushSender({ useFile, subject, allowLoopback = false, announce }: PushSenderOptions) {
  const stopping = new AbortController();
  /** Push services that asked for time, and until when by a clock that is never set. Others neither wait for them nor stop with them. */
  const pausedUntil = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  const reported = new Set<string>();
  let isBegun = false;
  let timer: NodeJS.Timeout | undefined;

  const send = async (queued: Queued, keys: PushDatabase['keys']): Promise<DeliveryOutcome> => {
    const { endpoint, p256dh, auth, payload, batch } = queued;
    // The setting may have been another when it came in.
    if (endpointRefusal(endpoint, allowLoopback)) return 'gone';
    let details: webPush.RequestDetails;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: TTL_S,
        // One that comes twice takes the place of the first while the device is off.
        topic: batch.toString(36),
      });
    } catch (error) {
      console.error(`Avisos: un aviso no se pudo preparar: ${(error as Error).message}`);
      return 'done';
    }
    const { headers, body } = details;
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      // Only known push services come this far, and no redirect is followed.
      const post = { method: 'POST', headers: headers as Record<string, string>, body: body && new Uint8Array(body) };
      const answer = await fetch(endpoint, { ...post, signal, redirect: 'manual' });
      await answer.body?.cancel();
      return judged(new URL(endpoint).origin, answer);
    } catch {
      return 'later';
    }
  };

  const judged = (origin: string, { status, headers }: Response): DeliveryOutcome => {
    if (status >= 200 && status < 300) return 'done';
    if (status === 404 || status === 410) return 'gone';
    if (!reported.has(`${origin} ${status}`)) console.error(`Avisos: ${origin} respondió ${status}.`);
    reported.add(`${origin} ${status}`);
    // The alert itself is wrong, and would be so again.
    if (status === 400 || status === 413) return 'done';
    // All else may pass: a service that is down, our clock that is wrong (401, 403).
    const asked = performance.now() + retryMs(headers.get('retry-after'));
    pausedUntil.set(origin, Math.max(asked, pausedUntil.get(origin) ?? 0));
    return 'later';
  };

  const isOpen = (origin: string) => !stopping.signal.aborted && performance.now() >= (pausedUntil.get(origin) ?? 0);

  /** Sends to one push service, batch after batch, until nothing is due there. */
  const drain = async (origin: string) => {
    while (isOpen(origin)) {
      const { taken, keys } = await useFile((file) => ({
        taken: file.take(origin, Date.now(), BATCH),
        keys: file.keys,
      }));
      if (taken.length === 0) return;
      const outcomes = await Promise.all(taken.map(async (queued) => [queued, await send(queued, keys)] as const));
      await useFile((file) => file.settle(outcomes));
    }
  };

  const run = (origin: string) => {
    if (running.has(origin) || !isOpen(origin)) return;
    // What goes wrong here is wrong with the file, which says so itself; `look` comes back to it.
    const drained = drain(origin).catch(() => {});
    running.set(
      origin,
      drained.finally(() => running.delete(origin)),
    );
  };

  const look = async () => {
    let next: number | undefined = Date.now() + RETRY_MS;
    try {
      if (!isBegun) {
        await useFile((file) => {
          file.hasten();
          announce(file);
        });
      }
      isBegun = true;
      for (const origin of await useFile((file) => file.dueOrigins(Date.now(), MOST_SERVICES))) run(origin);
      next = await useFile((file) => file.nextAt());
    } catch {
      // As above.
    }
    if (next === undefined || stopping.signal.aborted) return;
    timer = setTimeout(look, Math.max(next - Date.now(), 1000)).unref();
  };

  return {
    start: () => void look(),
    /** Resolves when nothing is on its way any more; what was is tried again. */
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

/** How long a push service asks to be left alone: seconds, or a date. */
function retryMs(value: string | null): number {
  if (value === null) return 0;
  const ms = /^\d{1,7}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_PAUSE_MS) : 0;
}
