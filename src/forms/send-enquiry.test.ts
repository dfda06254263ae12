import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ANSWER_LIMIT_MS, sendEnquiry } from './send-enquiry.ts';

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
    await sendEnquiry('contact', ACTION, PAYLOAD);
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
    expect(await sendEnquiry('contact', ACTION, PAYLOAD)).toBe(outcome);
  });

  test('a request that breaks has failed', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendEnquiry('contact', ACTION, PAYLOAD)).toBe('failed');
  });

  test('a request that breaks because the connection was lost is told apart', async () => {
    fetchMock.mockImplementation(() => {
      vi.stubGlobal('navigator', { onLine: false });
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await sendEnquiry('contact', ACTION, PAYLOAD)).toBe('offline');
  });

  test('without a connection nothing is even tried', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await sendEnquiry('contact', ACTION, PAYLOAD)).toBe('offline');
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
    const outcome = sendEnquiry('contact', ACTION, PAYLOAD).then(done);
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(done).toHaveBeenCalledWith('failed');
    expect(ANSWER_LIMIT_MS).toBe(15_000);
  });
});

describe('the newsletter', () => {
  const subscribe = (name: string) => sendEnquiry('newsletter', ACTION, { name, email: 'itzel@correo.com' });
  const sent = () => {
    const body = fetchMock.mock.calls[0]?.[1]?.body;
    return body instanceof FormData && [...body];
  };
  beforeEach(() => {
    vi.stubGlobal('window', {});
  });

  test('posts the provider’s own fields and nothing else, reads no answer, and does not wait', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    expect(await subscribe('Itzel')).toBe('sent');
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', mode: 'no-cors', keepalive: true });
    expect(sent()).toEqual([
      ['fields[name]', 'Itzel'],
      ['fields[email]', 'itzel@correo.com'],
      ['ml-submit', '1'],
      ['anticsrf', 'true'],
    ]);
  });

  test('leaves out a name that is empty', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    await subscribe('');
    expect(sent()).toEqual([
      ['fields[email]', 'itzel@correo.com'],
      ['ml-submit', '1'],
      ['anticsrf', 'true'],
    ]);
  });

  test('a failure stays without a word', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await subscribe('Itzel')).toBe('sent');
    await Promise.resolve();
  });

  test('without a connection it does not pretend', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await subscribe('Itzel')).toBe('offline');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
