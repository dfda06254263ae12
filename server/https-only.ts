import { UPGRADE_REQUESTS } from '../src/site/hosting/content-security-policy.ts';
import { STRICT_TRANSPORT_SECURITY } from '../src/site/hosting/rules.ts';

const HSTS = 'Strict-Transport-Security';
const POLICY = 'Content-Security-Policy';

/**
 * Whether the visitor came over HTTPS, by the word of a proxy in front; this server itself speaks plain HTTP. To be
 * asked only where there is such a proxy (`TRUST_PROXY`): anybody can write the header.
 */
export function isForwardedHttps(forwardedProto: string | undefined): boolean {
  // Only the last entry was written by our proxy; the earlier ones came from outside.
  return forwardedProto?.split(',').at(-1)?.trim().toLowerCase() === 'https';
}

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
