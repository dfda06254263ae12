import { expect, test } from 'vitest';
import { dueAddresses, wantedAddresses } from './due-addresses.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const WANTED = ['https://new.mx/', 'https://old.mx/', 'https://fresh.mx/'];
const RESULTS = new Map([
  ['https://old.mx/', { checkedAt: '2026-10-21T11:00:00Z' }],
  ['https://fresh.mx/', { checkedAt: '2026-10-22T13:00:00Z' }],
]);

test('what was asked in the last 30 days is not asked again', () => {
  expect(dueAddresses(WANTED, RESULTS, { all: false, limit: undefined }, NOW)).toEqual(WANTED.slice(0, 2));
});

test('--all asks for everything, what was never asked first', () => {
  const all = ['https://fresh.mx/', 'https://old.mx/', 'https://new.mx/'];
  expect(dueAddresses(all, RESULTS, { all: true, limit: undefined }, NOW)).toEqual(WANTED);
});

test('a limited run takes the longest unasked', () => {
  expect(dueAddresses(WANTED, RESULTS, { all: true, limit: 2 }, NOW)).toEqual(WANTED.slice(0, 2));
});

test('a host takes those under it and no namesake', () => {
  const addresses = ['https://gob.mx/', 'https://www.gob.mx/x', 'https://nogob.mx/', 'https://gob.mx.example/'];
  expect(wantedAddresses(addresses, { host: 'gob.mx' })).toEqual(addresses.slice(0, 2));
  expect(wantedAddresses(addresses, { host: undefined })).toEqual(addresses);
});
