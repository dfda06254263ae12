import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { PushMessage } from '../../../src/catalogue/push-message.ts';

export interface Received {
  device: string;
  headers: IncomingHttpHeaders;
  message: PushMessage;
}

interface Device {
  keys: { p256dh: string; auth: string };
  read: (body: Buffer) => PushMessage;
}

/** A browser: the two keys it gives away, and what it reads with those it keeps (RFC 8291 over RFC 8188). */
function makeDevice(): Device {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
      const shared = curve.computeSecret(senderKey);
      const secret = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, senderKey]), 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + senderKey.length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** The signature of the sender (RFC 8292): made with the key that subscriptions are bound to, for this service, in time. */
function isSigned(authorization: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  const ahead = exp - Date.now() / 1000;
  return (
    aud === origin &&
    ahead > 0 &&
    ahead <= 86_400 &&
    /^(?:https|mailto):/.test(sub) &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

export interface PushServiceOptions {
  /** What a device's alerts are answered with; 201 unless said. */
  answer?: (device: string, times: number) => { status: number; headers?: Record<string, string> } | 'silence';
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service on this machine, which reads what it gets as the browsers would, and refuses what is not signed. */
export async function startPushService({ answer = () => ({ status: 201 }) }: PushServiceOptions = {}) {
  const devices = new Map<string, Device>();
  const received: Received[] = [];
  const times = new Map<string, number>();
  let mostAtOnce = 0;
  let atOnce = 0;

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    const name = (request.url ?? '').slice(1);
    const device = devices.get(name);
    const body = await buffer(request);
    const isProper =
      device !== undefined &&
      request.headers['content-encoding'] === 'aes128gcm' &&
      Number(request.headers['ttl']) > 0 &&
      isSigned(request.headers['authorization'] ?? '', origin);
    // As long as an answer may take over a network.
    await pause(5);
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    const wanted = isProper ? answer(name, count) : { status: 400 };
    atOnce -= 1;
    if (wanted === 'silence') return;
    if (device && wanted.status < 300)
      received.push({ device: name, headers: request.headers, message: device.read(body) });
    response.writeHead(wanted.status, wanted.headers).end();
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** A new subscription, as a browser sends it to the site. */
    subscription: (name: string) => {
      const device = makeDevice();
      devices.set(name, device);
      return { endpoint: `${origin}/${name}`, keys: device.keys };
    },
    received,
    /** How often something was sent to a device, whatever came of it. */
    times,
    mostAtOnce: () => mostAtOnce,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
