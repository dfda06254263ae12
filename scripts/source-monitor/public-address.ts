import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A name led to an address of a private network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

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
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]) {
  const [address = '', bits] = network.split('/');
  PRIVATE.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is of the public network. `allowLoopback` is for tests, whose servers are on this machine. */
export function isPublicAddress(address: string, allowLoopback = false): boolean {
  if (allowLoopback && /^(?:127\.|::1$)/.test(address)) return true;
  const family = isIP(address);
  return family !== 0 && !PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** For requests to names that others chose. It looks when a connection is made and not before: a name can lead elsewhere a moment later. */
export function publicLookup(allowLoopback: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address, allowLoopback))) {
        return callback(new PrivateAddressError(), '', 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
