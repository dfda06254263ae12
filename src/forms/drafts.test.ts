import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { deviceWith } from '../ui/testing/device.ts';
import { draftKey, eraseDraft, loadDraft, saveDraft } from './drafts.ts';

const KEY = 'draft:contact';

afterEach(() => vi.unstubAllGlobals());

function onDevice(entries: Record<string, string> = {}) {
  const { kept, storage } = deviceWith(entries);
  vi.stubGlobal('localStorage', storage);
  return kept;
}

test('what was typed comes back as it was', () => {
  onDevice();
  const typed = { name: 'Itzel Muñoz', message: 'Línea 1\nLínea 2 «ñ» 🇲🇽 ', subject: '' };
  saveDraft(KEY, typed);
  expect(loadDraft(KEY)).toEqual(typed);
});

test('once erased, nothing of it is left on the device', () => {
  const kept = onDevice();
  saveDraft(KEY, { name: 'Itzel' });
  eraseDraft(KEY);
  expect(kept.size).toBe(0);
  expect(loadDraft(KEY)).toBeUndefined();
});

test('a form emptied by hand leaves nothing on the device', () => {
  const kept = onDevice();
  saveDraft(KEY, { name: 'Itzel', email: '' });
  saveDraft(KEY, { name: '', email: '' });
  expect(kept.size).toBe(0);
});

test('each form, and each country of the error report, has its own draft', () => {
  const keys = [draftKey('contact'), draftKey('error-report'), draftKey('error-report', 'japan')];
  expect(new Set(keys).size).toBe(3);
});

describe('rubbish on the device is ignored', () => {
  it.each([
    '',
    '{',
    'null',
    '7',
    '"texto"',
    '[]',
    '{}',
    '{"version":1}',
    '{"version":1,"values":null}',
    '{"version":1,"values":["a"]}',
    '{"version":1,"values":{"name":7}}',
    '{"version":1,"values":{"name":{"a":"b"}}}',
    '{"version":0,"values":{"name":"de antes"}}',
    '{"version":"1","values":{"name":"x"}}',
  ])('%s', (stored) => {
    onDevice({ [KEY]: stored });
    expect(loadDraft(KEY)).toBeUndefined();
  });
});

describe('a device that keeps nothing', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  it.each([
    ['denies its storage altogether', { get: refuse }],
    ['throws at every call', { value: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
  ])('that %s breaks nothing', (_name, storage) => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { ...storage, configurable: true });
    expect(() => saveDraft(KEY, { name: 'Itzel' })).not.toThrow();
    expect(() => saveDraft(KEY, { name: '' })).not.toThrow();
    expect(loadDraft(KEY)).toBeUndefined();
    expect(() => eraseDraft(KEY)).not.toThrow();
  });
});
