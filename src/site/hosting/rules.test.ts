import { describe, expect, test } from 'vitest';
import { type HeaderRule, headerRules, redirectRules, renderHeadersFile, renderRedirectsFile } from './rules.ts';

describe('_headers', () => {
  const text = renderHeadersFile(headerRules());
  const blocks = text.trimEnd().split('\n\n');
  /** The lines below a path pattern. */
  const linesOf = (path: string) =>
    blocks
      .find((block) => block.startsWith(`${path}\n`))
      ?.split('\n')
      .slice(1);

  test('every page carries the security headers and is checked for news on each visit', () => {
    const everywhere = text.split('\n\n')[0];
    expect(everywhere).toMatch(/^\/\*\n/);
    expect(everywhere).toContain('  Cache-Control: public, max-age=0, must-revalidate');
    expect(everywhere).toContain('  X-Content-Type-Options: nosniff');
    expect(everywhere).toContain('  Referrer-Policy: strict-origin-when-cross-origin');
    expect(everywhere).toContain('  Cross-Origin-Opener-Policy: same-origin');
    expect(everywhere).toContain('  Cross-Origin-Resource-Policy: same-origin');
    expect(everywhere).toContain('  X-Frame-Options: DENY');
    expect(everywhere).toMatch(/Permissions-Policy: .*camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  });

  test.each(['/_astro/*', '/banderas/*', '/fichas/*', '/herramientas/*'])(
    'the small files of %s carry no line that only pages need, but keep their own policy',
    (path) => {
      const [detached, kept] = ['  ! ', '  '].map((start) =>
        linesOf(path)?.filter((line) => line.startsWith(start) && (start === '  ! ' || !line.startsWith('  ! '))),
      );
      expect(detached).toEqual(
        expect.arrayContaining(
          ['Permissions-Policy', 'Speculation-Rules', 'X-Frame-Options'].map((name) => `  ! ${name}`),
        ),
      );
      expect(detached).not.toContain('  ! X-Content-Type-Options');
      expect(kept).toContain("  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'");
    },
  );

  test('any page may read the open data, which keep the caching of everything else', () => {
    for (const path of ['/datos/v1/*', '/datos/historia/*']) {
      expect(linesOf(path)).toEqual(
        expect.arrayContaining(['  Access-Control-Allow-Origin: *', '  Cross-Origin-Resource-Policy: cross-origin']),
      );
      expect(linesOf(path)?.join()).not.toContain('Cache-Control');
    }
    const elsewhere = headerRules().filter(({ path }) => !path.startsWith('/datos/'));
    expect(elsewhere.filter(({ headers }) => 'Access-Control-Allow-Origin' in headers)).toEqual([]);
  });

  test('a sharing image is kept for a week, because pages name it with its version, and shown anywhere', () => {
    expect(linesOf('/compartir/*')).toEqual(
      expect.arrayContaining([
        '  ! Cache-Control',
        '  Cache-Control: public, max-age=604800',
        '  Cross-Origin-Resource-Policy: cross-origin',
      ]),
    );
  });

  test('the service worker is asked for anew each time, so that a new version is seen at once', () => {
    expect(linesOf('/sw.js')).toEqual(['  ! Cache-Control', '  Cache-Control: no-cache']);
  });

  test('a header that differs only in capitals is detached too', () => {
    const rules: HeaderRule[] = [
      { path: '/*', headers: { 'X-Robots-Tag': 'all' } },
      { path: '/a', headers: { 'x-robots-tag': 'none' } },
    ];
    expect(renderHeadersFile(rules)).toBe('/*\n  X-Robots-Tag: all\n\n/a\n  ! x-robots-tag\n  x-robots-tag: none\n');
  });

  test('pages get the policies of the build, a group its own instead of the general one', () => {
    expect(linesOf('/*')?.filter((line) => line.includes('Content-Security-Policy'))).toEqual([]);
    const policies = new Map([
      ['/*', "default-src 'self'"],
      ['/pais/*', "script-src 'self'"],
    ]);
    const [general, group] = renderHeadersFile(headerRules({ policies })).split('\n\n');
    expect(general).toContain("  Content-Security-Policy: default-src 'self'");
    expect(group).toBe("/pais/*\n  ! Content-Security-Policy\n  Content-Security-Policy: script-src 'self'");
  });

  test.each([
    ['unset', { siteUrl: 'https://pasaporteverde.example', isSiteUrlSet: false }, false],
    ['https', { siteUrl: 'https://pasaporte.mx', isSiteUrlSet: true }, true],
    ['http', { siteUrl: 'http://localhost:3000', isSiteUrlSet: true }, false],
  ])('a public address that is %s: browsers are told to stay on HTTPS only where it is', (_case, facts, isTold) => {
    expect(renderHeadersFile(headerRules(facts)).includes('Strict-Transport-Security: max-age=31536000')).toBe(isTold);
  });

  test('a line past the 2,000 characters that Cloudflare reads stops the build', () => {
    const policies = new Map([['/*', 'x'.repeat(2000)]]);
    expect(() => renderHeadersFile(headerRules({ policies }))).toThrow(/Content-Security-Policy.*2000 letras/);
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
