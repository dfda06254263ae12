/**
 * The part of the service worker's world that ours touches. TypeScript's own `webworker` library cannot be
 * loaded beside `dom`, which the rest of the project needs.
 */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface PageClient {
  readonly id: string;
  readonly url: string;
}

export interface WorkerPushEvent extends WorkerEvent {
  /** Our server sends none without. */
  readonly data: { json(): unknown };
}

/** Browsers older than 2025 name neither; one without permission has no new one. */
export interface WorkerSubscriptionEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

export interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: WorkerSubscriptionEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: WorkerNotificationEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageClient[]>;
  };
}

export const worker = self as unknown as WorkerScope;
