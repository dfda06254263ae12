import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { kindIn, type Publisher, placeOf, publishersSchema } from './publisher.ts';
import { bestRank, rankOf } from './source-kind.ts';

const FRANCE: Publisher = { name: 'Francia', kind: 'ministry', speaksFor: ['FR'] };
const EMBASSY: Publisher = { name: 'Embajada de Francia en Vanuatu', kind: 'embassy', speaksFor: ['FR'] };
const UNION: Publisher = { name: 'Unión Europea', kind: 'law', speaksFor: ['EU', 'CY'] };

test.each<[who: string, Publisher, spokenOf: string[] | undefined, kind: string, rank: string]>([
  ['a ministry on its own country', FRANCE, ['FR', 'EU'], 'ministry', 'authority'],
  ['a ministry on a territory of its state', FRANCE, ['RE', 'FR'], 'ministry', 'authority'],
  ['a ministry on another country', FRANCE, ['CN'], 'other-government', 'other-government'],
  ['a ministry on another member of its area', FRANCE, ['ES', 'EU'], 'other-government', 'other-government'],
  ['a ministry where no country is meant', FRANCE, undefined, 'ministry', 'authority'],
  ['an embassy on the country that sent it', EMBASSY, ['FR', 'EU'], 'embassy', 'authority'],
  ['an embassy on the country where it stands', EMBASSY, ['VU'], 'other-government', 'other-government'],
  ['the Union on a member of Schengen', UNION, ['ES', 'EU'], 'law', 'authority'],
  ['the Union on a member outside Schengen it names', UNION, ['CY'], 'law', 'authority'],
  ['the Union on Ireland', UNION, ['IE'], 'other-government', 'other-government'],
  ['a tourist office', { name: 'Turismo', kind: 'other-government' }, ['JP'], 'other-government', 'other-government'],
  ['an airline', { name: 'Aerolínea', kind: 'carrier' }, ['JP'], 'carrier', 'carrier'],
  ['open data', { name: 'Tablas', kind: 'data' }, ['JP'], 'data', 'data'],
  ['the press', { name: 'Diario', kind: 'press' }, ['JP'], 'press', 'press'],
  ['what an archive keeps of nobody knows whom', { name: 'Archivo', kind: 'archive' }, ['JP'], 'press', 'press'],
])('%s', (_who, publisher, spokenOf, kind, rank) => {
  expect(kindIn(publisher, spokenOf)).toBe(kind);
  expect(rankOf({ kind: kindIn(publisher, spokenOf) })).toBe(rank);
});

test('the best of some sources is the one whose word counts most', () => {
  expect(bestRank([{ kind: 'press' }, { kind: 'data' }])).toBe('data');
  expect(bestRank([{ kind: 'other-government' }, { kind: 'embassy' }])).toBe('authority');
  expect(bestRank([])).toBeUndefined();
});

describe('who publishes at an address', () => {
  const PUBLISHERS = {
    'gov.uk': FRANCE,
    'gov.uk/guidance/rules': FRANCE,
    'web.archive.org': { name: 'Archivo', kind: 'archive' },
    'blog.example': { name: 'Blog', kind: 'press' },
  } as const;

  test.each([
    ['https://www.gov.uk/eta', 'gov.uk'],
    ['https://gov.uk./eta', 'gov.uk'],
    ['https://www.gov.uk/guidance/rules/part-8?x=1', 'gov.uk/guidance/rules'],
    ['https://www.gov.uk/guidance/rulesbook', 'gov.uk'],
    ['https://web.archive.org/web/2023/http://www.gov.uk/guidance/rules', 'gov.uk/guidance/rules'],
    ['https://web.archive.org/web/2023/http:/gov.uk/eta', 'gov.uk'],
    ['https://web.archive.org/about', 'web.archive.org'],
    ['https://web.archive.org/web/2023/https://nobody.example/', undefined],
    ['https://blog.example/https://gov.uk/eta', 'blog.example'],
    ['https://gov.uk.blog.example/', undefined],
    ['https://eta.gov.uk/', undefined],
  ])('%s: %s', (url, place) => {
    expect(placeOf(PUBLISHERS, url)).toBe(place);
  });
});

test.each([
  ['a kind nobody knows', { 'a.example': { name: 'Uno', kind: 'ministerio' } }, /law, portal, embassy, ministry/],
  ['an authority of nowhere', { 'a.example': { name: 'Uno', kind: 'ministry' } }, /Di de qué país/],
  ['a newspaper that speaks for a country', { 'a.example': { ...FRANCE, kind: 'press' } }, /borra speaksFor/],
  ['a country by its name', { 'a.example': { ...FRANCE, speaksFor: ['Francia'] } }, /código ISO/],
  ['a host with www', { 'www.a.example': FRANCE }, /ni www/],
  ['a whole address', { 'https://a.example': FRANCE }, /sin https/],
])('%s is refused with what to write', (_case, written, fix) => {
  expect(
    v
      .safeParse(publishersSchema, written)
      .issues?.map(({ message }) => message)
      .join(' '),
  ).toMatch(fix);
});
