import { plainText } from '../catalogue/inline.ts';
import { type Block, type ProseSection, textsOf } from './prose.ts';

const WORDS_A_LINE = 11;
/** Lines of air a heading with its rule takes. */
const HEADING = 5;

/**
 * Where to part the sections into two columns of about the same height. The browser's own column
 * balancing was the alternative; with unbreakable sections it spills into a third column.
 */
export function splitInTwo(sections: readonly ProseSection[]): [readonly ProseSection[], readonly ProseSection[]] {
  const heights = sections.map(({ blocks }) => HEADING + sum(blocks.map(linesOf)));
  const total = sum(heights);
  let best = 1;
  for (let at = 1; at < sections.length; at += 1) {
    const imbalance = (end: number) => Math.abs(2 * sum(heights.slice(0, end)) - total);
    if (imbalance(at) < imbalance(best)) best = at;
  }
  return [sections.slice(0, best), sections.slice(best)];
}

/** About how many lines of text a block is high. */
function linesOf(block: Block): number {
  const lines = textsOf(block).map((text) => Math.ceil(plainText(text).split(' ').length / WORDS_A_LINE));
  switch (block.kind) {
    case 'list':
    case 'steps':
      return sum(lines) + block.items.length;
    case 'table':
      return 3 + 1.8 * block.rows.length;
    case 'notice':
      return sum(lines) + 2;
    default:
      return sum(lines) + 1;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
