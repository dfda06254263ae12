import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, ''],
])('%s is counted as %s', (remoteAddress, expected) => {
  expect(clientAddress({ remoteAddress, forwardedFor: '9.9.9.9', trustProxy: false })).toBe(expected);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['1.1.1.1, 2001:db8:1:2:9::1', '2001:db8:1:2::/64'],
  ['203.0.113.7, desconocida', '10.0.0.1'],
  ['', '10.0.0.1'],
  [undefined, '10.0.0.1'],
])('behind a proxy that forwards for "%s" it is %s', (forwardedFor, expected) => {
  expect(clientAddress({ remoteAddress: '10.0.0.1', forwardedFor, trustProxy: true })).toBe(expected);
});
