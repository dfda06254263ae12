import { describe, expect, it, test, vi } from 'vitest';
import { isText, listOf } from './shape.ts';
import { eraseStored, readStored, setAsideKey, writeStored } from './stored-data.ts';
import { deviceWith } from './testing/device.ts';

const shape = listOf(isText);

function device(entries: Record<string, string> = {}) {
  const { kept, storage } = deviceWith(entries);
  vi.stubGlobal('localStorage', storage);
  return kept;
}

test('nothing written is nothing found, and what a tool writes it reads again', () => {
  device();
  expect(readStored('k', 1, shape)).toEqual({ state: 'empty' });
  expect(writeStored('k', 1, ['a'])).toBe(true);
  expect(readStored('k', 1, shape)).toEqual({ state: 'found', data: ['a'] });
});

describe('what cannot be read is set aside, whole', () => {
  it.each([
    ['another version', '{"version":0,"data":["a"]}'],
    ['another shape', '{"version":1,"data":[1]}'],
    ['cut off in the middle', '{"version":1,"da'],
    ['no object at all', '"a"'],
    ['empty', ''],
  ])('%s', (_case, text) => {
    const kept = device({ k: text });
    expect(readStored('k', 1, shape)).toEqual({ state: 'set-aside' });
    expect(kept.get(setAsideKey('k'))).toBe(text);
    expect(readStored('k', 1, shape)).toEqual({ state: 'set-aside' });
    writeStored('k', 1, ['b']);
    expect(readStored('k', 1, shape)).toEqual({ state: 'found', data: ['b'] });
  });
});

test('a browser that denies storage is no error, and the tool learns of it', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('k', 1, shape)).toEqual({ state: 'denied' });
  expect(writeStored('k', 1, [])).toBe(false);
  expect(() => eraseStored('k')).not.toThrow();
});

test('what is erased is gone', () => {
  const kept = device();
  writeStored('k', 1, ['a']);
  kept.set(setAsideKey('k'), 'older');
  eraseStored('k');
  expect(kept.size).toBe(0);
});
