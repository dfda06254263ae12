import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('with the last list goes all that the device had of any', async () => {
  const { dropList, putList, readBook } = await import('./list-book.ts');
  kept.set('pv:listas', '{"version":0}');
  expect(readBook().trouble).toBe('set-aside');
  const list = { name: 'Japón' } as Parameters<typeof putList>[1];
  putList('japan', list);
  putList('peru', list);
  dropList('japan');
  expect(Object.keys(readBook().lists)).toEqual(['peru']);
  expect(kept.has('pv:listas:anterior')).toBe(true);
  dropList('peru');
  expect([...kept]).toEqual([]);
  expect(readBook()).toEqual({ lists: {}, trouble: undefined });
});
