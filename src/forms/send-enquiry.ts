export type Outcome = 'sent' | 'failed' | 'offline';

/** A request that does not answer within this time counts as failed (decisions, "Screens"). */
export const ANSWER_LIMIT_MS = 15_000;

/** Posts to a form-collection service, or to the inbox that stands in for it. A 2xx answer is success, whatever its body. */
export async function postJson(action: string, payload: Record<string, string>): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
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
export function postWithoutAnswer(action: string, fields: readonly (readonly [string, string])[]): Outcome {
  if (!navigator.onLine) return 'offline';
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  fetch(action, { method: 'POST', mode: 'no-cors', keepalive: true, body }).catch(() => {
    // No result check, as specified.
  });
  return 'sent';
}
