import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('in any sixty seconds, an address has its number of submissions and no more', () => {
  let time = 0;
  const limit = createRateLimit({ most: 3, now: () => time });
  const at = (seconds: number) => {
    time = seconds * 1000;
    return limit('1.1.1.1');
  };
  expect([at(0), at(30), at(50), at(55)]).toEqual([0, 0, 0, 5]);
  expect([at(59.5), at(60), at(61)]).toEqual([1, 0, 29]);
  expect([at(90), at(100), at(109.9)]).toEqual([0, 10, 1]);
});

test('each address is counted alone', () => {
  const limit = createRateLimit({ most: 1, now: () => 0 });
  expect(['a', 'b', 'a', 'b'].map(limit)).toEqual([0, 0, 60, 60]);
});

test('0 means no limit', () => {
  const limit = createRateLimit({ most: 0, now: () => 0 });
  expect(Array.from({ length: 100 }, () => limit('a')).every((wait) => wait === 0)).toBe(true);
});

test('of too many addresses, the one that has been quiet longest is forgotten first', () => {
  let time = 0;
  const limit = createRateLimit({ most: 2, now: () => time++, maxAddresses: 2 });
  for (const address of ['quiet', 'busy', 'busy', 'quiet', 'busy']) limit(address);
  expect(limit('new')).toBe(0);
  expect(limit('quiet')).toBe(60);
  expect(limit('busy')).toBe(0);
});
