import { isUtf8 } from 'node:buffer';
import type { HonoRequest } from 'hono';

export const MAX_BODY_BYTES = 64 * 1024;

/** How the body is written; undefined for what no form of the site sends. */
export type BodyType = 'json' | 'urlencoded' | 'multipart';

/** What was sent, by the names used on the wire. */
export interface SentFields {
  fields: Map<string, unknown>;
  /** Names that came more than once; which one was meant, nobody can tell. */
  repeated: Set<string>;
}

/** The body cannot be read as what it says it is. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody';
}

const TYPES: Record<string, BodyType> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

export function bodyType(contentType: string | undefined, contentEncoding: string | undefined): BodyType | undefined {
  if (contentEncoding && contentEncoding.toLowerCase() !== 'identity') return undefined;
  const [essence = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim());
  const charset = parameters.map((parameter) => /^charset="?([^"]*)"?$/i.exec(parameter)?.[1]).find(Boolean);
  if (charset && !/^utf-?8$/i.test(charset)) return undefined;
  const type = essence.toLowerCase();
  return Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
}

/** The bytes of the body, or undefined when they are more than allowed: never more than that is held. */
export async function readBody(request: HonoRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
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
export async function parseBody(
  body: Uint8Array<ArrayBuffer>,
  type: BodyType,
  contentType: string,
): Promise<SentFields> {
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
