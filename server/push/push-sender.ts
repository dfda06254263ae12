import webPush from 'web-push';
import { reasonOf } from '../outage-reason.ts';
import { PrivateAddressError } from '../public-address.ts';
import { endpointRefusal } from './endpoint.ts';
import { type Answer, postAlert, UnansweredError } from './post-alert.ts';
import type { Outcome, PushDatabase, Queued } from './push-database.ts';

/** So many are on their way at once; they are written down as begun, and as ended, together. */
const CONCURRENCY = 16;
const TIMEOUT_MS = 10_000;
/** How long a push service keeps an alert for a device that is off. */
const TTL_S = 3 * 86_400;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Longer than this, timers fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface PushSenderOptions {
  database: PushDatabase;
  /** Where a push service can reach who sends: `https:` or `mailto:` (RFC 8292). */
  subject: string;
  allowLoopback?: boolean;
}

export type PushSender = ReturnType<typeof createPushSender>;

/** Sends what is in the queue, in small parts, until it is empty; what has to wait, it sends in its time. */
export function createPushSender({ database, subject, allowLoopback = false }: PushSenderOptions) {
  const stopping = new AbortController();
  /** Until when a push service asked to be left alone. */
  const pauses = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const send = async (queued: Queued): Promise<Outcome> => {
    const { endpoint, p256dh, auth, payload, batch } = queued;
    const { origin } = new URL(endpoint);
    const pause = pauses.get(origin) ?? 0;
    if (pause > Date.now()) return { state: 'later', until: pause, isUnsure: false, isTry: false };
    // The setting may have been another when it came in.
    if (endpointRefusal(endpoint, allowLoopback)) return { state: 'gone' };
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...database.keys },
        TTL: TTL_S,
        // One that comes twice takes the place of the first while the device is off.
        topic: batch.toString(36),
      });
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      return judged(queued, await postAlert(details, { signal, allowLoopback }));
    } catch (error) {
      if (error instanceof PrivateAddressError) return { state: 'gone' };
      if (error instanceof UnansweredError) {
        // The next ones to the same service would wait as long.
        pauses.set(origin, Date.now() + FIRST_WAIT_MS);
        return { state: 'later', until: Date.now() + backoff(queued), isUnsure: error.isSent, isTry: true };
      }
      console.error(`Avisos: un aviso no se pudo preparar: ${(error as Error).message}`);
      return { state: 'done' };
    }
  };

  const judged = (queued: Queued, { status, retryAfter }: Answer): Outcome => {
    if (status >= 200 && status < 300) return { state: 'done' };
    if (status === 404 || status === 410) return { state: 'gone' };
    if (status === 429 || status >= 500) {
      const asked = retryMs(retryAfter);
      const until = Date.now() + Math.max(asked ?? 0, backoff(queued));
      if (asked !== undefined) pauses.set(new URL(queued.endpoint).origin, Date.now() + asked);
      return { state: 'later', until, isUnsure: false, isTry: true };
    }
    console.error(`Avisos: un servicio de avisos respondió ${status}; ese aviso no se manda.`);
    return { state: 'done' };
  };

  const drain = async () => {
    database.giveUp();
    while (!stopping.signal.aborted) {
      const taken = database.take(Date.now(), CONCURRENCY);
      if (taken.length === 0) break;
      database.settle(await Promise.all(taken.map(async (queued) => [queued, await send(queued)] as const)));
    }
  };

  const wake = () => {
    if (running || stopping.signal.aborted) return;
    clearTimeout(timer);
    running = drain()
      .then(
        () => database.nextAt(),
        (error: unknown) => {
          console.error(`Avisos: no se puede seguir mandando: ${reasonOf(error)}. Se intenta en un minuto.`);
          return Date.now() + FIRST_WAIT_MS;
        },
      )
      .then((next) => {
        running = undefined;
        if (next === undefined || stopping.signal.aborted) return;
        timer = setTimeout(wake, Math.min(Math.max(next - Date.now(), 1000), LONGEST_TIMER_MS)).unref();
      });
  };

  return {
    /** Begins, or goes on. */
    wake,
    /** Resolves when nothing is on its way any more; what was is noted as unsure. */
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

function backoff({ tries }: Queued): number {
  return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
}

/** Seconds, or a date. */
function retryMs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d{1,7}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 86_400_000) : undefined;
}
