import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const answer = () =>
  Response.json([
    ['japan', 'Japan', 'Japón', 'JP', ['visa-free', 'Sin Visa', '90 días', 'Gratis'], ['JPN']],
    [
      'united-states',
      'United States',
      'Estados Unidos',
      'US',
      ['visa-required', 'Visa Requerida', '', ''],
      ['usa', 'USA'],
    ],
  ]);

test('the index is fetched once for all who ask, from the address the build writes', async () => {
  fetchMock.mockResolvedValue(answer());
  const { loadSearchIndex } = await import('./search-index.ts');
  const [first, second] = await Promise.all([loadSearchIndex(), loadSearchIndex()]);
  expect(second).toBe(first);
  expect(fetchMock.mock.calls).toEqual([['/paises.json']]);
  expect(first).toMatchObject([
    { slug: 'japan', nameSpanish: 'Japón', iso2: 'JP', badge: 'Sin Visa', stay: '90 días', cost: 'Gratis' },
    { slug: 'united-states', also: ['usa', 'USA'] },
  ]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('fetch failed'))],
  ['the server answers 500', () => Promise.resolve(new Response('', { status: 500 }))],
  ['the server answers a page instead of data', () => Promise.resolve(new Response('<html>'))],
])('when %s the visitor is told, and the next try works', async (_case, failure) => {
  fetchMock.mockImplementationOnce(failure).mockResolvedValueOnce(answer());
  const { loadSearchIndex } = await import('./search-index.ts');
  await expect(loadSearchIndex()).rejects.toThrow();
  expect(await loadSearchIndex()).toHaveLength(2);
});
