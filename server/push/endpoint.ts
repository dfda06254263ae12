import { createECDH } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

/** The longest of today's push services have some 700 letters. */
const MAX_ENDPOINT = 1024;

/** Networks that are nobody's public address (RFC 6890 and its kin). */
const PRIVATE = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/127',
  '64:ff9b::/96',
  '100::/64',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]) {
  const [address = '', bits] = network.split('/');
  PRIVATE.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const LOOPBACK = /^(?:127\.|::1$)/;

/** Whether an alert may be sent to this address. `allowLoopback` is for tests, whose push service is on this machine. */
export function isPublicAddress(address: string, allowLoopback = false): boolean {
  if (allowLoopback && LOOPBACK.test(address)) return true;
  const family = isIP(address);
  return family !== 0 && !PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Why this cannot be the address of a push service, in a sentence for whoever sent it; undefined when it can. */
export function endpointRefusal(endpoint: string, allowLoopback = false): string | undefined {
  if (endpoint.length > MAX_ENDPOINT) return `La dirección de avisos pasa de ${MAX_ENDPOINT} letras.`;
  if (!URL.canParse(endpoint)) return 'Eso no es una dirección de avisos.';
  const { protocol, hostname, username, password, port, hash } = new URL(endpoint);
  if (allowLoopback && LOOPBACK.test(hostname)) return undefined;
  if (protocol !== 'https:') return 'La dirección de avisos debe empezar con https.';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname);
  if (!isName || /\.(?:local|localhost|internal|home|lan|test|invalid)$/.test(hostname)) {
    return 'La dirección de avisos debe ser de un servicio público.';
  }
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
