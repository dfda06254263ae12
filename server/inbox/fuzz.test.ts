import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { ENQUIRY_KINDS, type EnquiryKind, formFieldName, INBOX_PATHS } from '../../src/forms/kinds.ts';
import { schemaKeys } from './submission.ts';
import { startChildServer } from './testing/child-server.ts';
import { writeInboxSite } from './testing/inbox-site.ts';
import { keptIn, testFolder } from './testing/running-inbox.ts';
import { send } from './testing/send.ts';

const EACH = 250;
const SEED = 20_261_121;

const CONTENT_TYPES = [
  'application/json',
  'APPLICATION/JSON;charset="UTF-8"',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded;charset=UTF-8',
  'multipart/form-data; boundary="limite"',
  'multipart/form-data',
  `multipart/form-data; boundary=${'b'.repeat(200)}`,
  'text/plain;charset=UTF-8',
  'constructor',
  '; ;',
  '',
];

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'sitio_web',
  'ml-submit',
  'fields[email]',
  '',
  '\u0000',
  'ключ',
];

/** Long texts that an expression with two ways to read them takes the square of their length to refuse. */
const TRAPS: readonly ((length: number) => string)[] = [
  (length) => `a@${'.'.repeat(length)}@`,
  (length) => `a@${'a.'.repeat(length / 2)} `,
  (length) => `https://${'/'.repeat(length)}\n`,
  (length) => `x${' '.repeat(length)}x`,
  (length) => `${'\n'.repeat(length)}x`,
];

const text = fc.oneof(
  fc.constantFrom(
    '',
    'Ana Muñoz',
    'ana@ejemplo.mx',
    'otro',
    'usa',
    'costos',
    'https://ejemplo.mx/?a=1',
    '\ud800 suelto',
  ),
  fc.constant('<script>alert("a")</script>&amp;\r\n\u0000\u202e'),
  fc.string({ unit: 'binary' }),
  fc.nat(6000).map((length) => 'x'.repeat(length)),
  fc.tuple(fc.constantFrom(...TRAPS), fc.nat(40_000)).map(([trap, length]) => trap(length)),
);

/** Types, sizes, encodings, nesting, broken UTF-8, prototype keys, and good ones. */
function posts(kind: EnquiryKind) {
  const keys = schemaKeys(kind);
  const right = { email: 'ana@ejemplo.mx', subject: 'otro', country: 'usa', errorType: 'costos', source: '' };
  const good = keys.map((key): [string, unknown] => [key, { ...right }[key as keyof typeof right] ?? 'Texto']);
  const odd = fc.tuple(fc.constantFrom(...ODD_KEYS, ...keys), fc.oneof(text, fc.jsonValue()));
  const fields = fc
    .tuple(fc.subarray(good, { minLength: good.length - 1 }), fc.array(odd, { maxLength: 2 }))
    .map(([some, more]) => [...some, ...more]);
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const json = fc.oneof(
    {
      weight: 4,
      arbitrary: fields.map((pairs) => pairs.map((pair) => pair.map((part) => JSON.stringify(part)).join(':'))),
    },
    { weight: 1, arbitrary: fc.json().map((value) => [value]) },
    { weight: 1, arbitrary: fc.nat(40_000).map((depth) => ['"name":', '['.repeat(depth)]) },
  );
  const urlencoded = fields.map((pairs) =>
    pairs
      .map((pair) =>
        pair.map((part, at) =>
          encodeURIComponent(at === 0 ? formFieldName(kind, String(part)) : asText(part).toWellFormed()),
        ),
      )
      .map((pair) => pair.join('='))
      .join('&'),
  );
  const multipart = fc
    .tuple(fields, fc.constantFrom('', '; filename="a.txt"'))
    .map(([pairs, file]) =>
      pairs
        .map(
          ([key, value]) =>
            `--limite\r\nContent-Disposition: form-data; name="${formFieldName(kind, key)}"${file}\r\n\r\n${asText(value)}\r\n`,
        )
        .join(''),
    );
  const body = fc.oneof(
    json.map((pairs) => ['application/json', `{${pairs.join(',')}}`]),
    fc
      .tuple(urlencoded, fc.constantFrom('', '', '&', '&=', '&%', '&a=%ff%fe'))
      .map((parts) => ['application/x-www-form-urlencoded', parts.join('')]),
    fc
      .tuple(multipart, fc.constantFrom('--limite--\r\n', '--limite', ''))
      .map((parts) => ['multipart/form-data; boundary=limite', parts.join('')]),
  );
  const broken = fc.constantFrom<(bytes: Buffer) => Buffer>(
    (bytes) => bytes,
    (bytes) => bytes,
    (bytes) => bytes,
    (bytes) => bytes.subarray(0, bytes.length >> 1),
    (bytes) => Buffer.concat([bytes, Buffer.alloc(100_000, 'a')]),
    (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
    (bytes) => bytes.fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 1),
  );
  const headers = fc.record(
    {
      'Transfer-Encoding': fc.constant('chunked'),
      Accept: fc.constant('text/html,*/*;q=0.8'),
      'Content-Encoding': fc.constantFrom('gzip', 'identity', 'identity', 'identity'),
      Origin: fc.constantFrom('null', 'https://otro.example', 'http://['),
      'Sec-Fetch-Site': fc.constantFrom('cross-site', '', 'same-origin', 'same-origin'),
      'X-Forwarded-For': fc.constantFrom('::1', 'x'.repeat(2000), ',,,'),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(body, broken, headers, fc.option(fc.constantFrom(...CONTENT_TYPES), { freq: 5 }))
    .map(([[type = '', said = ''], change, more, otherType]) => ({
      path: INBOX_PATHS[kind],
      headers: { 'Content-Type': otherType ?? type, ...more },
      body: change(Buffer.from(said)),
    }));
}

test('whatever is sent, the server answers in order and lives on', async () => {
  const folder = testFolder();
  const file = `${folder}/buzon.sqlite`;
  const { port, log, kill } = await startChildServer(writeInboxSite(folder), { INBOX_FILE: file });
  onTestFinished(kill);
  const statuses = new Map<number, number>();
  for (const kind of ENQUIRY_KINDS) {
    const answered = fc.asyncProperty(posts(kind), async (post) => {
      const { status } = await send({ port, ...post });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return (status >= 200 && status < 500 && status !== 404) || status === 503;
    });
    await fc.assert(answered, { seed: SEED, numRuns: EACH });
  }
  // Every way out was really taken.
  expect([...statuses.keys()].sort()).toEqual([200, 303, 400, 403, 413, 415, 422]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(keptIn(file).length).toBeLessThanOrEqual((statuses.get(200) ?? 0) + (statuses.get(303) ?? 0));
  expect(log().trim().split('\n')).toHaveLength(1);
});
