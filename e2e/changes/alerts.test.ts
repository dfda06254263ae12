import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { untilStored } from '../offline/offline-site.ts';
import { expectInSight } from '../page-parts.ts';
import { address, PHONE, useSite } from '../site.ts';
import { storedUnder } from '../stored-data.ts';

const { blank, open } = useSite();

/** What a browser gives away of a subscription; its push service is none that a test could reach. */
function subscription() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(8).toString('hex')}`, keys };
}

test('the way from a country to its alerts ends at the alerts on a phone', async () => {
  const page = await open('/cambios?pais=japan#seguir', { viewport: PHONE });
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /cambios?$/ })
    .waitFor();
  await expectInSight(page.getByRole('heading', { name: 'Entérate sin volver aquí' }));
});

test('a reader asks for alerts of one country, gets one, opens what it is about, and stops them', async () => {
  const page = await blank({ serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications'], { origin: address('') });
  await page.addInitScript((kept) => {
    let isOn = false;
    const unsubscribe = async () => {
      isOn = false;
    };
    const made = { endpoint: kept.endpoint, toJSON: () => kept, unsubscribe };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isOn = true;
        return made;
      },
      getSubscription: async () => (isOn ? made : null),
    });
  }, subscription());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/cambios?pais=peru');
  const ways = page.getByRole('region', { name: 'Entérate sin volver aquí' });
  const status = ways.getByRole('status');
  await ways.getByText('Perú').waitFor();
  expect(asked).not.toContain('/avisos/clave');
  await ways.getByText('Con avisos en este dispositivo').click();
  await ways.getByRole('button', { name: 'Recibir avisos de Perú' }).click();
  await expect.poll(() => status.textContent()).toBe('Recibes avisos de Perú.');
  expect(await storedUnder(page, 'pv:avisos')).toContain('peru');

  // The browser on this machine shows no alerts: what it was asked to show, and to open, is written down instead.
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker');
  const [shown, opened] = (await worker.evaluate(async () => {
    const told: unknown[] = [];
    const scope = self as unknown as { registration: object; clients: object; dispatchEvent(event: Event): boolean };
    Object.assign(scope.registration, { showNotification: async (...what: unknown[]) => told.push(what) });
    Object.assign(scope.clients, { openWindow: async (path: string) => told.push(path) });
    const make = (type: string, rest: object) =>
      Object.assign(new Event(type), { waitUntil: (work: Promise<unknown>) => work, ...rest });
    const sent = { title: 'Perú: sube el costo', body: 'Desde hoy.', path: '/pais/peru#cambios', tag: '1' };
    scope.dispatchEvent(make('push', { data: { json: () => sent } }));
    scope.dispatchEvent(make('notificationclick', { notification: { close: () => undefined, data: sent.path } }));
    await new Promise((resolve) => setTimeout(resolve));
    return told;
  })) as [[string, { body: string; data: string }], string];
  expect(shown).toEqual(['Perú: sube el costo', expect.objectContaining({ body: 'Desde hoy.' })]);
  expect([shown[1].data, opened]).toEqual(['/pais/peru#cambios', '/pais/peru#cambios']);

  await ways.getByRole('button', { name: 'Dejar de recibir avisos' }).click();
  await ways.getByRole('button', { name: 'Recibir avisos de Perú' }).waitFor();
  expect(await storedUnder(page, 'pv:avisos')).toBeNull();
});

test('where the browser takes another address by itself the alerts go on there; where they cannot, the reader is told', async () => {
  const page = await blank({ serviceWorkers: 'allow' });
  await page.goto('/cambios');
  await untilStored(page, '/cambios');
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker');
  const [first, second, third] = [subscription(), subscription(), subscription()];
  const asked = await page.request.post('/avisos/suscripcion', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { ...first, countries: ['peru'] },
  });
  expect(asked.status()).toBe(200);

  /** The browser's event; resolves with what was subscribed to again, shown and ended. */
  const change = (names: { former?: typeof first; renewed?: typeof first; made?: typeof first; isOpen?: boolean }) =>
    worker.evaluate(async ({ former, renewed, made, isOpen = false }) => {
      const told: unknown[] = [];
      const end = async () => told.push('ended');
      const asBrowser = (kept?: object) => kept && { ...kept, toJSON: () => kept, unsubscribe: end };
      const subscribe = async (options: unknown) => {
        told.push(options);
        if (!made) throw new Error('NotAllowedError');
        return asBrowser(made);
      };
      const scope = self as unknown as { registration: object; clients: object; dispatchEvent(event: Event): boolean };
      Object.assign(PushManager.prototype, { subscribe });
      Object.assign(scope.registration, { showNotification: async (title: string) => told.push(title) });
      Object.assign(scope.clients, { matchAll: async () => (isOpen ? [{}] : []) });
      const work: Promise<unknown>[] = [];
      const oldSubscription = former && { ...former, options: { applicationServerKey: 'la misma' } };
      const rest = { oldSubscription, newSubscription: asBrowser(renewed), waitUntil: work.push.bind(work) };
      scope.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), rest));
      await Promise.all(work);
      return told;
    }, names);

  const stopped = 'Tus avisos se detuvieron';
  // With the same key, unless the browser has done so already.
  const again = { applicationServerKey: 'la misma' };
  expect(await change({ former: first, made: second })).toEqual([again]);
  expect(await change({ former: second, renewed: third })).toEqual([]);
  // The server knows the address no more, or nobody says which one it was.
  expect(await change({ former: first, renewed: second })).toEqual(['ended', stopped]);
  expect(await change({ former: third })).toEqual([again, stopped]);
  expect(await change({ renewed: second })).toEqual(['ended', stopped]);
  expect(await change({})).toEqual([stopped]);
  expect(await change({ isOpen: true })).toEqual([]);
});
