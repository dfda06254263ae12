import { expect, test } from 'vitest';
import { withScriptsAhead } from './scripts-ahead.ts';

const CODE: Record<string, string> = {
  'box.js': 'export{s as Box}from"./header.js";',
  'client.js': 'export{t as default}from"./react.js";',
  'header.js': 'import{a}from"./react.js";import"./words.js";const later=()=>import("./dialog.js")',
  'react.js': 'import{t as e}from"./runtime.js";',
};
const island = (client: string) =>
  `<astro-island component-url="/_astro/box.js" component-export="Box" renderer-url="/_astro/client.js" client="${client}">`;
const ahead = (html: string) => /data-ahead="([^"]*)"/.exec(withScriptsAhead(html, (name) => CODE[name] ?? ''))?.[1];

test('an island that waits for a touch names its scripts and every one they will ask for, each once, and none that comes later', () => {
  expect(ahead(island('interact'))?.split(' ').toSorted()).toEqual([
    'box.js',
    'client.js',
    'header.js',
    'react.js',
    'runtime.js',
    'words.js',
  ]);
});

test('other islands are left as they are', () => {
  const html = island('near') + island('load');
  expect(withScriptsAhead(html, () => '')).toBe(html);
});
