import { expect, test } from 'vitest';
import { mentionedPlaces, reachable } from './references.ts';

const TEXTS: Record<string, string> = {
  '/pais/japan':
    '<img src="/banderas/jp.svg"><script src="/_astro/base.aaaaaaaa.js"></script><a href="/pais/china"><b>not-a.known0000.js',
  '/_astro/base.aaaaaaaa.js': 'import("./late.bbbbbbbb.js");"./gone.cccccccc.js"',
  '/_astro/late.bbbbbbbb.js': 'import"./base.aaaaaaaa.js";d(["_astro/late.dddddddd.css"])',
  '/_astro/late.dddddddd.css': 'src:url(/_astro/archivo-es.eeee-eee.woff2)',
  '/banderas/jp.svg': '',
  '/_astro/archivo-es.eeee-eee.woff2': '',
  '/pais/china': '',
};
const PATHS = Object.keys(TEXTS);
const PLACES = new Map(PATHS.map((path, place) => [path, place]));

test('a page leads to what it shows and runs, and to what that needs, but to no other page', () => {
  const mentions = Object.values(TEXTS).map((text) => mentionedPlaces(text, PLACES));
  const found = [...reachable(PATHS.indexOf('/pais/japan'), mentions)].map((place) => PATHS[place]);
  expect(found.sort()).toEqual([
    '/_astro/archivo-es.eeee-eee.woff2',
    '/_astro/base.aaaaaaaa.js',
    '/_astro/late.bbbbbbbb.js',
    '/_astro/late.dddddddd.css',
    '/banderas/jp.svg',
  ]);
});
