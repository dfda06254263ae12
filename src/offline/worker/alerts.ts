import type { PushMessage } from '../../catalogue/push-message.ts';
import { type WorkerNotificationEvent, type WorkerPushEvent, worker } from './worker-types.ts';

/** Shows what the server sent. A browser takes alerts away from a site that shows none for one that came. */
export function showAlert({ data }: WorkerPushEvent): Promise<void> {
  const { title, body, path, tag } = data.json() as PushMessage;
  return worker.registration.showNotification(title, { body, tag, lang: 'es-MX', icon: '/icono-192.png', data: path });
}

/** Opens the page it is about. */
export async function openAlert({ notification }: WorkerNotificationEvent): Promise<void> {
  notification.close();
  await worker.clients.openWindow(String(notification.data));
}
