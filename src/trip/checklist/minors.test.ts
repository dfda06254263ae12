import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readMinors } from './minors.server.ts';

const REAL = join(import.meta.dirname, '../../../content');
const { minors, problems } = readMinors(REAL);

describe('what Mexico asks when a child leaves', () => {
  it('has no mistake, and every statement has a source and a degree of confidence', () => {
    expect(problems).toEqual([]);
    expect(minors?.items.map(({ id }) => id)).toContain('permit');
    for (const { source, confidence } of [minors?.rule, ...(minors?.items ?? [])].filter(
      (fact) => fact !== undefined,
    )) {
      expect(source.url).toMatch(/^https:\/\//);
      expect(['high', 'medium']).toContain(confidence);
    }
  });

  it.each<[what: string, change: (draft: Record<string, unknown>) => void, field: string]>([
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
  ])('an editor is told of %s', (_what, change, field) => {
    const draft = parse(readFileSync(join(REAL, 'minors-leaving-mexico.yaml'), 'utf8')) as Record<string, unknown>;
    change(draft);
    const folder = mkdtempSync(join(tmpdir(), 'menores-'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'minors-leaving-mexico.yaml'), stringify(draft));
    try {
      expect(readMinors(folder).problems.map((problem) => problem.field)).toEqual([field]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('a missing file is a mistake like any other', () => {
    expect(readMinors('/nowhere').problems).toHaveLength(1);
  });
});
