import { UPGRADE_REQUESTS } from '../src/site/hosting/content-security-policy.ts';
import { type RedirectRule, STRICT_TRANSPORT_SECURITY } from '../src/site/hosting/rules.ts';

/** A block of `_headers`: what to drop from the rules before it, then what to add. */
export interface ParsedHeaderRule {
  path: string;
  detach: string[];
  headers: [name: string, value: string][];
}

/**
 * Reads what `renderHeadersFile` writes.
 * @throws at any other line: a lost header would go unnoticed.
 */
export function parseHeadersFile(text: string): ParsedHeaderRule[] {
  const rules: ParsedHeaderRule[] = [];
  for (const line of meaningfulLines(text)) {
    const rule = rules.at(-1);
    const detached = /^! ([\w-]+)$/.exec(line)?.[1];
    const [, name, value] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line, detach: [], headers: [] });
    else if (rule && detached) rule.detach.push(detached);
    else if (rule && name && value) rule.headers.push([name, value]);
    else throw new Error(`_headers: no se entiende "${line}".`);
  }
  return rules;
}

/**
 * Reads the lines of `renderRedirectsFile`, `/from /to 301`; both addresses are of this site.
 * @throws at any other line.
 */
export function parseRedirectsFile(text: string): RedirectRule[] {
  return meaningfulLines(text).map((line) => {
    const [, from, to, status] = /^(\/\S*) (\/\S*) (30[12378])$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects: no se entiende "${line}".`);
    return { from: decodeURI(from), to: decodeURI(to), status: Number(status) as RedirectRule['status'] };
  });
}

function meaningfulLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The headers that `rules` give to `path`, combined the way Cloudflare Pages does it. */
export function headersFor(rules: readonly ParsedHeaderRule[], path: string): Headers {
  const combined = new Headers();
  for (const rule of rules) {
    const isMeant = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
    if (!isMeant) continue;
    for (const name of rule.detach) combined.delete(name);
    for (const [name, value] of rule.headers) combined.append(name, value);
  }
  return combined;
}

const HSTS = 'Strict-Transport-Security';
const POLICY = 'Content-Security-Policy';

/**
 * Headers of the hosting rules as this connection may carry them. The build writes them for static hosts, which
 * are always HTTPS; on a plain connection, as when the server is tried before its proxy stands, they would send
 * every file of the page to an address where nobody answers.
 */
export function fitToConnection(headers: Headers, isHttps: boolean): Headers {
  if (isHttps) {
    headers.set(HSTS, STRICT_TRANSPORT_SECURITY);
    return headers;
  }
  headers.delete(HSTS);
  const policy = headers.get(POLICY);
  if (policy) headers.set(POLICY, policy.replace(`; ${UPGRADE_REQUESTS}`, ''));
  return headers;
}

/**
 * Whether the visitor came over HTTPS, by the word of a proxy in front; this server itself speaks plain HTTP. To be
 * asked only where there is such a proxy (`TRUST_PROXY`): anybody can write the header.
 */
export function isForwardedHttps(forwardedProto: string | undefined): boolean {
  // Only the last entry was written by our proxy; the earlier ones came from outside.
  return forwardedProto?.split(',').at(-1)?.trim().toLowerCase() === 'https';
}
