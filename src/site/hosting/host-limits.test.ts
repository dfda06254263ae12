import { expect, test } from 'vitest';
import { catalogue } from '../../records/catalogue.server.ts';
import { redirectRules, renderRedirectsFile } from './rules.ts';

// https://developers.cloudflare.com/pages/configuration/redirects/; Netlify's are wider. A line of headers that is too long stops the build.
const STATIC_REDIRECTS = 2000;
const REDIRECT_CHARACTERS = 1000;

const lengthsOf = (text: string) => text.split('\n').map((line) => line.length);

test('the redirects of all countries fit what Cloudflare Pages reads', () => {
  const rules = redirectRules(catalogue().countries);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.length).toBeLessThanOrEqual(STATIC_REDIRECTS);
  expect(Math.max(...lengthsOf(renderRedirectsFile(rules)))).toBeLessThanOrEqual(REDIRECT_CHARACTERS);
});
