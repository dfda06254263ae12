import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '142.250.217.10', '2607:f8b0:4012:80b::200a', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
  ],
  ...[
    '::',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '::a00:1',
    'fec0::1',
    '2002:a00:1::',
    'push.example',
  ],
])('%s is not, so nothing is asked of it', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
