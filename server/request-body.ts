import { isUtf8 } from 'node:buffer';
import type { HttpBindings } from '@hono/node-server';
import type { Context, HonoRequest } from 'hono';
import { addressOf } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';

export const MAX_BODY_BYTES = 64 * 1024;

/** How the body is written; undefined for what no form of the site sends. */
export type BodyType = 'json' | 'urlencoded' | 'multipart';

/** What was sent, by the names used on the wire. */
export interface SentFields {
  fields: Map<string, unknown>;
  /** Names that came more than once; which one was meant, nobody can tell. */
  repeated: Set<string>;
}

export interface PostLimits {
  rateLimit: RateLimit;
  trustProxy: boolean;
}

/** Why a post is refused before anybody looks at what it says; `sent` once it was read, `headers` for the answer. */
export interface PostRefusal {
  status: 400 | 403 | 405 | 413 | 415 | 429;
  sent?: SentFields;
  headers?: Record<string, string>;
}

/** What a page of the site has posted, of the type it says; or why nothing is taken from it. */
export async function readPost(
  c: Context,
  type: BodyType | undefined,
  { rateLimit, trustProxy }: PostLimits,
): Promise<SentFields | PostRefusal> {
  if (c.req.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  if (!isSameOrigin(c.req.header())) return { status: 403 };
  if (!type) return { status: 415 };
  let sent: SentFields;
  try {
    const body = await readBody(c.req);
    if (!body) return { status: 413 };
    sent = await parseBody(body, type, c.req.header('Content-Type') ?? '');
  } catch (error) {
    // A visitor who left in the middle of sending: nobody is there for the answer, and nothing is wrong with us.
    const isAborted = (c.env as Partial<HttpBindings> | undefined)?.incoming?.destroyed;
    if (error instanceof UnreadableBody || isAborted) return { status: 400 };
    throw error;
  }
  const wait = rateLimit(addressOf(c, trustProxy));
  return wait > 0 ? { status: 429, sent, headers: { 'Retry-After': String(wait) } } : sent;
}

/** Whether a form of this very site sent these headers. What says nothing about where it comes from is refused. */
export function isSameOrigin(headers: Record<string, string | undefined>): boolean {
  const { host, origin, referer, 'sec-fetch-site': secFetchSite } = headers;
  if (secFetchSite === 'same-origin') return true;
  if (secFetchSite === 'cross-site' || secFetchSite === 'same-site') return false;
  const from = origin ?? referer;
  if (!from || !host || !URL.canParse(from)) return false;
  const { protocol, host: fromHost } = new URL(from);
  // Read with the same protocol, so that a written-out default port makes no difference.
  const here = `${protocol}//${host}`;
  return fromHost !== '' && URL.canParse(here) && new URL(here).host === fromHost;
}

/** What became of a post, for a script; nobody may keep it. */
export function jsonAnswer(status: number, value: object, headers: Record<string, string> = {}): Response {
  const own = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(value), { status, headers: { ...own, ...headers } });
}

/** The body cannot be read as what it says it is. */
class UnreadableBody extends Error {
  override name = 'UnreadableBody';
}

const TYPES: Record<string, BodyType> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

export function bodyType(request: HonoRequest): BodyType | undefined {
  const contentEncoding = request.header('Content-Encoding');
  if (contentEncoding && contentEncoding.toLowerCase() !== 'identity') return undefined;
  const [essence = '', ...parameters] = (request.header('Content-Type') ?? '').split(';').map((part) => part.trim());
  const charset = parameters.map((parameter) => /^charset="?([^"]*)"?$/i.exec(parameter)?.[1]).find(Boolean);
  if (charset && !/^utf-?8$/i.test(charset)) return undefined;
  const type = essence.toLowerCase();
  return Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
}

/** The bytes of the body, or undefined when they are more than allowed: never more than that is held. */
async function readBody(request: HonoRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const length = request.header('Content-Length');
  if (length !== undefined) {
    // Node lets no body be longer than it says.
    return Number(length) <= MAX_BODY_BYTES ? new Uint8Array(await request.arrayBuffer()) : undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** @throws {UnreadableBody} */
async function parseBody(body: Uint8Array<ArrayBuffer>, type: BodyType, contentType: string): Promise<SentFields> {
  if (!isUtf8(body)) throw new UnreadableBody();
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  if (type === 'json') return { fields: new Map(Object.entries(parseJsonObject(text))), repeated: new Set() };
  return collect(await readEntries(body, type, contentType, text));
}

function parseJsonObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableBody();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableBody();
  return value;
}

async function readEntries(
  body: Uint8Array<ArrayBuffer>,
  type: BodyType,
  contentType: string,
  text: string,
): Promise<[name: string, value: FormDataEntryValue][]> {
  try {
    // A browser's own reader replaces broken UTF-8 behind percent signs without a word.
    if (type === 'urlencoded') decodeURIComponent(text);
    return [...(await new Response(body, { headers: { 'Content-Type': contentType } }).formData())];
  } catch {
    throw new UnreadableBody();
  }
}

function collect(entries: readonly (readonly [name: string, value: FormDataEntryValue])[]): SentFields {
  const fields = new Map<string, unknown>();
  const repeated = new Set<string>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string') throw new UnreadableBody();
    if (fields.has(name)) repeated.add(name);
    // A form sends every line break as two characters; the page counts it as one.
    else fields.set(name, value.replaceAll('\r\n', '\n'));
  }
  return { fields, repeated };
}
