import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The encoding to answer with: the one the browser rates highest and, among equals, the first of
 * `available`. (Hono's `accepts` knows neither `*` nor the special place of `identity`.)
 *
 * `chooseEncoding('gzip, br;q=0.5', ['br', 'gzip'])` → `'gzip'`
 */
export function chooseEncoding(acceptEncoding: string | undefined, available: readonly Encoding[]): Encoding {
  const wanted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const wildcard = wanted.get('*') ?? 0;
  // Without a rating of its own, identity is acceptable but the last choice.
  let best: Encoding = 'identity';
  let bestQuality = wanted.get('identity') ?? 0;
  for (const encoding of available) {
    const quality = wanted.get(encoding) ?? wildcard;
    const winsTie = best === 'identity' && quality === bestQuality;
    if (quality > 0 && (quality > bestQuality || winsTie)) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}
