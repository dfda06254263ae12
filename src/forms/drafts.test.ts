import { describe, expect, it, test } from 'vitest';
import { draftKey, eraseDraft, loadDraft, saveDraft } from './drafts.ts';

const KEY = 'draft:contact';

function deviceWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, store: () => store };
}

test('what was typed comes back as it was', () => {
  const { store } = deviceWith();
  const typed = { name: 'Itzel Muñoz', message: 'Línea 1\nLínea 2 «ñ» 🇲🇽 ', subject: '' };
  saveDraft(KEY, typed, store);
  expect(loadDraft(KEY, store)).toEqual(typed);
});

test('once erased, nothing of it is left on the device', () => {
  const { kept, store } = deviceWith();
  saveDraft(KEY, { name: 'Itzel' }, store);
  eraseDraft(KEY, store);
  expect(kept.size).toBe(0);
  expect(loadDraft(KEY, store)).toBeUndefined();
});

test('a form emptied by hand leaves nothing on the device', () => {
  const { kept, store } = deviceWith();
  saveDraft(KEY, { name: 'Itzel', email: '' }, store);
  saveDraft(KEY, { name: '', email: '' }, store);
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
    const { store } = deviceWith({ [KEY]: stored });
    expect(loadDraft(KEY, store)).toBeUndefined();
  });
});

describe('a device that keeps nothing', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  it.each([
    ['denies its storage altogether', refuse],
    ['throws at every call', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])('that %s breaks nothing', (_name, store) => {
    expect(() => saveDraft(KEY, { name: 'Itzel' }, store)).not.toThrow();
    expect(() => saveDraft(KEY, { name: '' }, store)).not.toThrow();
    expect(loadDraft(KEY, store)).toBeUndefined();
    expect(() => eraseDraft(KEY, store)).not.toThrow();
  });
});
