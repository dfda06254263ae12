import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { headersFor } from './hosting-files.ts';
import { fitToConnection, isForwardedHttps } from './https-only.ts';
import type { Site } from './site.ts';
import type { SiteFile, Variant } from './site-files.ts';
import { NOT_FOUND_ADDRESS, variantHeaders } from './static-files.ts';

/** Answers the request and says so, or touches nothing. */
export type AnswerDirectly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** An answer made beforehand: names and values in turn, as `writeHead` takes them without looking at each. */
interface Ready {
  etag: string;
  body: Buffer;
  found: string[];
  unchanged: string[];
}

/** A `Host` that needs no second look. Every other one is the app's, which refuses those that are none. */
const PLAIN_HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;
/** What only the app understands, or what comes with a body that somebody has to take in. */
const LEFT_TO_APP = ['range', 'if-range', 'content-length', 'transfer-encoding', 'expect', 'upgrade'];
/** Browsers send a handful of values; more are somebody's game, and must not fill the memory. */
const MAX_REMEMBERED = 64;

/**
 * The plainest request of all, a file at its own address, answered from memory without the app: its `Request`,
 * `Response` and `Headers` cost several times what the answer itself does (`npm run bench -- servidor`). Whatever
 * is not plain (another spelling, a query, a range, a list of tags) is left to the app, and both say the same.
 */
export function createDirectFiles(site: Site, { trustProxy = false } = {}): AnswerDirectly {
  const plain = prepareAll(site, false);
  const https = trustProxy ? prepareAll(site, true) : plain;
  const encodingFor = rememberEncodings();

  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const answers = trustProxy && isForwardedHttps(forwardedProto(headers)) ? https : plain;
    const encodings = answers.get(url);
    if (!encodings || !PLAIN_HOST.test(headers.host ?? '')) return false;
    if (LEFT_TO_APP.some((name) => headers[name] !== undefined)) return false;

    const isCompressed = encodings.size > 1;
    const answer = encodings.get(isCompressed ? encodingFor(headers['accept-encoding']) : 'identity');
    if (!answer) return false;
    const known = headers['if-none-match'];
    if (known === undefined) {
      outgoing.writeHead(200, answer.found);
      outgoing.end(method === 'HEAD' ? undefined : answer.body);
      return true;
    }
    if (known !== answer.etag && known !== `W/${answer.etag}`) return false;
    outgoing.writeHead(304, answer.unchanged);
    outgoing.end();
    return true;
  };
}

/** Every file's answers by address and encoding, as this kind of connection may carry them. */
function prepareAll({ files, headerRules }: Site, isHttps: boolean): Map<string, Map<Encoding, Ready>> {
  const answers = new Map<string, Map<Encoding, Ready>>();
  for (const file of files.values()) {
    // The not-found page has no address of its own.
    if (file.address === NOT_FOUND_ADDRESS) continue;
    const hosting = fitToConnection(headersFor(headerRules, file.address), isHttps);
    const variants = [file.identity, ...file.compressed];
    answers.set(file.address, new Map(variants.map((one) => [one.encoding, prepare(file, one, hosting)])));
  }
  return answers;
}

/** Node joins a repeated header into one; its types do not say so for this one. */
function forwardedProto({ 'x-forwarded-proto': value }: IncomingMessage['headers']): string | undefined {
  return [value].flat().at(-1);
}

function prepare(file: SiteFile, variant: Variant, hosting: Headers): Ready {
  const { etag, body } = variant;
  const own: [string, string][] = [...variantHeaders(file, variant), ['ETag', etag], ['Accept-Ranges', 'bytes']];
  const named = new Set(own.map(([name]) => name.toLowerCase()));
  const found = [...own, ...[...hosting].filter(([name]) => !named.has(name))];
  const unchanged = found.filter(([name]) => !/^(content-(type|length|encoding)|accept-ranges)$/i.test(name));
  return {
    etag,
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    found: found.flat(),
    unchanged: unchanged.flat(),
  };
}

/** What an `Accept-Encoding` header makes of a file that exists in every encoding. Reading it anew each time is slow. */
function rememberEncodings() {
  const remembered = new Map<string, Encoding>();
  return (acceptEncoding = ''): Encoding => {
    let encoding = remembered.get(acceptEncoding);
    if (encoding === undefined) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      encoding = chooseEncoding(acceptEncoding, ['br', 'gzip']);
      remembered.set(acceptEncoding, encoding);
    }
    return encoding;
  };
}
