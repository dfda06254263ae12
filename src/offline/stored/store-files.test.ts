import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentHash } from './content-hash.ts';
import type { ManifestFile } from './manifest.ts';
import { missingFiles, OtherVersionError, storeFiles } from './store-files.ts';

afterEach(() => vi.unstubAllGlobals());

/** As much of a cache as is used; `entries` are its contents. */
function cacheWith(
  entries: Record<string, string>,
  put?: () => Promise<void>,
): { cache: Cache; held: Map<string, string> } {
  const held = new Map(Object.entries(entries));
  const cache = {
    keys: async () => [...held.keys()].map((path) => ({ url: `https://sitio.example${path}` })),
    match: async (path: string) => (held.has(path) ? new Response(held.get(path)) : undefined),
    put: async (path: string, response: Response) => {
      await put?.();
      held.set(path, await response.text());
    },
  };
  return { cache: cache as unknown as Cache, held };
}

/** The server answers these; everything else is 404. */
function serve(contents: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(contents[path] ?? '', {
      status: path in contents ? 200 : 404,
      headers: { 'Content-Encoding': 'br' },
    });
  });
  return asked;
}

async function file(path: string, content: string): Promise<ManifestFile> {
  return [path, await contentHash(new TextEncoder().encode(content)), content.length];
}

describe('storing', () => {
  test('keeps what the server sends and says how far it is', async () => {
    serve({ '/a': 'uno', '/b': 'dos' });
    const { cache, held } = cacheWith({});
    const told: string[] = [];
    await storeFiles(cache, [await file('/a', 'uno'), await file('/b', 'dos')], {
      onStored: ([path]) => told.push(path),
    });
    expect(Object.fromEntries(held)).toEqual({ '/a': 'uno', '/b': 'dos' });
    expect(told.sort()).toEqual(['/a', '/b']);
  });

  test.each([
    ['another version of the file', { '/a': 'nuevo' }],
    ['no such file', {}],
  ])('refuses %s', async (_what, contents) => {
    serve(contents);
    const { cache, held } = cacheWith({});
    await expect(storeFiles(cache, [await file('/a', 'uno')])).rejects.toThrow(OtherVersionError);
    expect(held.size).toBe(0);
  });

  test('copies what has not changed since another version and downloads only the rest', async () => {
    const asked = serve({ '/a': 'uno', '/b': 'dos' });
    const { cache, held } = cacheWith({});
    const older = cacheWith({ '/a': 'uno', '/b': 'antes' }).cache;
    await storeFiles(cache, [await file('/a', 'uno'), await file('/b', 'dos')], { others: [older] });
    expect(asked).toEqual(['/b']);
    expect(Object.fromEntries(held)).toEqual({ '/a': 'uno', '/b': 'dos' });
  });

  test('ends at the first failure and says which', async () => {
    const asked = serve(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/${index}`, 'x'])));
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const files = await Promise.all(Array.from({ length: 20 }, (_, index) => file(`/${index}`, 'x')));
    await expect(storeFiles(cacheWith({}, full).cache, files)).rejects.toThrow('full');
    expect(asked.length).toBeLessThan(20);
  });
});

test('what is held already is not missing', async () => {
  const { cache } = cacheWith({ '/a': 'uno' });
  const files = [await file('/a', 'uno'), await file('/b', 'dos')];
  expect((await missingFiles(cache, files)).map(([path]) => path)).toEqual(['/b']);
});
