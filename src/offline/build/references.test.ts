import { expect, test } from 'vitest';
import { reachable } from './references.ts';

const TEXTS = new Map([
  ['/pais/japan', '<img src="/banderas/jp.svg"><script src="/_astro/base.aaaaaaaa.js"></script><a href="/pais/china">'],
  ['/_astro/base.aaaaaaaa.js', 'import("./late.bbbbbbbb.js");"./gone.cccccccc.js"'],
  ['/_astro/late.bbbbbbbb.js', 'import"./base.aaaaaaaa.js";d(["_astro/late.dddddddd.css"])'],
  ['/_astro/late.dddddddd.css', 'src:url(/_astro/archivo-es.eeee-eee.woff2)'],
]);
const KNOWN = new Set([...TEXTS.keys(), '/banderas/jp.svg', '/_astro/archivo-es.eeee-eee.woff2', '/pais/china']);

test('a page leads to what it shows and runs, and to what that needs, but to no other page', () => {
  expect([...reachable('/pais/japan', TEXTS, KNOWN)].sort()).toEqual([
    '/_astro/archivo-es.eeee-eee.woff2',
    '/_astro/base.aaaaaaaa.js',
    '/_astro/late.bbbbbbbb.js',
    '/_astro/late.dddddddd.css',
    '/banderas/jp.svg',
  ]);
});
