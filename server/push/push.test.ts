import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../inbox/testing/running-inbox.ts';
import { send } from '../inbox/testing/send.ts';
import type { Queued } from './push-database.ts';
import { FEE, OLD, postJson, pushSite, STAY, until } from './testing/push-site.ts';

test('a newer build tells whoever asked for that country or for all, once, sealed and signed; nobody else', async () => {
  const { serve, subscribe, received, port, queued } = await pushSite();
  await serve({ japan: [OLD] });
  const key = await (await fetch(`http://127.0.0.1:${port()}/avisos/clave`)).json();
  for (const [name, countries] of [
    ['todo', []],
    ['japon', ['japan']],
    ['peru', ['peru']],
  ] as const) {
    expect((await subscribe(name, [...countries])).status).toBe(200);
  }

  await serve({ japan: [FEE, OLD] });
  await until(() => received.length === 2 && queued() === 0);
  expect(received.map(({ device }) => device).sort()).toEqual(['japon', 'todo']);
  expect(received[0]?.message).toEqual({
    title: 'Japón: Sube el costo',
    body: 'Desde el 1.º de diciembre de 2026.',
    path: '/pais/japan#cambios',
    tag: expect.any(String),
  });

  // The same build again, and a change in better words, are no news; two changes are one alert.
  await serve({ japan: [{ ...FEE, dateline: 'Anunciado para diciembre', title: 'Sube lo que cuesta' }, OLD] });
  await serve({ japan: [STAY, FEE, OLD], peru: [{ ...FEE, id: 'costo-peru' }] });
  await until(() => received.length === 5);
  const { message } = received.find(({ device }, place) => device === 'todo' && place > 1) ?? {};
  // A title that names the country is not given its name twice.
  expect(received.map((one) => one.message.title)).toContain('En Japón dan 30 días');
  expect(message).toMatchObject({ title: 'Cambiaron 2 reglas de viaje', body: 'Japón y Perú.', path: '/cambios' });
  expect((await (await fetch(`http://127.0.0.1:${port()}/avisos/clave`)).json()).key).toBe(key.key);
});

test('who takes it back, and whoever the push service knows no more, is forgotten', async () => {
  const { serve, subscribe, subscription, times, port, received, queued } = await pushSite({
    answer: (device) => ({ status: device === 'ido' ? 410 : 201 }),
  });
  await serve({ japan: [OLD] });
  for (const name of ['ido', 'queda']) await subscribe(name);
  const goodbye = subscription('adios');
  await postJson(port(), '/avisos/suscripcion', { ...goodbye, countries: [] });
  expect((await postJson(port(), '/avisos/baja', { endpoint: goodbye.endpoint })).status).toBe(200);
  await serve({ japan: [FEE, OLD] });
  // Whoever is stopped before that is noted would send it again.
  await until(() => received.length === 1 && times.get('ido') === 1 && queued() === 0);
  await serve({ japan: [STAY, FEE, OLD] });
  await until(() => received.length === 2);
  expect([times.get('ido'), times.get('queda'), times.get('adios')]).toEqual([1, 2, undefined]);
});

test('a browser that takes another address gets there what it asked for, and what was queued; an unknown one is told so', async () => {
  const { serve, subscribe, subscription, times, port, received, kill, openDatabase } = await pushSite({
    answer: (device) => ({ status: device === 'antes' ? 503 : 201 }),
  });
  await serve({ japan: [OLD] });
  for (const name of ['otro', 'antes']) await subscribe(name, ['japan']);
  await serve({ japan: [FEE, OLD] });
  await until(() => received.length === 1 && times.get('antes') === 1);

  const before = subscription('antes').endpoint;
  const after = subscription('ahora');
  const renew = (value: object) => postJson(port(), '/avisos/renovacion', { ...after, former: before, ...value });
  for (const [value, status, sentence] of [
    [{ former: `${before}-no` }, 404, 'No conocemos la dirección de antes'],
    [{ endpoint: 'https://10.0.0.7/a' }, 422, 'Google, Mozilla'],
    [{ keys: { ...after.keys, auth: 'corta' } }, 422, 'claves'],
    [{ countries: [] }, 422, 'No se pudo leer'],
  ] as const) {
    const refused = await renew(value);
    expect([refused.status, JSON.parse(refused.body).error]).toEqual([status, expect.stringContaining(sentence)]);
  }
  expect((await renew({})).status).toBe(200);
  expect((await renew({})).status).toBe(404);

  await kill();
  const database = openDatabase();
  expect(database.subscriptions().map(({ countries }) => countries)).toEqual([['japan'], ['japan']]);
  const { origin } = new URL(before);
  const waiting = database.take(origin, Date.now() + 3_600_000, 16)[0] as Queued;
  // What the push service says of the former address a moment later ends nothing.
  database.settle([[{ ...waiting, endpoint: before }, 'gone']]);
  database.close();
  await serve({ japan: [STAY, FEE, OLD], peru: [{ ...FEE, id: 'costo-peru' }] });
  await until(() => received.filter(({ device }) => device === 'ahora').length === 2);
  expect(times.get('antes')).toBe(1);
});

