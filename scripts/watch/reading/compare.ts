import { type Figure, figuresIn, isSame, measureOf } from './figures.ts';
import { keysOf, namesMexico } from './key-words.ts';
import type { Line, Page } from './page-lines.ts';
import { type Anchor, passageOf } from './passages.ts';
import type { Topic } from './topic.ts';

/** `changed`: what the fact turns on is another. `reworded`: other words for the same. */
export type Difference =
  | { kind: 'same' | 'absent' }
  | { kind: 'changed' | 'reworded'; before: string; after: string; figure: FigureNow };

/** How the figure of the record stands on the page now; `none`: neither has one. */
export type FigureNow = 'same' | 'other' | 'gone' | 'none';

/** What two versions of a page say differently of one fact. */
export function compare(old: Page, now: Page, anchor: Anchor): Difference {
  const before = passageOf(old, anchor);
  const after = passageOf(now, anchor);
  if (before.length === 0 && after.length === 0) return { kind: 'absent' };
  const isInOld = presenceIn(old);
  const isInNow = presenceIn(now);
  const lost = before.filter((line) => !isInNow(line, old));
  const added = after.filter((line) => !isInOld(line, now));
  if (lost.length === 0 && added.length === 0) return { kind: 'same' };

  // A sentence that was cut in two, joined to another or lost the very word it was found by: all of what it was and is.
  const written = now.lines.filter((line) => added.includes(line) || isPartOf(line, lost, !isInOld(line, now)));
  const gone = old.lines.filter((line) => lost.includes(line) || isPartOf(line, added, !isInNow(line, old)));
  const keys = (lines: readonly Line[]) => keysOf(joined(lines), anchor.topic);
  const was = keys(gone);
  const is = keys(written);
  const known = keys(before);
  const isSaidAgain =
    gone.length === 0
      ? [...is].every((key) => known.has(key))
      : written.length === 0
        ? isSaidBy(gone, after, anchor.topic)
        : was.size === is.size && [...was].every((key) => is.has(key));
  return {
    kind: isSaidAgain ? 'reworded' : 'changed',
    before: gone.map(({ text }) => text).join('\n'),
    after: written.map(({ text }) => text).join('\n'),
    figure: figureNow(anchor.figures, written, after),
  };
}

function joined(lines: readonly Line[]): string {
  // An item says what the heading above it says of it.
  return lines.map(({ words, under, isItem }) => (isItem ? `${under} ${words}` : words)).join(' . ');
}

/** Whether a line still stands in a page, however its sentences are cut or laid out now. */
function presenceIn(page: Page) {
  const all = ` ${page.lines.map(({ words }) => words).join(' ')} `;
  const items = new Set(page.lines.map(({ words, under }) => `${under}\n${words}`));
  return (line: Line, from: Page): boolean => {
    // A short text stands in many places: it is the same one under the same heading, or beside the same neighbour.
    if (!line.isItem && line.words.split(' ').length > 3) return all.includes(` ${line.words} `);
    if (items.has(`${line.under}\n${line.words}`)) return true;
    const place = from.lines.indexOf(line);
    const [previous, next] = [from.lines[place - 1], from.lines[place + 1]];
    return (
      (previous !== undefined && previous.words !== line.under && all.includes(` ${previous.words} ${line.words} `)) ||
      (next !== undefined && all.includes(` ${line.words} ${next.words} `))
    );
  };
}

/** Where the same is said twice, taking one away takes nothing away. */
function isSaidBy(gone: readonly Line[], remaining: readonly Line[], topic: Topic): boolean {
  return gone.every((line) => {
    if (line.isItem && namesMexico(line.words)) return false;
    const keys = keysOf(line.words, topic);
    return remaining.some((other) => {
      const others = keysOf(other.words, topic);
      return [...keys].every((key) => others.has(key));
    });
  });
}

/** Whether a line is what became of one of the others, or a piece of it. */
function isPartOf(line: Line, others: readonly Line[], isNew: boolean): boolean {
  return others.some(
    (other) => likeness(line, other) >= (isNew ? 0.6 : 1) && (isNew || other.words.includes(line.words)),
  );
}

/** How much of the shorter line is in the longer one, from 0 to 1. */
function likeness(one: Line, other: Line): number {
  const [words, others] = [new Set(one.words.split(' ')), new Set(other.words.split(' '))];
  const fewest = Math.min(words.size, others.size);
  return fewest < 3 ? 0 : [...words].filter((word) => others.has(word)).length / fewest;
}

function figureNow(own: readonly Figure[], written: readonly Line[], passage: readonly Line[]): FigureNow {
  if (own.length === 0) return 'none';
  const measures = new Set(own.map(measureOf));
  const measured = (lines: readonly Line[]) =>
    lines.flatMap(({ words }) => figuresIn(words)).filter((figure) => measures.has(measureOf(figure)));
  const found = measured(written).length > 0 ? measured(written) : measured(passage);
  if (found.length === 0) return 'gone';
  return found.some((figure) => own.some((one) => isSame(one, figure))) ? 'same' : 'other';
}
