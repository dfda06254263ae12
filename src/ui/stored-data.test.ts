import { describe, expect, it, test } from 'vitest';
import { isText, listOf } from './shape.ts';
import { eraseStored, readStored, setAsideKey, writeStored } from './stored-data.ts';
import { deviceWith } from './testing/device.ts';

const shape = listOf(isText);

function device(entries: Record<string, string> = {}) {
  const { kept, storage } = deviceWith(entries);
  return { kept, store: () => storage };
}

const deniedStore = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

test('what a tool writes it reads again', () => {
  const { store } = device();
  expect(writeStored('k', 1, ['a'], store)).toBe(true);
  expect(readStored('k', 1, shape, store)).toEqual({ state: 'found', data: ['a'] });
});

test('nothing written is nothing found', () => {
  expect(readStored('k', 1, shape, device().store)).toEqual({ state: 'empty' });
});

describe('what cannot be read is set aside, whole', () => {
  it.each([
    ['another version', '{"version":0,"data":["a"]}'],
    ['another shape', '{"version":1,"data":[1]}'],
    ['cut off in the middle', '{"version":1,"da'],
    ['no object at all', '"a"'],
    ['empty', ''],
  ])('%s', (_case, text) => {
    const { kept, store } = device({ k: text });
    expect(readStored('k', 1, shape, store)).toEqual({ state: 'set-aside' });
    expect(kept.get(setAsideKey('k'))).toBe(text);
    expect(readStored('k', 1, shape, store)).toEqual({ state: 'set-aside' });
    writeStored('k', 1, ['b'], store);
    expect(readStored('k', 1, shape, store)).toEqual({ state: 'found', data: ['b'] });
  });
});

test('a browser that denies storage is no error, and the tool learns of it', () => {
  expect(readStored('k', 1, shape, deniedStore)).toEqual({ state: 'denied' });
  expect(writeStored('k', 1, [], deniedStore)).toBe(false);
  expect(() => eraseStored('k', deniedStore)).not.toThrow();
});

test('what is erased is gone', () => {
  const { kept, store } = device();
  writeStored('k', 1, ['a'], store);
  store().setItem(setAsideKey('k'), 'older');
  eraseStored('k', store);
  expect(kept.size).toBe(0);
});