test('a network that asks for alerts without end fills no file, and whoever has them can still choose other countries', async () => {
  const { serve, port, subscription, openDatabase } = await pushSite();
  await serve({ japan: [OLD] }, { TRUST_PROXY: '1' });
  const { keys } = subscription('a');
  const ask = async (place: number, network: string, countries: string[] = []) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `${network}:${place.toString(16)}::1` };
    const body = JSON.stringify({
      endpoint: `https://fcm.googleapis.com/fcm/send/${network}-${place}`,
      keys,
      countries,
    });
    return (await send({ port: port(), path: '/avisos/suscripcion', headers, body })).status;
  };
  for (let place = 0; place < 300; place += 1) expect(await ask(place, '2001:db8:1')).toBe(200);
  expect(await ask(300, '2001:db8:1')).toBe(429);
  expect(await ask(7, '2001:db8:1', ['japan'])).toBe(200);
  expect(await ask(0, '2001:db8:2')).toBe(200);
  const database = openDatabase();
  expect(database.count('subscriptions')).toBe(301);
  database.close();
});

test('where the file of the alerts cannot be used, the log says why, none are offered, and the site serves', async () => {
  const { serve, port } = await pushSite();
  const folder = testFolder();
  const file = join(folder, 'avisos.sqlite');
  writeFileSync(file, 'x'.repeat(5000));
  const server = await serve({ japan: [OLD] }, { INBOX_FILE: join(folder, 'buzon.sqlite') });
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port()}${path}`)).status;
  expect([await status('/'), await status('/avisos/clave')]).toEqual([200, 503]);
  expect(server.log()).toContain(
    `Avisos: no se puede usar ${file}: está dañado o es de otro programa. No se ofrecen avisos hasta que se resuelva.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('x'.repeat(5000));
});

describe('what cannot be a subscription is refused in a sentence, and not kept', () => {
  const good = 'https://fcm.googleapis.com/fcm/send/abc';
  test('addresses of anything but a known push service, without end; broken keys; unknown countries', async () => {
    const { serve, port, subscription } = await pushSite();
    const running = await serve({ japan: [OLD] }, { PUSH_ALLOW_LOOPBACK: '0' });
    const { endpoint: loopback, keys } = subscription('a');
    const post = (value: object) => postJson(port(), '/avisos/suscripcion', { keys, countries: [], ...value });
    for (const [value, status, sentence] of [
      [{ endpoint: loopback }, 422, 'https'],
      [{ endpoint: 'https://127.0.0.1/a' }, 422, 'Google, Mozilla, Apple y Microsoft'],
      [{ endpoint: 'https://10.0.0.7/a' }, 422, 'Google, Mozilla'],
      [{ endpoint: 'https://[::1]/a' }, 422, 'Google, Mozilla'],
      [{ endpoint: 'https://localhost/a' }, 422, 'Google, Mozilla'],
      [{ endpoint: 'https://victima.example.com/a' }, 422, 'Google, Mozilla'],
      [{ endpoint: 'https://fcm.googleapis.com.example.com/a' }, 422, 'Google, Mozilla'],
      [{ endpoint: 'https://notify.windows.com.mx/a' }, 422, 'Google, Mozilla'],
      [{ endpoint: 'https://malpush.apple.com/a' }, 422, 'Google, Mozilla'],
      [{ endpoint: good.replace('https', 'http') }, 422, 'https'],
      [{ endpoint: 'file:///etc/passwd' }, 422, 'https'],
      [{ endpoint: 'javascript:alert(1)' }, 422, 'https'],
      [{ endpoint: 'hola' }, 422, 'no es una dirección'],
      [{ endpoint: 'https://fcm.googleapis.com:8443/a' }, 422, 'forma'],
      [{ endpoint: 'https://yo:clave@fcm.googleapis.com/a' }, 422, 'forma'],
      [{ endpoint: `${good}${'a'.repeat(2000)}` }, 422, '1024 letras'],
      [{ endpoint: `${good}${'a'.repeat(100_000)}` }, 413, 'demasiado larga'],
      [{ endpoint: good, keys: { ...keys, auth: 'corta' } }, 422, 'claves'],
      [{ endpoint: good, keys: { ...keys, p256dh: 'A'.repeat(87) } }, 422, 'claves'],
      [{ endpoint: good, countries: ['atlantida'] }, 422, 'no existe'],
      [{ endpoint: good, countries: ['../japan'] }, 422, 'no existe'],
      [{ endpoint: good, nombre: 'Itzel' }, 422, 'No se pudo leer'],
    ] as const) {
      const answer = await post(value);
      expect([answer.status, JSON.parse(answer.body).error], JSON.stringify(value).slice(0, 80)).toEqual([
        status,
        expect.stringContaining(sentence),
      ]);
    }
    for (const endpoint of [
      good,
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://web.push.apple.com/a',
      'https://wns2-by3p.notify.windows.com/w/?token=a',
    ]) {
      expect((await post({ endpoint })).status, endpoint).toBe(200);
    }
    running.child.kill('SIGTERM');
    await once(running.child, 'exit');
  });
});
