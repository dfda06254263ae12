import { describe, expect, it, test } from 'vitest';
import { confidenceOf, leadersFirst } from './confidence.ts';
import type { SourceKind } from './source-kind.ts';

type Weighed = Parameters<typeof confidenceOf>[0][number];

let count = 0;
/** A reading on a site of its own. */
function by(kind: SourceKind, seen: Weighed['seen'] = 'stored-copy', dates: Partial<Weighed> = {}): Weighed {
  count += 1;
  return { url: `https://sitio-${count}.example/`, kind, seen, checkedOn: '2026-11-21', ...dates };
}
const of2024 = { captured: '2024-11-20' };
const of2016 = { published: '2016-11-20' };
const twice = (one: Weighed) => [one, { ...one, url: `${one.url}otra` }];

describe('how sure a fact is, by who says it, how that was read and how old it was', () => {
  it.each([
    ['the destination’s authority, read on its site', [by('ministry', 'live')], 'high', 'medium'],
    ['the destination’s authority, read in a copy', [by('law')], 'high', 'medium'],
    ['the same, besides the press', [by('portal'), by('press')], 'high', 'medium'],
    ['an authority that somebody cites', [by('embassy', 'cited')], 'medium', 'low'],
    ['two of its sites, both cited', [by('embassy', 'cited'), by('law', 'cited')], 'high', 'medium'],
    ['two pages of one site, both cited', twice(by('embassy', 'cited')), 'medium', 'low'],
    ['an authority that is cited, and a page we read that agrees', [by('law', 'cited'), by('data')], 'high', 'medium'],
    ['a copy of an authority that was two years old', [by('portal', 'stored-copy', of2024)], 'medium', 'low'],
    ['the same, and the press of today', [by('portal', 'stored-copy', of2024), by('press')], 'medium', 'low'],
    ['a page that an authority wrote ten years before', [by('ministry', 'live', of2016)], 'medium', 'low'],
    ['another government', [by('other-government')], 'medium', 'low'],
    ['another government that somebody cites', [by('other-government', 'cited')], 'medium', 'low'],
    ['an old copy of another government', [by('other-government', 'stored-copy', of2024)], 'low', 'low'],
    ['a carrier', [by('carrier')], 'medium', 'low'],
    ['the press', [by('press')], 'medium', 'low'],
    ['data and press that agree, however many', [by('data'), by('data'), by('press'), by('press')], 'medium', 'low'],
    ['press that somebody cites', [by('press', 'cited')], 'low', 'low'],
    ['an old copy of open data', [by('data', 'stored-copy', of2024)], 'low', 'low'],
    ['two of the press that somebody cites', [by('press', 'cited'), by('press', 'cited')], 'medium', 'low'],
    ['nobody', [], 'low', 'low'],
  ] as const)('%s', (_who, carrying, sure, doubted) => {
    expect(confidenceOf(carrying)).toBe(sure);
    expect(confidenceOf(carrying, { isDoubted: true })).toBe(doubted);
  });

  it.each([
    ['an authority that says otherwise leaves it to be confirmed', [by('ministry')], [by('portal')], 'low'],
    ['the press that says otherwise takes a step from an authority', [by('ministry')], [by('press')], 'medium'],
    ['where somebody says otherwise, nobody agrees', [by('law', 'cited'), by('data')], [by('data')], 'low'],
  ] as const)('%s', (_case, carrying, doubting, sure) => {
    expect(confidenceOf(carrying, { isDoubted: true, doubting })).toBe(sure);
  });
});

test('who leads: the higher rank, then what we read ourselves, then the order of the record', () => {
  const [press, data, cited, read, other] = [
    by('press'),
    by('data'),
    by('law', 'cited'),
    by('ministry'),
    by('other-government'),
  ];
  expect(leadersFirst([press, data, cited, read, other])).toEqual([read, cited, other, data, press]);
  const second = by('embassy');
  expect(leadersFirst([second, read])).toEqual([second, read]);
});
