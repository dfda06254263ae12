/** What an alert carries, from the server to the service worker. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page it opens. */
  path: string;
  /** An alert that comes twice takes its own place. */
  tag: string;
}

/** The server's key, for the browser to subscribe with. Where nothing answers, no alerts are sent. */
export const PUSH_KEY_PATH = '/avisos/clave';
export const SUBSCRIBE_PATH = '/avisos/suscripcion';
/** Where a service worker says that its browser took another address by itself. */
export const RENEW_PATH = '/avisos/renovacion';
export const UNSUBSCRIBE_PATH = '/avisos/baja';

/** Countries a subscription can name; none means all of them. */
export const MOST_FOLLOWED = 60;
