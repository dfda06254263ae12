import { isIP } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
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
  // The usual one asks wherever a name leads, also this machine and its network.
  const dispatcher = new Agent({ connect: { lookup: publicLookup(limits.allowLoopback) } });
  let now = address;
  try {
    let hasMoved = false;
    const seen = new Set<string>();
    for (;;) {
      if (seen.has(now)) return { outcome: 'unreadable', reason: 'redirige en círculos' };
      if (seen.size > MAX_REDIRECTS) return { outcome: 'unreadable', reason: 'redirige demasiadas veces' };
      seen.add(now);
      const host = new URL(now).hostname.replace(/^\[|\]$/g, '');
      // What is an address already, nobody looks up.
      if (isIP(host) && !isPublicAddress(host, limits.allowLoopback)) throw new PrivateAddressError();
      const response = await fetch(now, {
        headers: { ...headers, ...conditions },
        signal,
        dispatcher,
        redirect: 'manual',
      });
      const { status } = response;
      const location = response.headers.get('location');
      if (status >= 300 && status < 400 && status !== 304 && location) {
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
    const cause = (error as Error).cause ?? error;
    if (cause instanceof PrivateAddressError)
      return { outcome: 'private', reason: `lleva a una dirección privada (${new URL(now).hostname})` };
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND') return { outcome: 'gone', reason: 'el dominio ya no existe' };
    const isLate = signal.aborted || /TIMEDOUT|TIMEOUT/.test(code);
    return { outcome: 'unreadable', reason: isLate ? 'no respondió a tiempo' : 'no aceptó la conexión' };
  } finally {
    await dispatcher.destroy();
  }
}

async function answerOf(
  { status, headers, body }: Response,
  { now, hasMoved, address, maxBytes }: { now: string; hasMoved: boolean; address: string; maxBytes: number },
): Promise<FetchedPage> {
  if (status === 404 || status === 410) return { outcome: 'gone', reason: `responde ${status}` };
  if ([401, 403, 407, 429, 451, 503, 511].includes(status)) return { outcome: 'blocked', reason: `responde ${status}` };
  if ((status < 200 || status > 299) && status !== 304) return { outcome: 'unreadable', reason: `responde ${status}` };
  // A deep page that leads to the front page is gone, whatever the status says.
  if (hasMoved && new URL(now).pathname === '/' && new URL(address).pathname !== '/')
    return { outcome: 'gone', reason: 'lleva a la portada' };
  const movedTo = hasMoved ? now : '';
  if (status === 304) return { outcome: 'same', movedTo };
  const isLarge = Number(headers.get('content-length')) > maxBytes;
  const read = !isLarge && (await readUpTo(body ?? [], maxBytes));
  if (!read) return { outcome: 'unreadable', reason: `pesa más de ${Math.round(maxBytes / 1e6)} MB` };
  return {
    outcome: 'read',
    body: read,
    type: headers.get('content-type') ?? '',
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    movedTo,
  };
}

/** The body, or undefined as soon as it is larger: what follows is never asked for. */
async function readUpTo(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
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
