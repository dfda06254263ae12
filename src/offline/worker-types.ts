/**
 * The part of the service worker's world that ours touches, with all that its events carry. TypeScript's own `webworker`
 * library cannot be loaded beside `dom`, which the rest of the project needs.
 */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  /** Our server sends no push without. */
  readonly data: { json(): unknown };
  readonly notification: Notification;
  /** Browsers older than 2025 name neither; one without permission has no new one. */
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface WorkerScope {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
}

export const worker = self as unknown as WorkerScope;
