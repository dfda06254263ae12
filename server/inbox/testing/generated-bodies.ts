import { ENQUIRY_KINDS, type EnquiryKind, formFieldName, INBOX_PATHS } from '../../../src/forms/kinds.ts';
import { schemaKeys } from '../submission.ts';

export interface GeneratedPost {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

type Random = () => number;

/** The same seed gives the same numbers (mulberry32), so that a body that did harm can be made again. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON;charset="UTF-8"',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=UTF-8',
  'multipart/form-data; boundary=limite',
  'multipart/form-data; boundary="limite"',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(200)}`,
  'text/plain;charset=UTF-8',
  'text/html',
  'application/octet-stream',
  'constructor',
  '; ;',
  '',
];

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'sitio_web',
  'ml-submit',
  'fields[email]',
  'fields[name]',
  '',
  '\u0000',
  'ключ',
  "'; DROP TABLE submissions; --",
];

/** Long texts that an expression with two ways to read them takes the square of their length to refuse. */
const TRAPS: readonly ((length: number) => string)[] = [
  (length) => `a@${'.'.repeat(length)}@`,
  (length) => `a@${'a.'.repeat(length / 2)} `,
  (length) => `${'a'.repeat(length)}@`,
  (length) => `https://${'/'.repeat(length)}\n`,
  (length) => `x${' '.repeat(length)}x`,
  (length) => `${'\n'.repeat(length)}x`,
];

/** `count` bodies for one address: types, sizes, encodings, nesting, broken UTF-8, prototype keys, and good ones. */
export function* generatedPosts(seed: number, kind: EnquiryKind, count: number): Generator<GeneratedPost> {
  const random = seededRandom(seed + ENQUIRY_KINDS.indexOf(kind));
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const chance = (share: number) => random() < share;

  const text = (): string =>
    pick([
      () => '',
      () => 'Ana Muñoz',
      () => 'ana@ejemplo.mx',
      () => 'otro',
      () => 'usa',
      () => 'costos',
      () => 'https://ejemplo.mx/?a=1',
      () => 'x'.repeat(Math.floor(random() * 6000)),
      () => pick(TRAPS)(Math.floor(random() * 40_000)),
      () => '😀'.repeat(Math.floor(random() * 300)),
      () => '\ud800 suelto',
      () => '<script>alert("a")</script>&amp;\r\n\u0000\u202e',
    ])();
  const value = (depth: number): unknown =>
    pick<() => unknown>([
      text,
      text,
      text,
      () => null,
      () => random() * 1e308,
      () => chance(0.5),
      () => (depth > 4 ? [] : Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1))),
      () => (depth > 4 ? {} : Object.fromEntries([[pick(KEYS), value(depth + 1)]])),
    ])();

  const good = (): [string, string][] =>
    schemaKeys(kind).map((key) => [
      key,
      { email: 'ana@ejemplo.mx', subject: 'otro', country: 'usa', errorType: 'costos', source: '' }[key] ?? 'Texto',
    ]);
  const fields = (): [string, unknown][] => {
    const chosen: [string, unknown][] = good().filter(() => chance(0.95));
    while (chance(0.35)) chosen.push([chance(0.5) ? pick(KEYS) : pick(schemaKeys(kind)), value(0)]);
    return chosen;
  };
  const json = (): string => {
    const pairs = fields().map(([key, member]) => `${JSON.stringify(key)}:${JSON.stringify(member)}`);
    return pick([
      () => `{${pairs.join(',')}}`,
      () => `{${pairs.join(',')}}`,
      () => `{${pairs.join(',')}`,
      () => JSON.stringify(value(0)),
      () => `${'['.repeat(Math.floor(random() * 40_000))}`,
      () => `${'{"name":'.repeat(Math.floor(random() * 5000))}1`,
      () => `{"__proto__":{"polluted":true},${pairs.join(',')}}`,
      () => '',
    ])();
  };
  const wire = (key: string) => (chance(0.9) ? formFieldName(kind, key) : key);
  const urlencoded = (): string => {
    const encode = (part: string) => encodeURIComponent(part.toWellFormed());
    const pairs = fields().map(([key, member]) => `${encode(wire(key))}=${encode(asText(member))}`);
    return pairs.join('&') + pick(['', '', '&', '&=', '&%', '&a=%ff%fe', '&a', '&&&=&']);
  };
  const multipart = (): string => {
    const parts = fields().map(([key, member]) => {
      const file = chance(0.05) ? '; filename="a.txt"' : '';
      return `--limite\r\nContent-Disposition: form-data; name="${wire(key)}"${file}\r\n\r\n${asText(member)}\r\n`;
    });
    return parts.join('') + pick(['--limite--\r\n', '--limite--\r\n', '--limite', '', '--limite\r\n\r\n']);
  };

  const bytes = (): Uint8Array => {
    const body = Buffer.from(pick([json, urlencoded, multipart])());
    if (chance(0.04)) return Buffer.concat([body, Buffer.alloc(Math.floor(random() * 200_000), 'a')]);
    if (chance(0.06)) return Buffer.from(body.toString('utf8'), 'utf16le');
    if (chance(0.1) && body.length > 0) {
      const broken = Buffer.from(body);
      for (let left = 1 + random() * 5; left > 0; left -= 1)
        broken[Math.floor(random() * broken.length)] = random() * 256;
      return broken;
    }
    return body;
  };

  for (let made = 0; made < count; made += 1) {
    const body = bytes();
    const headers: Record<string, string> = { 'Content-Type': matching(body, chance(0.8)) ?? pick(CONTENT_TYPES) };
    // Without a length, Node sends the body in chunks.
    if (chance(0.8)) headers['Content-Length'] = String(body.byteLength);
    else headers['Transfer-Encoding'] = 'chunked';
    if (chance(0.05)) headers['Content-Encoding'] = pick(['gzip', 'identity', 'br']);
    if (chance(0.3)) headers['Accept'] = 'text/html,application/xhtml+xml,*/*;q=0.8';
    if (chance(0.05)) headers['Origin'] = pick(['null', 'https://otro.example', 'x', 'http://[', 'http://127.0.0.1']);
    if (chance(0.05)) headers['Sec-Fetch-Site'] = pick(['cross-site', 'none', '', 'same-origin, cross-site']);
    if (chance(0.05)) headers['X-Forwarded-For'] = pick(['::1', 'x'.repeat(2000), '1.2.3.4, 5.6.7.8', ',,,']);
    yield { path: INBOX_PATHS[kind], headers, body };
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Mostly the type fits the body; a body whose type is wrong is refused before anything of it is read. */
function matching(body: Uint8Array, wanted: boolean): string | undefined {
  if (!wanted) return undefined;
  if (body[0] === 0x2d) return 'multipart/form-data; boundary=limite';
  return body[0] === 0x7b || body[0] === 0x5b ? 'application/json' : 'application/x-www-form-urlencoded';
}
