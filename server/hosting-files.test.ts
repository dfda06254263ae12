import { describe, expect, test } from 'vitest';
import { headerRules, redirectRules, renderHeadersFile, renderRedirectsFile } from '../src/site/hosting/rules.ts';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './hosting-files.ts';

describe('_headers', () => {
  const { rules, problems } = parseHeadersFile(renderHeadersFile(headerRules()));

  test('the file the build writes is understood to the last line', () => {
    expect(problems).toEqual([]);
    expect(rules.map((rule) => rule.path)).toEqual(headerRules().map(({ path }) => path));
  });

  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/pais/japan', 'public, max-age=0, must-revalidate'],
    ['/_astro', 'public, max-age=0, must-revalidate'],
    ['/_astro/site.css', 'public, max-age=31536000, immutable'],
  ])('%s gets one caching rule: %s', (path, expected) => {
    const headers = headersFor(rules, path);
    expect(headers.get('Cache-Control')).toBe(expected);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test.each([
    ['/datos/v1/paises.json', '*'],
    ['/datos/v1/paises/japan.json', '*'],
    ['/datos', null],
    ['/datos/v1', null],
    ['/pais/japan', null],
  ])('another site’s page that reads %s is allowed by %j', (path, expected) => {
    const headers = headersFor(rules, path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(expected);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('rules that set the same header without detaching are joined, as on Cloudflare', () => {
    const parsed = parseHeadersFile('/*\n  X-Robots-Tag: noindex\n/a\n  X-Robots-Tag: nofollow');
    expect(headersFor(parsed.rules, '/a').get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(headersFor(parsed.rules, '/b').get('X-Robots-Tag')).toBe('noindex');
  });

  test('comments, empty lines and Windows line ends are skipped; a value may hold colons', () => {
    const parsed = parseHeadersFile('# nota\r\n\r\n/*\r\n  # otra\r\n  Link: <https://a.example>; rel=x\r\n');
    expect(parsed).toEqual({
      rules: [{ path: '/*', detach: [], headers: [['Link', '<https://a.example>; rel=x']] }],
      problems: [],
    });
  });

  test.each([
    ['X-A: header before any path', 'X-A: 1'],
    ['a header without value', '/*\nX-A:'],
    ['a line that is neither', '/*\nnosniff'],
    ['a name with a space', '/*\nX A: 1'],
    ['a value outside ASCII', '/*\nX-A: ñ'],
    ['a placeholder', '/pais/:slug'],
    ['a star in the middle', '/pais/*/mapa'],
    ['another origin', 'https://a.example/*'],
  ])('%s is reported with its line', (_what, text) => {
    const parsed = parseHeadersFile(text);
    expect(parsed.problems).toEqual([
      `_headers, línea ${text.split('\n').length}: no se entiende "${text.split('\n').at(-1)}".`,
    ]);
  });
});

describe('_redirects', () => {
  test('the file the build writes is understood to the last line', () => {
    const rules = redirectRules([{ slug: 'japan', aliases: ['japon'] }]);
    expect(parseRedirectsFile(renderRedirectsFile(rules))).toEqual({ rules, problems: [] });
  });

  test('percent-encoded addresses are read as the characters they stand for', () => {
    expect(parseRedirectsFile('/pais/jap%C3%B3n   /pais/japan\t308').rules).toEqual([
      { from: '/pais/japón', to: '/pais/japan', status: 308 },
    ]);
  });

  test.each([
    ['no status', '/a /b'],
    ['a status that is no redirect', '/a /b 200'],
    ['a forced rule', '/a /b 301!'],
    ['a condition', '/a /b 301 Country=mx'],
    ['a pattern', '/a/* /b 301'],
    ['another site', '/a https://a.example 301'],
    ['another site without scheme', '/a //a.example 301'],
    ['a malformed address', '/a%E0 /b 301'],
  ])('%s is reported with its line', (_what, line) => {
    expect(parseRedirectsFile(`# nota\n${line}`)).toEqual({
      rules: [],
      problems: [`_redirects, línea 2: no se entiende "${line}".`],
    });
  });
});
