import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { isAuthority } from '../catalogue/source-kind.ts';
import { useContentFolder } from '../records/testing/content-folder.ts';
import { ClaimPage, claimData } from './claim-page.tsx';
import { VERDICTS } from './claim-schema.ts';
import { publishedClaims, readClaims } from './claims.server.ts';

const URL = 'https://pasaporteverde.example/es-cierto/x';

describe.each(publishedClaims())('$id', (claim) => {
  test('says its verdict, its answer, who says so and when, in words that can be sent on', () => {
    const html = renderToStaticMarkup(<ClaimPage claim={claim} url={URL} image={{ href: '/x.png', alt: '' }} />);
    const { word } = VERDICTS[claim.verdict];
    expect(html).toContain(word);
    expect(html.includes('Lo dice: ')).toBe(isAuthority(claim.authority));
    expect(html).toContain('Revisado el ');
    expect(decodeURIComponent(/https:\/\/wa\.me\/\?text=([^"]+)/.exec(html)?.[1] ?? '')).toContain(
      `${word}: ${claim.answer}`,
    );
    expect(claimData(claim, URL)).toMatchObject({ claimReviewed: claim.claim, reviewRating: { alternateName: word } });
  });

  test('is not called true or false on a newspaper alone', () => {
    const isSettled = claim.verdict === 'true' || claim.verdict === 'false';
    expect(isSettled && !isAuthority(claim.authority)).toBe(false);
  });
});

describe('what stops the build', () => {
  const { folder, edit } = useContentFolder([
    'claims.yaml',
    'countries',
    'transit',
    'visa-guides',
    'shared-updates',
    'minors-leaving-mexico.yaml',
  ]);
  const told = () => readClaims(folder()).problems.map(({ field, fix }) => `${field} ${fix}`);

  test('facts that changed, every claim that rests on one, all at once', () => {
    edit('countries/japan.yaml', /^maxStay: .*$/m, 'maxStay: { days: 180 }');
    edit('countries/united-states.yaml', /^visaStatus: .*$/m, 'visaStatus: visa-free');
    const mistakes = told().join('\n');
    expect(mistakes).toContain('japon-180.rests.1 En content/countries/japan.yaml, maxStay.days ahora dice 180');
    for (const id of ['escala-estados-unidos', 'esta-mexico']) expect(mistakes).toContain(`${id}.rests.`);
  });

  test.each([
    ['a fact that is gone', 'countries/japan.yaml', /^maxStay: .*$/m, '', 'maxStay.days ya no está'],
    [
      'a file that is gone',
      'claims.yaml',
      'in: countries/peru, at: visaStatus',
      'in: countries/pirú, at: visaStatus',
      'Escribe el archivo sin .yaml',
    ],
    [
      'a source that is none',
      'claims.yaml',
      'url: https://kr.usembassy.gov/',
      'url: https://nadie.example/',
      'no hay ninguna fuente con esa dirección',
    ],
    ['a verdict that is none', 'claims.yaml', 'verdict: half', 'verdict: maybe', 'Usa uno de estos valores'],
  ])('%s', (_case, file, from, to, fix) => {
    edit(file, from, to);
    expect(told().join('\n')).toContain(fix);
  });
});
