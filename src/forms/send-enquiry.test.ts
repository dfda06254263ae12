import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ANSWER_LIMIT_MS, postJson, postWithoutAnswer } from './send-enquiry.ts';

const ACTION = 'https://formas.ejemplo.mx/f/abc';
const PAYLOAD = { name: 'Itzel', email: 'itzel@correo.com' };

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  fetchMock.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a JSON form', () => {
  test('posts its payload as it is', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    await postJson(ACTION, PAYLOAD);
    const [address, request] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe(ACTION);
    expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(String(request?.body))).toEqual(PAYLOAD);
  });

  it.each([
    [200, '{"ok":true}', 'sent'],
    [200, '<html>', 'sent'],
    [201, '{"ok":false}', 'sent'],
    [204, null, 'sent'],
    [302, null, 'failed'],
    [400, '{"ok":true}', 'failed'],
    [429, '', 'failed'],
    [503, '', 'failed'],
  ])('an answer of %i with body %j is %s', async (status, body, outcome) => {
    fetchMock.mockResolvedValue(new Response(body, { status }));
    expect(await postJson(ACTION, PAYLOAD)).toBe(outcome);
  });

  test('a request that breaks has failed', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await postJson(ACTION, PAYLOAD)).toBe('failed');
  });

  test('a request that breaks because the connection was lost is told apart', async () => {
    fetchMock.mockImplementation(() => {
      vi.stubGlobal('navigator', { onLine: false });
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await postJson(ACTION, PAYLOAD)).toBe('offline');
  });

  test('without a connection nothing is even tried', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await postJson(ACTION, PAYLOAD)).toBe('offline');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('no answer within 15 seconds counts as failed, and not before', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(
      (_address, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const done = vi.fn();
    const outcome = postJson(ACTION, PAYLOAD).then(done);
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(done).toHaveBeenCalledWith('failed');
    expect(ANSWER_LIMIT_MS).toBe(15_000);
  });
});

describe('the newsletter', () => {
  const FIELDS = [['fields[email]', 'itzel@correo.com']] as const;

  test('posts form data whose answer is not read, and does not wait', () => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    expect(postWithoutAnswer(ACTION, FIELDS)).toBe('sent');
    const [, request] = fetchMock.mock.calls[0] ?? [];
    expect(request).toMatchObject({ method: 'POST', mode: 'no-cors', keepalive: true });
    const body = request?.body;
    expect(body instanceof FormData && [...body]).toEqual(FIELDS);
  });

  test('a failure stays without a word', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(postWithoutAnswer(ACTION, FIELDS)).toBe('sent');
    await Promise.resolve();
  });

  test('without a connection it does not pretend', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(postWithoutAnswer(ACTION, FIELDS)).toBe('offline');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
