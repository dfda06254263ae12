import { createECDH } from 'node:crypto';

/** The longest of today's push services have some 700 letters. */
const MAX_ENDPOINT = 1024;

/** Those that browsers use: Google (Chrome, Edge on Android, Samsung, Opera …), Mozilla, Apple and Microsoft. */
const PUSH_SERVICES =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)+(?:push\.apple|notify\.windows)\.com)$/;

/**
 * Why this is not the address of a push service, in a sentence for whoever sent it; undefined when it is. Only known
 * services: whoever could name any address would have this server post to it, once for each subscription.
 */
export function endpointRefusal(endpoint: string, allowLoopback = false): string | undefined {
  if (endpoint.length > MAX_ENDPOINT) return `La dirección de avisos pasa de ${MAX_ENDPOINT} letras.`;
  if (!URL.canParse(endpoint)) return 'Eso no es una dirección de avisos.';
  const { protocol, hostname, username, password, port, hash } = new URL(endpoint);
  // As tests need it, whose services are on this machine.
  if (allowLoopback && hostname === '127.0.0.1') return undefined;
  if (protocol !== 'https:') return 'La dirección de avisos debe empezar con https.';
  if (!PUSH_SERVICES.test(hostname))
    return 'Solo se mandan avisos por los servicios de Google, Mozilla, Apple y Microsoft.';
  if (username || password || port || hash) return 'La dirección de avisos no tiene la forma de un servicio de avisos.';
  return undefined;
}

/** The browser's two keys, base64url: a point of P-256 and sixteen bytes (RFC 8291). */
export function areKeys(p256dh: string, auth: string): boolean {
  if (!/^[\w-]{87}$/.test(p256dh) || !/^[\w-]{22}$/.test(auth)) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    curve.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}
