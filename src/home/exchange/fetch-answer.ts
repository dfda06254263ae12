/** Limits of the live rates: a good answer has about one kilobyte and comes at once. */
export const FETCH_LIMIT_MS = 5000;
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Fetches JSON from a service that may be slow, broken or hostile: five seconds for everything, body
 * included, and a cap on the bytes, both announced and read.
 * @throws when the answer is no JSON, too late, too long or not 2xx.
 */
export async function fetchAnswer(url: string, fetcher: typeof fetch = fetch): Promise<unknown> {
  const signal = AbortSignal.timeout(FETCH_LIMIT_MS);
  const response = await fetcher(url, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { Accept: 'application/json' },
  });
  if (!response.ok || !response.body) throw new Error(`The rates service answered ${response.status}.`);
  if (Number(response.headers.get('content-length') ?? 0) > BODY_LIMIT_BYTES) {
    await response.body.cancel();
    throw new Error('The rates service announced too long an answer.');
  }
  return JSON.parse(await readText(response.body));
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > BODY_LIMIT_BYTES) {
      await reader.cancel();
      throw new Error('The rates service sent too long an answer.');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
