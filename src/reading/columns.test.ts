import { describe, expect, it } from 'vitest';
import { splitInTwo } from './columns.ts';
import type { ProseSection } from './prose.ts';

const section = (id: string, lines: number): ProseSection => ({
  id,
  heading: id,
  blocks: [
    {
      kind: 'paragraph',
      text: Array(lines * 11)
        .fill('palabra')
        .join(' '),
    },
  ],
});

describe('two columns', () => {
  it.each([
    ['equal halves', [10, 10, 10, 10], 2],
    ['a long first', [40, 10, 10, 10], 1],
    ['a long last', [10, 10, 10, 40], 3],
    ['two', [5, 50], 1],
  ])('of %s keep the order and are about as high', (_case, heights, first) => {
    const sections = heights.map((height, index) => section(String(index), height));
    const [left, right] = splitInTwo(sections);
    expect(left).toHaveLength(first);
    expect([...left, ...right]).toEqual(sections);
  });

  it('of one section leave the second empty', () => {
    expect(splitInTwo([section('sola', 5)])[1]).toEqual([]);
  });
});
