import { afterEach, expect, test, vi } from 'vitest';
import { trackSubscription } from './track-subscription.ts';

afterEach(() => vi.unstubAllGlobals());

test('a subscription is reported as the sign-up that GA4 recommends', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  trackSubscription();
  expect(gtag.mock.calls).toEqual([['event', 'sign_up', { method: 'newsletter' }]]);
});
