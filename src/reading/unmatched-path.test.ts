import { describe, expect, it, test } from 'vitest';
import { replacementFor } from './unmatched-path.ts';

const SLUGS = {
  japan: 'japan',
  japon: 'japan',
  'united-states': 'united-states',
  usa: 'united-states',
  'estados-unidos': 'united-states',
  'south-korea': 'south-korea',
  'corea-del-sur': 'south-korea',
};

describe('an alias or another spelling leads to the canonical address', () => {
  it.each([
    ['/pais/usa', '/pais/united-states'],
    ['/pais/estados-unidos', '/pais/united-states'],
    ['/pais/usa/', '/pais/united-states'],
    ['/pais/japan/', '/pais/japan'],
    ['/pais/japan.html', '/pais/japan'],
    ['/pais/japón', '/pais/japan'],
    ['/pais/jap%C3%B3n', '/pais/japan'],
    ['/PAIS/JAPÓN', '/pais/japan'],
    ['/pais/South%20Korea', '/pais/south-korea'],
    ['/visa-para-usa-mexicanos', '/visa-para-united-states-mexicanos'],
    ['/visa-para-corea-del-sur-mexicanos', '/visa-para-south-korea-mexicanos'],
    ['/visa-para-jap%C3%B3n-mexicanos', '/visa-para-japan-mexicanos'],
    ['/Visa-Para-Japan-Mexicanos/', '/visa-para-japan-mexicanos'],
    ['/visa-para-japan-mexicanos.html', '/visa-para-japan-mexicanos'],
  ])('%s → %s', (path, replacement) => {
    expect(replacementFor(path, SLUGS)).toBe(replacement);
  });
});

describe('a country that does not exist replaces the address with /404', () => {
  it.each([
    '/pais/narnia',
    '/pais/',
    '/pais',
    '/pais/%E0%A4%A',
    '/pais/..',
    '/pais/japan/costos',
    '/pais/🇯🇵',
    '/pais/<script>',
    '/pais/constructor',
    '/pais/__proto__',
    `/pais/${'x'.repeat(4000)}`,
  ])('%s', (path) => {
    expect(replacementFor(path, SLUGS)).toBe('/404');
  });
});

describe('any other address stays where it is', () => {
  it.each([
    '/',
    '',
    '/404',
    '/wiki',
    '/paises',
    '/paises.json',
    '/en/pais/japan',
    '/visa-para-narnia-mexicanos',
    '/visa-para-mexicanos',
    '/visa-para-japan',
    '/visa-para-japan-mexicanos/costos',
    '/visa-para-constructor-mexicanos',
    '/visa-para-%E0%A4%A-mexicanos',
    '/%E0%A4%A',
    '/../../etc/passwd',
    `/${'a'.repeat(4000)}`,
    `/${'/'.repeat(4000)}x`,
  ])('%s', (path) => {
    expect(replacementFor(path, SLUGS)).toBeUndefined();
  });
});

test('where an address is sent, nothing is sent on: no visitor turns in circles', () => {
  for (const slug of new Set(Object.values(SLUGS))) {
    expect([undefined, `/pais/${slug}`]).toContain(replacementFor(`/pais/${slug}`, SLUGS));
    expect([undefined, `/visa-para-${slug}-mexicanos`]).toContain(
      replacementFor(`/visa-para-${slug}-mexicanos`, SLUGS),
    );
  }
  expect(replacementFor('/404', SLUGS)).toBeUndefined();
});
