import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Manifest } from './manifest.ts';

const held = new Map<string, Response>();
let isFull = false;
const cache = {
  keys: async () => [...held.keys()].map((path) => ({ url: `https://sitio.example${path}` })),
  match: async (path: string) => held.get(path),
  delete: async (path: string) => held.delete(path),
  put: async (path: string, response: Response) => {
    if (isFull && path !== '/sin-conexion.json') throw new DOMException('full', 'QuotaExceededError');
    held.set(path, response);
  },
};
const FILES = { '/': 'inicio', '/wiki': 'wiki', '/_astro/a.js': 'a', '/_astro/b.js': 'b', '/banderas/jp.svg': 'jp' };
const MANIFEST: Manifest = {
  shell: [0],
  files: [
    ['/', 'h0', 60],
    ['/wiki', 'h1', 20, [2]],
    ['/_astro/a.js', 'h2', 10],
    ['/banderas/jp.svg', 'h3', 10],
  ],
  titles: { '/': 'Inicio', '/wiki': 'Wiki de viajes' },
};
let asked: string[] = [];

/** A page that is opened while the site is this one. */
async function openPage(manifest: Manifest = MANIFEST, files: Record<string, string> = FILES) {
  vi.resetModules();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/sin-conexion.json') return Response.json(manifest);
    asked.push(path);
    const status = path in files ? 200 : 404;
    return new Response(files[path], { status, headers: { 'Content-Encoding': 'br' } });
  });
  return import('./store.ts');
}

/** The wiki changed, and runs another script. */
const NEWER: Manifest = {
  ...MANIFEST,
  files: [
    ['/', 'h0', 60],
    ['/wiki', 'h9', 20, [2]],
    ['/_astro/b.js', 'h8', 10],
    ['/banderas/jp.svg', 'h3', 10],
  ],
};

beforeEach(() => {
  held.clear();
  isFull = false;
  vi.stubGlobal('caches', { open: async () => cache, has: async () => held.size > 0 });
  vi.stubGlobal('navigator', { locks: { request: (_name: string, act: () => Promise<void>) => act() } });
});

describe('storing', () => {
  test('a page brings what it needs, itself last, and says how far it is', async () => {
    const { store } = await openPage();
    const told: number[] = [];
    await store(['/wiki'], (share) => told.push(Math.round(share * 100)));
    expect(asked[0]).toBe('/_astro/a.js');
    expect([...held.keys()].sort()).toEqual(['/', '/_astro/a.js', '/sin-conexion.json', '/wiki']);
    expect(told[0]).toBe(11);
    expect(told.at(-1)).toBe(100);
    expect(await held.get('/wiki')?.text()).toBe('wiki');
  });

  test('says before what it downloads; what is there is not downloaded again', async () => {
    const { bytesToStore, store } = await openPage();
    expect(await bytesToStore(['/wiki'])).toBe(90);
    await store(['/wiki']);
    expect(await bytesToStore('all')).toBe(10);
    await store('all');
    expect(asked.at(-1)).toBe('/banderas/jp.svg');
    expect(await bytesToStore('all')).toBe(0);
  });

  test('ends at the first failure and says which; the next attempt goes on from there', async () => {
    const { store } = await openPage(MANIFEST, { '/_astro/a.js': 'a' });
    await expect(store('all')).rejects.toThrow('/banderas/jp.svg answered 404');
    expect(held.has('/wiki')).toBe(false);
    isFull = true;
    await expect((await openPage()).store('all')).rejects.toThrow('full');
    isFull = false;
    await (await openPage()).store('all');
    expect(asked).not.toContain('/_astro/a.js');
    expect(held.has('/wiki')).toBe(true);
  });

  test('where there is no room left nothing more is asked for', async () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/banderas/${index}.svg`, 'x']));
    const files = Object.keys(many).map((path) => [path, 'h', 1] as const);
    isFull = true;
    const { store } = await openPage({ shell: [], files, titles: {} }, many);
    await expect(store('all')).rejects.toThrow('full');
    expect(asked.length).toBeLessThan(20);
  });
});

describe('after the site has changed', () => {
  test('what changed is stored anew, and what no stored page needs any more goes', async () => {
    await (await openPage()).store('all');
    const { bytesToStore, store } = await openPage(NEWER);
    expect(await bytesToStore('all')).toBe(30);
    await store('all');
    expect(asked).toEqual(['/_astro/b.js', '/wiki']);
    expect(held.has('/_astro/a.js')).toBe(false);
  });

  test('a page that was not stored anew keeps what it needs; one that left the site goes', async () => {
    await (await openPage()).store('all');
    await (
      await openPage(
        { ...NEWER, files: [...NEWER.files, ['/_astro/c.js', 'h7', 1], ['/mapa', 'h6', 1, [4]]] },
        { ...FILES, '/_astro/c.js': '', '/mapa': '' },
      )
    ).store(['/mapa']);
    expect([...held.keys()]).toEqual(expect.arrayContaining(['/wiki', '/_astro/a.js', '/mapa', '/_astro/c.js']));
    await (
      await openPage(
        { ...NEWER, files: NEWER.files.filter(([path]) => path !== '/wiki').concat([['/nueva', 'h5', 1]]), shell: [0] },
        { ...FILES, '/nueva': '' },
      )
    ).store(['/nueva']);
    expect([...held.keys()]).not.toContain('/wiki');
    expect([...held.keys()]).not.toContain('/mapa');
  });
});

test('the list has stored pages alone, by title and in order, with their sizes', async () => {
  const { store, storedPages } = await openPage();
  expect(await storedPages()).toEqual({ pages: [], bytes: 0 });
  await store(['/wiki']);
  expect(await storedPages()).toEqual({
    pages: [
      { path: '/', title: 'Inicio', bytes: 60 },
      { path: '/wiki', title: 'Wiki de viajes', bytes: 20 },
    ],
    bytes: 90,
  });
});
