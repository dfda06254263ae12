import webPush from 'web-push';
import type { UseDatabase } from '../database.ts';
import { endpointRefusal } from './endpoint.ts';
import type { DeliveryOutcome, PushDatabase, Queued } from './push-database.ts';

/** So many are on their way to one push service at once; what has become of them is noted together, with one wait for the disk. */
const BATCH = 16;
/** Push services that are sent to side by side. */
const MOST_LANES = 32;
/** So many in a row without an answer, and it is not the subscription but the service that is down. */
const MOST_UNANSWERED = 16;
/** Longer than `fetch` itself waits for a connection, which is another failure than one for an answer. */
const TIMEOUT_MS = 15_000;
/** How long a push service keeps an alert for a device that is off. */
const TTL_S = 3 * 86_400;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const LONGEST_ASKED_MS = 86_400_000;
/** The queue is looked at so often, at least: a clock that is set right shows then. */
const LONGEST_SLEEP_MS = 3_600_000;
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

/** What is sent to one push service. Others neither wait for it nor stop with it. */
interface Lane {
  /** Until when it is left alone, by a clock that is never set. */
  pausedUntil: number;
  /** How many in a row have not been answered. */
  unanswered: number;
  /** What is still to be noted. */
  ended: (readonly [Queued, DeliveryOutcome])[];
}

/** Sends what is in the queue, each push service by itself, until it is empty; what has to wait, it sends in its time. */
export function createPushSender({ useFile, subject, allowLoopback = false, announce }: PushSenderOptions) {
  const stopping = new AbortController();
  const lanes = new Map<string, Lane>();
  const running = new Map<Lane, Promise<void>>();
  const reported = new Set<string>();
  let isAnnounced = false;
  let timer: NodeJS.Timeout | undefined;

  const send = async (queued: Queued, lane: Lane, keys: PushDatabase['keys']): Promise<DeliveryOutcome> => {
    const { endpoint, p256dh, auth, payload, batch } = queued;
    // The setting may have been another when it came in.
    if (endpointRefusal(endpoint, allowLoopback)) return { state: 'gone' };
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
      return { state: 'done' };
    }
    const { headers, body } = details;
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      // Only known push services come this far, and no redirect is followed.
      const post = { method: 'POST', headers: headers as Record<string, string>, body: body && new Uint8Array(body) };
      const answer = await fetch(endpoint, { ...post, signal, redirect: 'manual' });
      await answer.body?.cancel();
      lane.unanswered = 0;
      return judged(queued, answer, lane);
    } catch (error) {
      lane.unanswered += 1;
      if (lane.unanswered >= MOST_UNANSWERED) pause(lane, FIRST_WAIT_MS);
      return { state: 'later', until: Date.now() + backoff(queued), isUnsure: !isUnconnected(error) };
    }
  };

  const judged = (queued: Queued, { status, headers }: Response, lane: Lane): DeliveryOutcome => {
    if (status >= 200 && status < 300) return { state: 'done' };
    if (status === 404 || status === 410) return { state: 'gone' };
    const { origin } = new URL(queued.endpoint);
    if (!reported.has(`${origin} ${status}`)) console.error(`Avisos: ${origin} respondió ${status}.`);
    reported.add(`${origin} ${status}`);
    // The alert itself is wrong, and would be so again.
    if (status === 400 || status === 413) return { state: 'done' };
    // All else may pass: a service that is down, our clock that is wrong (401, 403).
    const asked = retryMs(headers.get('retry-after'));
    if (asked !== undefined) pause(lane, asked);
    const until = Date.now() + Math.max(asked ?? 0, backoff(queued));
    return { state: 'later', until, isUnsure: false };
  };

  const pause = (lane: Lane, ms: number) => {
    lane.unanswered = 0;
    lane.pausedUntil = Math.max(lane.pausedUntil, performance.now() + ms);
  };

  /** Sends to one push service, batch after batch, until nothing is due there. */
  const drain = async (origin: string, lane: Lane) => {
    do {
      const isOpen = !stopping.signal.aborted && lane.pausedUntil <= performance.now();
      const { taken, keys } = await useFile((file) => ({
        taken: file.exchange(lane.ended, { origin, now: Date.now(), most: isOpen ? BATCH : 0 }),
        keys: file.keys,
      }));
      lane.ended = [];
      lane.ended = await Promise.all(taken.map(async (queued) => [queued, await send(queued, lane, keys)] as const));
    } while (lane.ended.length > 0);
  };

  const run = (origin: string, lane: Lane) => {
    if (running.has(lane)) return;
    // What goes wrong here is wrong with the file, which says so itself; `look` comes back to it.
    running.set(
      lane,
      drain(origin, lane)
        .catch(() => {})
        .finally(() => running.delete(lane)),
    );
  };

  const look = async () => {
    let next: number | undefined = Date.now() + RETRY_MS;
    try {
      if (!isAnnounced) await useFile(announce);
      isAnnounced = true;
      const origins = await useFile((file) => {
        if (running.size === 0) file.tidy(Date.now());
        return file.dueOrigins(Date.now(), MOST_LANES);
      });
      for (const origin of origins) {
        const lane = lanes.get(origin) ?? { pausedUntil: 0, unanswered: 0, ended: [] };
        lanes.set(origin, lane);
      }
      for (const [origin, lane] of lanes) {
        const isDue = origins.includes(origin) && lane.pausedUntil <= performance.now();
        if (isDue || lane.ended.length > 0) run(origin, lane);
      }
      next = await useFile((file) => file.nextAt());
    } catch {
      // As above.
    }
    if (next === undefined || stopping.signal.aborted) return;
    timer = setTimeout(look, Math.min(Math.max(next - Date.now(), 1000), LONGEST_SLEEP_MS)).unref();
  };

  return {
    start: () => void look(),
    /** Resolves when nothing is on its way any more; what was is noted as unsure. */
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

/** Nothing was sent: there was no connection to send it on. */
function isUnconnected(error: unknown): boolean {
  const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    code,
  );
}

function backoff({ tries }: Queued): number {
  return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
}

/** Seconds, or a date. */
function retryMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d{1,7}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_ASKED_MS) : undefined;
}
