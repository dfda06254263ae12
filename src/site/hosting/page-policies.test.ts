import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPublicSettings } from '../settings.ts';
import { withoutIslandNames, withoutIslandStyle, withoutSeparators } from './build-integration.ts';
import { inlineHashes, pagePolicies } from './content-security-policy.ts';

const settings = readPublicSettings({});
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (...styles: string[]) => inlineHashes(styles.map((style) => `<style>${style}</style>`).join(''));

test('inline scripts and styles are named by their hash; files and data are not', () => {
  const html = [
    '<head><style>a{b:c}</style><script>x()</script>',
    '<script type="module">y()</script><script type="speculationrules">{}</script>',
    '<script src="/_astro/a.js" type="module"></script>',
    '<script type="application/ld+json">{"a":1}</script><script type="application/json" id="s">[]</script></head>',
  ].join('\n');
  expect(inlineHashes(html)).toEqual({
    scripts: [hash('x()'), hash('y()'), hash('{}')],
    styles: [hash('a{b:c}')],
  });
});

test('a page of a group allows its own code and that of the not-found page, which answers at the same addresses', () => {
  const policies = pagePolicies(
    settings,
    new Map([
      ['/index', page('home')],
      ['/404', page('missing')],
      ['/pais/japan', page('country')],
      ['/pais/cuba', page('country')],
      ['/visa-para-japan-mexicanos', page('question')],
      ['/visa-americana', page('guide')],
      ['/es-cierto/eta-vieja', page('claim')],
      ['/mi-viaje', page('tool')],
      ['/incrustar/japan', page('frame')],
    ]),
  );
  const allowed = [...policies].map(([path, policy]) => [
    path,
    ['home', 'missing', 'country', 'question', 'guide', 'claim', 'tool', 'frame'].filter((style) =>
      policy.includes(hash(style)),
    ),
  ]);
  expect(allowed).toEqual([
    ['/*', ['home', 'missing']],
    ['/pais/*', ['missing', 'country']],
    ['/visa-*', ['missing', 'guide']],
    ['/visa-para-*', ['missing', 'question']],
    ['/es-cierto/*', ['missing', 'claim']],
    ['/mi-*', ['missing', 'tool']],
    ['/escalas*', ['missing']],
    ['/revisa-*', ['missing']],
    ['/wiki*', ['missing']],
    ['/cambios*', ['missing']],
    ['/incrustar/*', ['frame']],
  ]);
});

test('only the frames may stand on other people’s pages', () => {
  const policies = [...pagePolicies(settings, new Map([['/incrustar/japan', page('frame')]]))];
  expect(policies.filter(([, policy]) => !policy.includes("frame-ancestors 'none'")).map(([path]) => path)).toEqual([
    '/incrustar/*',
  ]);
});

test('the order of the files on the disk changes nothing', () => {
  const pages: [string, ReturnType<typeof page>][] = [
    ['/index', page('home', 'more')],
    ['/wiki', page('wiki')],
  ];
  expect(pagePolicies(settings, new Map(pages))).toEqual(pagePolicies(settings, new Map(pages.reverse())));
});

test('the style that Astro writes into the body is taken out, and only that', () => {
  const html = '<body><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><style>p{}</style>';
  expect(withoutIslandStyle(html)).toBe('<body><style>p{}</style>');
});

test('no page says in which folder it was built', () => {
  expect(
    withoutIslandNames('<astro-island uid="Z121gbw" prefix="r4" client="load"><p>uid="a"</p></astro-island>'),
  ).toBe('<astro-island prefix="r4" client="load"><p>uid="a"</p></astro-island>');
});

test('texts lose what parts them, but not where React has to find them again', () => {
  const island = '<astro-island ssr><p>Hasta <!-- -->90<!-- --> días</p></astro-island>';
  expect(withoutSeparators(`<p>Ver <!-- -->10<!-- --> más</p>${island}<p>© <!-- -->2025</p>`)).toBe(
    `<p>Ver 10 más</p>${island}<p>© 2025</p>`,
  );
});
