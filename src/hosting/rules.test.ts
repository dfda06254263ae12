import { describe, expect, test } from 'vitest';
import { type HeaderRule, headerRules, redirectRules, renderHeadersFile, renderRedirectsFile } from './rules.ts';

describe('_headers', () => {
  const text = renderHeadersFile(headerRules());

  test('every page carries the security headers and is checked for news on each visit', () => {
    const everywhere = text.split('\n\n')[0];
    expect(everywhere).toMatch(/^\/\*\n/);
    expect(everywhere).toContain('  Cache-Control: public, max-age=0, must-revalidate');
    expect(everywhere).toContain('  X-Content-Type-Options: nosniff');
    expect(everywhere).toContain('  Referrer-Policy: strict-origin-when-cross-origin');
    expect(everywhere).toContain('  Cross-Origin-Opener-Policy: same-origin');
    expect(everywhere).toContain('  X-Frame-Options: DENY');
    expect(everywhere).toMatch(/Permissions-Policy: .*camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  });

  test('a hashed file is kept for a year, with the general caching rule detached first', () => {
    expect(text.split('\n\n')[1]).toBe(
      '/_astro/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  test('any page may read the open data, which keep the caching of everything else', () => {
    expect(text.split('\n\n')[2]).toBe('/datos/v1/*\n  Access-Control-Allow-Origin: *');
    const elsewhere = headerRules().filter(({ path }) => path !== '/datos/v1/*');
    expect(elsewhere.filter(({ headers }) => 'Access-Control-Allow-Origin' in headers)).toEqual([]);
  });

  test('a sharing image is kept for a week, because pages name it with its version', () => {
    expect(text.split('\n\n')[3]).toBe('/compartir/*\n  ! Cache-Control\n  Cache-Control: public, max-age=604800\n');
  });

  test('a header that differs only in capitals is detached too', () => {
    const rules: HeaderRule[] = [
      { path: '/*', headers: { 'X-Robots-Tag': 'all' } },
      { path: '/a', headers: { 'x-robots-tag': 'none' } },
    ];
    expect(renderHeadersFile(rules)).toBe('/*\n  X-Robots-Tag: all\n\n/a\n  ! x-robots-tag\n  x-robots-tag: none\n');
  });

  test('a Content-Security-Policy appears once the build supplies it', () => {
    expect(text).not.toContain('Content-Security-Policy');
    const withPolicy = renderHeadersFile(headerRules({ contentSecurityPolicy: "default-src 'self'" }));
    expect(withPolicy).toContain("  Content-Security-Policy: default-src 'self'\n");
  });

  test('no line passes the 2,000 characters that Cloudflare reads', () => {
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('_redirects', () => {
  test('every alias moves for good to the canonical slug, on both country routes', () => {
    const rules = redirectRules([
      { slug: 'united-states', aliases: ['usa', 'estados-unidos'] },
      { slug: 'cuba', aliases: [] },
    ]);
    expect(renderRedirectsFile(rules)).toBe(
      [
        '/pais/usa /pais/united-states 301',
        '/visa-para-usa-mexicanos /visa-para-united-states-mexicanos 301',
        '/pais/estados-unidos /pais/united-states 301',
        '/visa-para-estados-unidos-mexicanos /visa-para-united-states-mexicanos 301',
        '',
      ].join('\n'),
    );
  });

  test('an address with an accent is written percent-encoded', () => {
    expect(renderRedirectsFile([{ from: '/pais/japón', to: '/pais/japan', status: 301 }])).toBe(
      '/pais/jap%C3%B3n /pais/japan 301\n',
    );
  });
});
