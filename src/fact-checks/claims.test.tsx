import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAuthority } from '../catalogue/source-kind.ts';
import { ClaimPage, claimData } from './claim-page.tsx';
import { VERDICTS } from './claim-schema.ts';
import { publishedClaims, readClaims } from './claims.server.ts';

const CONTENT = join(process.cwd(), 'content');
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
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'claims-'));
    for (const name of [
      'claims.yaml',
      'countries',
      'transit',
      'visa-guides',
      'shared-updates',
      'minors-leaving-mexico.yaml',
    ]) {
      cpSync(join(CONTENT, name), join(folder, name), { recursive: true });
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const change = (name: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`nothing to change in ${name}`);
    writeFileSync(join(folder, name), after);
  };
  const told = () => readClaims(folder).problems.map(({ field, fix }) => `${field} ${fix}`);

  test('facts that changed, every claim that rests on one, all at once', () => {
    expect(told()).toEqual([]);
    change('countries/japan.yaml', /^maxStay: .*$/m, 'maxStay: { days: 180 }');
    change('countries/united-states.yaml', /^visaStatus: .*$/m, 'visaStatus: visa-free');
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
    change(file, from, to);
    expect(told().join('\n')).toContain(fix);
  });
});
