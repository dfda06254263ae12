import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { EARLY_SCRIPT } from './early-script.ts';
import { rememberTermsAccepted, TERMS_KEY } from './terms-accepted.ts';

/** Runs the script of the page's head and returns what it marked the document with. */
function marks(localStorage: unknown): string[] {
  const classes = new Set<string>();
  const classList = { add: (name: string) => classes.add(name) };
  runInNewContext(EARLY_SCRIPT, { document: { documentElement: { classList } }, localStorage });
  return [...classes];
}

describe('before the first paint', () => {
  it.each([
    ['true', ['js', 'terms-accepted']],
    [null, ['js']],
    ['false', ['js']],
    ['', ['js']],
    ['TRUE', ['js']],
    ['{"a":1}', ['js']],
  ])('with %j stored the page is marked %j', (stored, expected) => {
    const localStorage = { getItem: (key: string) => (key === 'termsAccepted' ? stored : 'true') };
    expect(marks(localStorage)).toEqual(expected);
  });

  test.each([
    [
      'throws',
      {
        getItem: () => {
          throw new Error('denied');
        },
      },
    ],
    ['is absent', undefined],
  ])('a storage that %s leaves the page working', (_case, localStorage) => {
    expect(marks(localStorage)).toEqual(['js']);
  });
});

describe('accepting the terms', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is kept under the specified key', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem });
    rememberTermsAccepted();
    expect(TERMS_KEY).toBe('termsAccepted');
    expect(setItem.mock.calls).toEqual([['termsAccepted', 'true']]);
  });

  test('never fails, even where nothing may be stored', () => {
    const setItem = vi.fn(() => {
      throw new Error('QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { setItem });
    expect(rememberTermsAccepted).not.toThrow();
    expect(setItem).toHaveBeenCalledOnce();
  });
});
