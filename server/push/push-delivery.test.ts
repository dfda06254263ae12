import { expect, onTestFinished, test, vi } from 'vitest';
import { startPushService } from './testing/push-service.ts';
import { FEE, OLD, postJson, pushSite, until } from './testing/push-site.ts';

test('a push service that asks for time gets it, and gets nothing else meanwhile; then everything comes', async () => {
  const WAIT_S = 2;
  const at = new Map<string, number>();
  const { serve, subscribe, received, times } = await pushSite({
    answer: (device, count) => {
      at.set(device, performance.now());
      const asksForTime = device === 'a0' && count === 1;
      return asksForTime ? { status: 429, headers: { 'Retry-After': String(WAIT_S) } } : { status: 201 };
    },
  });
  await serve({ japan: [OLD] });
  for (let place = 0; place < 40; place += 1) await subscribe(`a${place}`);
  await serve({ japan: [FEE, OLD] });
  await until(() => received.length === 39);
  const asked = at.get('a0') ?? 0;
  const meanwhile = [...at.values()].filter((time) => time > asked && time < asked + WAIT_S * 1000);
  // Those that were on their way already.
  expect(meanwhile.length).toBeLessThan(16);
  expect(times.get('a0')).toBe(1);
});

test('an alert refused because our clock or signature is wrong, or put off by such a clock, is sent once that is fixed', async () => {
  const { serve, subscribe, received, times, queued, kill, port, openDatabase } = await pushSite({
    answer: (_device, count) => ({ status: count === 1 ? 403 : 201 }),
  });
  await serve({ japan: [OLD] });
  await subscribe('a');
  const server = await serve({ japan: [FEE, OLD] });
  await until(() => times.get('a') === 1);
  expect((await fetch(`http://127.0.0.1:${port()}/avisos/clave`)).status).toBe(200);
  await until(() => server.log().includes('respondió 403'));
  await kill();
  expect(queued()).toBe(1);
  const database = openDatabase();
  const nextYear = Date.now() + 365 * 86_400_000;
  expect(database.take(database.dueOrigins(nextYear, 1)[0] ?? '', nextYear, 1)).toHaveLength(1);
  database.close();
  await serve({ japan: [FEE, OLD] });
  await until(() => received.length === 1 && queued() === 0);
});

test('kill -9 in the middle loses none, and repeats none more than once', async () => {
  const COUNT = 200;
  let onReceived = () => {};
  let queuedAtFirst: number | undefined;
  const { serve, subscribeAll, times, kill, mostAtOnce, queued } = await pushSite({
    answer: () => {
      queuedAtFirst ??= queued();
      onReceived();
      return { status: 201 };
    },
  });
  await serve({ japan: [OLD] });
  await subscribeAll(Array.from({ length: COUNT }, (_, place) => `a${place}`));
  const middle = Promise.withResolvers<void>();
  let count = 0;
  onReceived = () => {
    count += 1;
    if (count === COUNT / 2) middle.resolve();
  };
  await serve({ japan: [FEE, OLD] });
  await middle.promise;
  await kill();
  expect(times.size).toBeLessThan(COUNT);
  // All of them were on disk before the first was sent.
  expect(queuedAtFirst).toBe(COUNT);
  await serve({ japan: [FEE, OLD] });
  await until(() => times.size === COUNT);
  await serve({ japan: [FEE, OLD] });
  expect(times.size).toBe(COUNT);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  expect(mostAtOnce()).toBeGreaterThan(1);
  expect(mostAtOnce()).toBeLessThanOrEqual(16);
});

test('push services that hang hold up no other one', async () => {
  const { serve, subscribe, port, received } = await pushSite();
  await serve({ japan: [OLD] });
  for (let at = 0; at < 3; at += 1) {
    const hanging = await startPushService({ answer: () => 'silence' });
    onTestFinished(hanging.stop);
    for (let place = 0; place < 20; place += 1) {
      await postJson(port(), '/avisos/suscripcion', { ...hanging.subscription(`h${place}`), countries: [] });
    }
  }
  for (let place = 0; place < 50; place += 1) await subscribe(`a${place}`);
  await serve({ japan: [FEE, OLD] });
  await vi.waitFor(() => expect(received).toHaveLength(50), { timeout: 20_000 });
});
