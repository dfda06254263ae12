import { isIP } from 'node:net';

/** What asking for an address came to; never "unchanged" when nothing was read. */
export type Answer =
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
  | { outcome: 'gone' | 'blocked' | 'unreadable'; reason: string };

export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface Limits {
  timeoutMs: number;
  /** Nobody writes a page or a PDF about visas that is larger. */
  maxBytes: number;
}

export const LIMITS: Limits = { timeoutMs: 20_000, maxBytes: 12_000_000 };
const MAX_REDIRECTS = 8;
const LOGIN = /\/(?:log-?in|sign-?in|sso|auth|acceso)(?:[/.?]|$)/i;

/** Asks once, following redirects by hand: which of them are for good is what an editor wants to know. */
export async function fetchPage(
  address: string,
  {
    headers,
    validators,
    limits = LIMITS,
  }: { headers: Record<string, string>; validators?: Validators; limits?: Limits },
): Promise<Answer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const conditions = {
    ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
    ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
  };
  try {
    let now = address;
    let hasMoved = false;
    const seen = new Set<string>();
    for (;;) {
      if (seen.has(now)) return { outcome: 'unreadable', reason: 'redirige en círculos' };
      if (seen.size > MAX_REDIRECTS) return { outcome: 'unreadable', reason: 'redirige demasiadas veces' };
      seen.add(now);
      const response = await fetch(now, { redirect: 'manual', headers: { ...headers, ...conditions }, signal });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && response.status !== 304 && location) {
        await response.body?.cancel();
        const next = URL.parse(location, now);
        if (!next || !isPublic(next, address))
          return { outcome: 'unreadable', reason: 'redirige a una dirección que no se visita' };
        if (LOGIN.test(next.pathname)) return { outcome: 'blocked', reason: 'pide iniciar sesión' };
        next.hash = '';
        hasMoved ||= [301, 308].includes(response.status);
        now = next.href;
        continue;
      }
      return await answerOf(response, { now, hasMoved, address, maxBytes: limits.maxBytes });
    }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND') return { outcome: 'gone', reason: 'el dominio ya no existe' };
    const isLate = (error as Error).name === 'TimeoutError' || code?.includes('TIMEOUT');
    return { outcome: 'unreadable', reason: isLate ? 'no respondió a tiempo' : 'no aceptó la conexión' };
  }
}

async function answerOf(
  response: Response,
  { now, hasMoved, address, maxBytes }: { now: string; hasMoved: boolean; address: string; maxBytes: number },
): Promise<Answer> {
  const { status, headers } = response;
  const end = async (outcome: 'gone' | 'blocked' | 'unreadable', reason: string): Promise<Answer> => {
    await response.body?.cancel();
    return { outcome, reason };
  };
  if (status === 404 || status === 410) return end('gone', `responde ${status}`);
  if ([401, 403, 407, 429, 451, 503, 511].includes(status)) return end('blocked', `responde ${status}`);
  if (!response.ok && status !== 304) return end('unreadable', `responde ${status}`);
  // A deep page that leads to the front page is gone, whatever the status says.
  if (hasMoved && new URL(now).pathname === '/' && new URL(address).pathname !== '/')
    return end('gone', 'lleva a la portada');
  const movedTo = hasMoved ? now : '';
  if (status === 304) return { outcome: 'same', movedTo };
  const body = await readUpTo(response, maxBytes);
  if (!body) return { outcome: 'unreadable', reason: `pesa más de ${Math.round(maxBytes / 1e6)} MB` };
  return {
    outcome: 'read',
    body,
    type: headers.get('content-type') ?? '',
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    movedTo,
  };
}

/** The body, or undefined as soon as it is larger: what follows is never asked for. */
async function readUpTo(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A source must not lead to the machine it is read on, nor to its network. */
function isPublic(next: URL, from: string): boolean {
  if (!/^https?:$/.test(next.protocol)) return false;
  const { hostname } = next;
  return (
    hostname === new URL(from).hostname ||
    (isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !/(^|\.)(localhost|local|internal)$/.test(hostname))
  );
}
