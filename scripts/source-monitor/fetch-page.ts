import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { PassThrough, pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-address.ts';

/** What asking for an address came to; never "unchanged" when nothing was read. */
export type FetchedPage =
  | {
      outcome: 'read';
      body: Uint8Array;
      type: string;
      etag: string | null;
      lastModified: string | null;
      /** Where it stands now for good, or nothing. */
      movedTo: string;
    }
  | { outcome: 'same'; movedTo: string }
  | { outcome: Unread; reason: string };

type Unread = 'gone' | 'blocked' | 'private' | 'unreadable';

export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchLimits {
  timeoutMs: number;
  /** Nobody writes a page or a PDF about visas that is larger. */
  maxBytes: number;
  /** Whether this machine may be asked too, as tests need it. */
  allowLoopback: boolean;
}

export const LIMITS: FetchLimits = { timeoutMs: 20_000, maxBytes: 12_000_000, allowLoopback: false };
const MAX_REDIRECTS = 8;
const LOGIN = /\/(?:log-?in|sign-?in|sso|auth|acceso)(?:[/.?]|$)/i;

/** Asks once, following redirects by hand: which of them are for good is what an editor wants to know. */
export async function fetchPage(
  address: string,
  {
    headers,
    validators,
    limits = LIMITS,
  }: { headers: Record<string, string>; validators?: Validators; limits?: FetchLimits },
): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const conditions = {
    ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
    ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
  };
  let now = address;
  try {
    let hasMoved = false;
    const seen = new Set<string>();
    for (;;) {
      if (seen.has(now)) return { outcome: 'unreadable', reason: 'redirige en círculos' };
      if (seen.size > MAX_REDIRECTS) return { outcome: 'unreadable', reason: 'redirige demasiadas veces' };
      seen.add(now);
      const response = await get(now, { headers: { ...headers, ...conditions }, signal }, limits.allowLoopback);
      const { statusCode: status = 0 } = response;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && status !== 304 && location) {
        response.destroy();
        const next = URL.parse(location, now);
        if (!next || !/^https?:$/.test(next.protocol))
          return { outcome: 'unreadable', reason: 'redirige a una dirección que no se visita' };
        if (LOGIN.test(next.pathname)) return { outcome: 'blocked', reason: 'pide iniciar sesión' };
        next.hash = '';
        hasMoved ||= [301, 308].includes(status);
        now = next.href;
        continue;
      }
      return await answerOf(response, { now, hasMoved, address, maxBytes: limits.maxBytes });
    }
  } catch (error) {
    if (error instanceof PrivateAddressError)
      return { outcome: 'private', reason: `lleva a una dirección privada (${new URL(now).hostname})` };
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND') return { outcome: 'gone', reason: 'el dominio ya no existe' };
    const isLate = signal.aborted || code?.includes('TIMEDOUT');
    return { outcome: 'unreadable', reason: isLate ? 'no respondió a tiempo' : 'no aceptó la conexión' };
  }
}

/** What an answer may be packed with. */
const UNPACKED: Record<string, () => Transform> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  br: createBrotliDecompress,
};

/** One GET. Not `fetch`: it asks wherever a name leads, also this machine and its network. */
async function get(address: string, options: RequestOptions, allowLoopback: boolean): Promise<IncomingMessage> {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  // What is an address already, nobody looks up.
  if (isIP(host) && !isPublicAddress(host, allowLoopback)) throw new PrivateAddressError();
  const headers = { ...options.headers, 'accept-encoding': 'gzip, br' };
  const send = address.startsWith('https:') ? httpsGet : httpGet;
  return new Promise((resolve, reject) => {
    const request = send(address, { ...options, headers, lookup: publicLookup(allowLoopback) }, resolve);
    request.on('error', reject);
    // A server that answers 101 goes over to another protocol, and that is neither an answer nor an error.
    request.on('upgrade', (_, socket) => socket.destroy());
    request.on('close', () => reject(new Error('closed')));
  });
}

async function answerOf(
  response: IncomingMessage,
  { now, hasMoved, address, maxBytes }: { now: string; hasMoved: boolean; address: string; maxBytes: number },
): Promise<FetchedPage> {
  const { statusCode: status = 0, headers } = response;
  const end = (outcome: Unread, reason: string): FetchedPage => {
    response.destroy();
    return { outcome, reason };
  };
  if (status === 404 || status === 410) return end('gone', `responde ${status}`);
  if ([401, 403, 407, 429, 451, 503, 511].includes(status)) return end('blocked', `responde ${status}`);
  if ((status < 200 || status > 299) && status !== 304) return end('unreadable', `responde ${status}`);
  // A deep page that leads to the front page is gone, whatever the status says.
  if (hasMoved && new URL(now).pathname === '/' && new URL(address).pathname !== '/')
    return end('gone', 'lleva a la portada');
  const movedTo = hasMoved ? now : '';
  if (status === 304) {
    response.resume();
    return { outcome: 'same', movedTo };
  }
  const unpack = UNPACKED[headers['content-encoding']?.toLowerCase() ?? 'identity'];
  if (!unpack) return end('unreadable', 'viene comprimida de un modo que no se pidió');
  const isLarge = Number(headers['content-length']) > maxBytes;
  const body =
    !isLarge &&
    (await readUpTo(
      pipeline(response, unpack(), () => undefined),
      maxBytes,
    ));
  if (!body) return end('unreadable', `pesa más de ${Math.round(maxBytes / 1e6)} MB`);
  return {
    outcome: 'read',
    body,
    type: headers['content-type'] ?? '',
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    movedTo,
  };
}

/** The body, or undefined as soon as it is larger: what follows is never asked for. */
async function readUpTo(body: Readable, maxBytes: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    // Leaving the loop ends the rest.
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
