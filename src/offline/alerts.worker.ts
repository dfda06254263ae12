import { type PushMessage, RENEW_PATH } from '../catalogue/push-message.ts';
import { type WorkerEvent, worker } from './worker-types.ts';

/** Shows what the server sent. A browser takes alerts away from a site that shows none for one that came. */
export function showAlert({ data }: WorkerEvent): Promise<void> {
  return show(data.json() as PushMessage);
}

/** Opens the page it is about. */
export async function openAlert({ notification }: WorkerEvent): Promise<void> {
  notification.close();
  await worker.clients.openWindow(String(notification.data));
}

/** The browser took another address by itself: the alerts go on there, or the reader is told that they ended. */
export async function renewAlerts({ oldSubscription: former, newSubscription }: WorkerEvent): Promise<void> {
  const renewed = newSubscription ?? (former && (await subscribeAgain(former)));
  if (former && renewed && (await moveTo(renewed, former))) return;
  // The page of alerts offers them again where there is no subscription.
  await renewed?.unsubscribe();
  // A browser that names no address may only have been allowed alerts again, by the page that asks for them.
  if (!former && (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return;
  await show({
    title: 'Tus avisos se detuvieron',
    body: 'Tu navegador dejó de recibirlos. Toca aquí y pídelos otra vez.',
    path: '/cambios#seguir',
    tag: 'avisos',
  });
}

function subscribeAgain({ options }: PushSubscription): Promise<PushSubscription | undefined> {
  return worker.registration.pushManager.subscribe(options).catch(() => undefined);
}

async function moveTo(renewed: PushSubscription, former: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = renewed.toJSON();
  const body = JSON.stringify({ former: former.endpoint, endpoint, keys });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(RENEW_PATH, { method: 'POST', headers, body }).catch(() => undefined);
  return answer?.ok ?? false;
}

function show({ title, body, path, tag }: PushMessage): Promise<void> {
  return worker.registration.showNotification(title, { body, tag, lang: 'es-MX', icon: '/icono-192.png', data: path });
}
