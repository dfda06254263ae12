import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface AddressSources {
  /** Of the other end of the connection. */
  remoteAddress: string | undefined;
  forwardedFor: string | undefined;
  /** Whether a proxy of our own stands in front. Without one, anybody could write that header. */
  trustProxy: boolean;
  /** How much of an IPv6 address counts: one customer has a whole /64, a hosting provider's customer a /48. 64 unless said. */
  bits?: 64 | 48;
}

/** Whose submissions are counted together. */
export function clientAddress({ remoteAddress = '', forwardedFor, trustProxy, bits = 64 }: AddressSources): string {
  // Only the last entry was written by our proxy; the earlier ones came from outside.
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const isUsable = forwarded !== undefined && (isIPv4(forwarded) || isIPv6(forwarded));
  return network(isUsable ? forwarded : remoteAddress, bits);
}

/** The same, of a request. */
export function addressOf(c: Context, trustProxy: boolean, bits?: AddressSources['bits']): string {
  const remoteAddress = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
  return clientAddress({ remoteAddress, forwardedFor: c.req.header('X-Forwarded-For'), trustProxy, bits });
}

/** With a whole network of IPv6 addresses one could use a new one for each submission. */
function network(address: string, bits: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0'), ...after);
  }
  return `${groups
    .slice(0, bits / 16)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${bits}`;
}
