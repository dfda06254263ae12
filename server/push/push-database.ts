import webPush from 'web-push';
import { type DatabaseKind, inTransaction, openDatabase } from '../database.ts';

/**
 * "PVav". `announced`: the id of every change subscribers were told of, or that was there when they could not be. `queue`: what is
 * still to be sent, to which push service, and when it is tried next.
 */
const ALERTS: DatabaseKind = {
  applicationId: 0x50_56_61_76,
  schema: `
    CREATE TABLE keys (public TEXT NOT NULL, private TEXT NOT NULL) STRICT;
    CREATE TABLE subscriptions (
      id INTEGER PRIMARY KEY,
      endpoint TEXT NOT NULL UNIQUE,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      countries TEXT NOT NULL
    ) STRICT;
    CREATE TABLE announced (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE queue (
      subscription INTEGER NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
      batch INTEGER NOT NULL,
      origin TEXT NOT NULL,
      payload TEXT NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0,
      next_at INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (subscription, batch)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX queue_next ON queue (origin, next_at);
  `,
};

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Slugs; none means all. */
  countries: readonly string[];
}

/** Something to send, with where to. */
export interface Queued extends Omit<Subscription, 'countries'> {
  subscription: number;
  batch: number;
  payload: string;
}

/** Sent, or useless to send again: `done`. The push service knows that browser no more: `gone`. All else is tried again. */
export type DeliveryOutcome = 'done' | 'gone' | 'later';

/** Each try waits twice as long as the one before: the last begins some two hours after the first. */
const MOST_TRIES = 8;
const FIRST_WAIT_MS = 60_000;

export type PushDatabase = ReturnType<typeof openPushDatabase>;

/** Opens subscriptions, keys and queue, made at the first start for nobody else on the machine to read. Never waits for a lock: it throws. */
export function openPushDatabase(file: string) {
  const db = openDatabase(file, ALERTS, (made) => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    made.prepare('INSERT INTO keys VALUES (?, ?)').run(publicKey, privateKey);
  });
  const keys = db.prepare('SELECT public, private FROM keys').get() as { public: string; private: string };
  const unsubscribe = (endpoint: string) =>
    void db.prepare('DELETE FROM subscriptions WHERE endpoint = ?').run(endpoint);

  return {
    keys: { publicKey: keys.public, privateKey: keys.private },
    subscribe: ({ endpoint, p256dh, auth, countries }: Subscription) => {
      const add = `INSERT INTO subscriptions (endpoint, p256dh, auth, countries) VALUES (?, ?, ?, ?) ON CONFLICT (endpoint)
        DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, countries = excluded.countries`;
      db.prepare(add).run(endpoint, p256dh, auth, JSON.stringify(countries));
    },
    /** The same subscription at another address: its countries stay, and what is queued goes there. False where nobody knows the former one. */
    renew: (former: string, { endpoint, p256dh, auth }: Omit<Subscription, 'countries'>): boolean =>
      inTransaction(db, () => {
        const move = 'UPDATE OR REPLACE subscriptions SET endpoint = ?, p256dh = ?, auth = ? WHERE endpoint = ?';
        const { changes } = db.prepare(move).run(endpoint, p256dh, auth, former);
        const follow =
          'UPDATE queue SET origin = ? WHERE subscription = (SELECT id FROM subscriptions WHERE endpoint = ?)';
        db.prepare(follow).run(new URL(endpoint).origin, endpoint);
        return Number(changes) > 0;
      }),
    isSubscribed: (endpoint: string): boolean =>
      db.prepare('SELECT 1 FROM subscriptions WHERE endpoint = ?').get(endpoint) !== undefined,
    unsubscribe,
    count: (table: 'subscriptions' | 'queue') =>
      Number(db.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']),
    subscriptions: () =>
      db
        .prepare('SELECT id, endpoint, countries FROM subscriptions')
        .all()
        .map(({ id, endpoint, countries }) => ({
          id: Number(id),
          endpoint: String(endpoint),
          countries: JSON.parse(String(countries)) as string[],
        })),
    announced: () =>
      new Set(
        db
          .prepare('SELECT id FROM announced')
          .all()
          .map(({ id }) => String(id)),
      ),
    /** What the new build says is announced, and everything there is to send is in the queue: all of it or nothing. */
    announce: (
      ids: readonly string[],
      batch: number,
      messages: readonly (readonly [to: { id: number; endpoint: string }, payload: string])[],
    ) =>
      inTransaction(db, () => {
        const note = db.prepare('INSERT INTO announced VALUES (?) ON CONFLICT DO NOTHING');
        for (const id of ids) note.run(id);
        const put = db.prepare('INSERT INTO queue (subscription, batch, origin, payload) VALUES (?, ?, ?, ?)');
        for (const [{ id, endpoint }, payload] of messages) put.run(id, batch, new URL(endpoint).origin, payload);
      }),
    /** Nothing waits for what was asked of a former process, or by a clock that has been set right since. */
    hasten: () => void db.exec('UPDATE queue SET next_at = 0'),
    /** The push services for which something is due, those with most of it first. */
    dueOrigins: (now: number, most: number): string[] =>
      db
        .prepare('SELECT origin FROM queue WHERE next_at <= ? GROUP BY origin ORDER BY count(*) DESC LIMIT ?')
        .all(now, most)
        .map(({ origin }) => String(origin)),
    /**
     * Takes what is due for a push service, what was tried least first. The next try is noted before this one begins, so that a
     * stop in the middle repeats it once; what was tried often enough is dropped.
     */
    take: (origin: string, now: number, most: number): Queued[] =>
      inTransaction(db, () => {
        db.exec(`DELETE FROM queue WHERE tries >= ${MOST_TRIES} AND next_at <= ${now}`);
        const due = `SELECT subscription, batch, payload, endpoint, p256dh, auth FROM queue JOIN subscriptions ON id = subscription
          WHERE origin = ? AND next_at <= ? ORDER BY tries, next_at LIMIT ?`;
        const taken = db.prepare(due).all(origin, now, most) as unknown as Queued[];
        const begin = db.prepare(
          `UPDATE queue SET tries = tries + 1, next_at = ? + (${FIRST_WAIT_MS} << tries) WHERE subscription = ? AND batch = ?`,
        );
        for (const { subscription, batch } of taken) begin.run(now, subscription, batch);
        return taken;
      }),
    /** Notes what has become of what was sent. */
    settle: (outcomes: readonly (readonly [Queued, DeliveryOutcome])[]) =>
      inTransaction(db, () => {
        const end = db.prepare('DELETE FROM queue WHERE subscription = ? AND batch = ?');
        for (const [{ subscription, batch, endpoint }, outcome] of outcomes) {
          // By its address: it may have another by now, and live on.
          if (outcome === 'gone') unsubscribe(endpoint);
          if (outcome === 'done') end.run(subscription, batch);
        }
      }),
    /** When the next one is due; undefined with an empty queue. */
    nextAt: (): number | undefined => {
      const next = db.prepare('SELECT min(next_at) AS next FROM queue').get()?.['next'];
      return next === null || next === undefined ? undefined : Number(next);
    },
    close: () => db.close(),
  };
}
