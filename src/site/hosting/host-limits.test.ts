import { expect, test } from 'vitest';
import { catalogue } from '../../records/catalogue.server.ts';
import { headerRules, redirectRules, renderHeadersFile, renderRedirectsFile } from './rules.ts';

// https://developers.cloudflare.com/pages/configuration/redirects/ and /headers/; Netlify's are wider.
const STATIC_REDIRECTS = 2000;
const REDIRECT_CHARACTERS = 1000;
const HEADER_RULES = 100;
const HEADER_CHARACTERS = 2000;

const lengthsOf = (text: string) => text.split('\n').map((line) => line.length);

test('the redirects of all countries fit what Cloudflare Pages reads', () => {
  const rules = redirectRules(catalogue().countries);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.length).toBeLessThanOrEqual(STATIC_REDIRECTS);
  expect(Math.max(...lengthsOf(renderRedirectsFile(rules)))).toBeLessThanOrEqual(REDIRECT_CHARACTERS);
});

test('so do the headers', () => {
  const rules = headerRules();
  expect(rules.length).toBeLessThanOrEqual(HEADER_RULES);
  expect(Math.max(...lengthsOf(renderHeadersFile(rules)))).toBeLessThanOrEqual(HEADER_CHARACTERS);
});
