import { MOST_FOLLOWED, PUSH_KEY_PATH, SUBSCRIBE_PATH, UNSUBSCRIBE_PATH } from '../catalogue/push-message.ts';
import { spokenList } from '../catalogue/spoken-list.ts';
import { register } from '../offline/register.ts';
import { isText, listOf, objectOf } from '../ui/shape.ts';
import { eraseStored, readStored, writeStored } from '../ui/stored-data.ts';

/** What this device asked for: the countries, by slug and name; none means all. */
const ALERTS_KEY = 'pv:avisos';
const VERSION = 1;
const isFollowed = listOf(objectOf({ slug: isText, name: isText }), MOST_FOLLOWED);

/** A country whose changes are followed. */
export interface FollowedPlace {
  slug: string;
  name: string;
}
type Followed = readonly FollowedPlace[];
/** How no chosen country reads. */
const ALL_PLACES = 'todos los destinos';

/** A sentence for the reader. */
class Refusal extends Error {}

/**
 * Asks the server for its key, and shows what is offered, with the buttons that say yes and no. Without an answer there is no button.
 * @returns what shows them anew, when another country was chosen.
 */
export async function workAlertsOffer(
  offer: HTMLElement,
  chosenPlace: () => FollowedPlace | undefined,
): Promise<(() => Promise<void>) | undefined> {
  const status = offer.querySelector<HTMLElement>('[role="status"]');
  if (!status) return undefined;
  const key = await fetchKey();
  if (!key) {
    status.textContent =
      'Desde donde se publica este sitio no se pueden mandar avisos. Usa tu calendario o un lector de noticias.';
    return undefined;
  }
  const about = offer.querySelector<HTMLElement>('div');
  const [yes, no] = offer.querySelectorAll('button');
  if (!about || !yes || !no) return undefined;
  about.hidden = false;

  const show = async () => {
    const followed = await followedHere();
    const place = chosenPlace();
    const hasIt = followed && (followed.length === 0 || followed.some(({ slug }) => slug === place?.slug));
    yes.hidden = Boolean(hasIt);
    yes.textContent = `Recibir avisos de ${place?.name ?? ALL_PLACES}`;
    no.hidden = !followed;
    status.textContent = followed ? `Recibes avisos de ${namesOf(followed)}.` : '';
  };
  const attempt = async (act: () => Promise<void>) => {
    status.textContent = 'Un momento…';
    try {
      await act();
      await show();
    } catch (error) {
      status.textContent =
        error instanceof Refusal ? error.message : 'No se pudo. Revisa tu conexión y vuelve a intentarlo.';
    }
  };
  yes.addEventListener('click', () => attempt(() => follow(key, chosenPlace())));
  no.addEventListener('click', () => attempt(stopAlerts));
  await show();
  return show;
}

/** Ends the alerts on this device: here, with the push service, and on the server. */
export async function stopAlerts(): Promise<void> {
  const subscription = await subscriptionHere();
  eraseStored(ALERTS_KEY);
  if (!subscription) return;
  await subscription.unsubscribe();
  await post(UNSUBSCRIBE_PATH, { endpoint: subscription.endpoint });
}

async function follow(key: string, place: FollowedPlace | undefined): Promise<void> {
  const registration = await register();
  await navigator.serviceWorker.ready;
  const before = await followedHere();
  // One that is not ours to go on with: of another key, or of a time of which nothing is known here.
  if (!before) await (await subscriptionHere())?.unsubscribe();
  const followed = place ? [...(before ?? []), place] : [];
  if (followed.length > MOST_FOLLOWED) throw new Refusal('Ya son muchos destinos: recibe los avisos de todos.');
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Refusal('Tu navegador no permite avisos de este sitio. Puedes cambiarlo en sus ajustes.');
  }
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await post(SUBSCRIBE_PATH, { endpoint, keys, countries: followed.map(({ slug }) => slug) });
  writeStored(ALERTS_KEY, VERSION, followed);
}

/** What this device asked for; undefined without a subscription, whatever was noted once. */
async function followedHere(): Promise<Followed | undefined> {
  const stored = readStored(ALERTS_KEY, VERSION, isFollowed);
  return stored.state === 'found' && (await subscriptionHere()) ? stored.data : undefined;
}

async function subscriptionHere(): Promise<PushSubscription | null | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
}

async function fetchKey(): Promise<string | undefined> {
  try {
    const answer = await fetch(PUSH_KEY_PATH);
    return answer.ok ? ((await answer.json()) as { key: string }).key : undefined;
  } catch {
    return undefined;
  }
}

async function post(path: string, value: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(value) });
  if (answer.ok) return;
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw error ? new Refusal(error) : new Error(`${path} answered ${answer.status}`);
}

function namesOf(followed: Followed): string {
  return followed.length === 0 ? ALL_PLACES : spokenList(followed.map(({ name }) => name));
}
