import { describe, expect, test } from 'vitest';
import { headerRules, redirectRules, renderHeadersFile, renderRedirectsFile } from '../src/site/hosting/rules.ts';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './hosting-rules.ts';

describe('_headers', () => {
  const rules = parseHeadersFile(renderHeadersFile(headerRules()));

  test('the file the build writes is understood to the last line', () => {
    expect(rules.map((rule) => rule.path)).toEqual(headerRules().map(({ path }) => path));
  });

  test('rules that set the same header without detaching are joined, as on Cloudflare', () => {
    const parsed = parseHeadersFile('/*\n  X-Robots-Tag: noindex\n/a\n  X-Robots-Tag: nofollow');
    expect(headersFor(parsed, '/a').get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(headersFor(parsed, '/b').get('X-Robots-Tag')).toBe('noindex');
  });

  test.each(['X-A: 1', '/*\nX-A:', '/*\nnosniff', '/*\nX A: 1', 'https://a.example/*'])(
    '%j stops the start',
    (text) => {
      expect(() => parseHeadersFile(text)).toThrow(`_headers: no se entiende "${text.split('\n').at(-1)}".`);
    },
  );
});

describe('_redirects', () => {
  test('the file the build writes is understood to the last line, its addresses as the characters they stand for', () => {
    const rules = redirectRules([{ slug: 'japan', aliases: ['japón'] }]);
    expect(parseRedirectsFile(renderRedirectsFile(rules))).toEqual(rules);
  });

  test.each(['/a /b', '/a /b 200', '/a /b 301!', '/a https://a.example 301'])('%j stops the start', (line) => {
    expect(() => parseRedirectsFile(`/c /d 301\n${line}`)).toThrow(`_redirects: no se entiende "${line}".`);
  });
});
