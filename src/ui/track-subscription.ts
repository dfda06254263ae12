import { trackEvent } from './track-event.ts';

/** The subscription-tracking helper of the specification: GA4's recommended event for a sign-up. */
export function trackSubscription(): void {
  trackEvent('sign_up', { method: 'newsletter' });
}
