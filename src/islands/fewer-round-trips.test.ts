import { expect, test } from 'vitest';
import { withFewerRoundTrips } from './fewer-round-trips.ts';

const CODE: Record<string, string> = {
  'box.js': 'export{s as Box}from"./header.js";',
  'form.js': 'import{a}from"./react.js";function Form(){}export{Form};',
  'client.js': 'export{t as default}from"./react.js";',
  'header.js': 'import{a}from"./react.js";import"./words.js";const later=()=>import("./dialog.js")',
  'react.js': 'import{t as e}from"./runtime.js";',
};
const island = (file: string, name: string, client: string) =>
  `<astro-island uid="1" component-url="/_astro/${file}" component-export="${name}" renderer-url="/_astro/client.js" props="{}" ssr client="${client}">`;
const finished = (html: string) => withFewerRoundTrips(html, (name) => CODE[name] ?? '');
const ahead = (html: string) => /data-ahead="([^"]*)"/.exec(finished(html))?.[1]?.split(' ').toSorted();

test('an island that waits for a touch names every script its own will ask for, each once, and none that comes later', () => {
  expect(ahead(island('box.js', 'Box', 'interact'))).toEqual(['react.js', 'runtime.js', 'words.js']);
  expect(ahead(island('form.js', 'Form', 'interact'))).toEqual(['react.js', 'runtime.js']);
});

test('every island asks for the file that holds it, not for one that only hands it on', () => {
  for (const client of ['interact', 'near']) {
    expect(finished(island('box.js', 'Box', client))).toContain(
      'url="/_astro/header.js" component-export="s" renderer',
    );
  }
});

test('an island with a file of its own that need not wait is left as it is', () => {
  const html = island('form.js', 'Form', 'load');
  expect(finished(html)).toBe(html);
});
