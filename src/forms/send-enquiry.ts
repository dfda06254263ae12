import { trackEvent } from '../ui/track-event.ts';
import type { EnquiryKind } from './kinds.ts';

export type Outcome = 'sent' | 'failed' | 'offline';

/** A request that does not answer within this time counts as failed (decisions, "Screens"). */
export const ANSWER_LIMIT_MS = 15_000;

/** Sends what a form holds to the service behind it, or to the inbox that stands in for it. */
export async function sendEnquiry(kind: EnquiryKind, action: string, values: Record<string, string>): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  if (kind !== 'newsletter') return postJson(action, values);
  subscribe(action, values);
  // GA4's recommended event for a sign-up, and that of the specification (section 7).
  trackEvent('sign_up', { method: 'newsletter' });
  trackEvent('newsletter_signup', { event_category: 'Newsletter' });
  return 'sent';
}

/** A 2xx answer is success, whatever its body. */
async function postJson(action: string, payload: Record<string, string>): Promise<Outcome> {
  const limit = new AbortController();
  // Not `AbortSignal.timeout`: no test could move its clock.
  const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT_MS);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      signal: limit.signal,
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posts form data to the email-marketing provider. Its answer cannot be read (`no-cors`) and success
 * is assumed at once (specification, section 7); `keepalive` lets it finish after the page is left.
 */
function subscribe(action: string, { name = '', email = '' }: Record<string, string>): void {
  const body = new FormData();
  // A name of only spaces is not sent.
  if (name !== '') body.append('fields[name]', name);
  body.append('fields[email]', email);
  body.append('ml-submit', '1');
  body.append('anticsrf', 'true');
  fetch(action, { method: 'POST', mode: 'no-cors', keepalive: true, body }).catch(() => {
    // No result check, as specified.
  });
}
