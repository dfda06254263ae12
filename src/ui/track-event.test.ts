import { afterEach, expect, test, vi } from 'vitest';
import { trackEvent } from './track-event.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an event reaches the page’s own tag, with its name and parameters', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  trackEvent('search', { search_term: 'japón' });
  expect(gtag.mock.calls).toEqual([['event', 'search', { search_term: 'japón' }]]);
});

test('the tag cannot change what the caller holds', () => {
  const parameters = { event_category: 'engagement' };
  vi.stubGlobal('window', {
    gtag: (_c: string, _n: string, given: Record<string, unknown>) => delete given['event_category'],
  });
  trackEvent('country_click', parameters);
  expect(parameters).toEqual({ event_category: 'engagement' });
});

test('a page without a tag is left in peace, without a word', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', {});
  expect(() => trackEvent('search', {})).not.toThrow();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
  ['is no function', 'gtag'],
])('a tag that %s never breaks the page', (_case, gtag) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', { gtag });
  expect(() => trackEvent('search', { search_term: 'x' })).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
