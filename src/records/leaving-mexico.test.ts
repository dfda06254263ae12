import { describe, expect, it } from 'vitest';
import { readMinors } from './leaving-mexico.server.ts';
import { CONTENT, useContentFolder } from './testing/content-folder.ts';

const { minors } = readMinors(CONTENT);
const { folder, change } = useContentFolder(['minors-leaving-mexico.yaml', 'publishers.yaml']);

describe('what Mexico asks when a child leaves', () => {
  it('has a source for every statement and a degree of confidence', () => {
    expect(minors?.items.map(({ id }) => id)).toContain('permit');
    for (const { source, confidence } of [minors?.rule, ...(minors?.items ?? [])].filter(
      (fact) => fact !== undefined,
    )) {
      expect(source.url).toMatch(/^https:\/\//);
      expect(['high', 'medium']).toContain(confidence);
    }
  });

  it.each<[what: string, spoil: (draft: Record<string, unknown>) => void, field: string]>([
    [
      'an item without a source',
      (draft) => (draft['items'] as object[]).push({ id: 'otro', text: 'Otro papel más' }),
      'sources',
    ],
    ['two items of one name', (draft) => (draft['items'] as unknown[]).push((draft['items'] as unknown[])[0]), 'items'],
    [
      'a day that does not exist',
      (draft) => Object.assign((draft['sources'] as object[])[0] ?? {}, { checkedOn: '2026-02-30' }),
      'sources.0.checkedOn',
    ],
    ['a field nobody knows', (draft) => Object.assign(draft, { otro: 1 }), 'otro'],
  ])('an editor is told of %s', (_what, spoil, field) => {
    change('minors-leaving-mexico.yaml', (draft: Record<string, unknown>) => {
      spoil(draft);
      return draft;
    });
    expect(readMinors(folder()).problems.map((problem) => problem.field)).toEqual([field]);
  });
});
