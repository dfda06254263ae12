import { describe, expect, it } from 'vitest';
import type { OwnItem } from './list-book.ts';
import { addOwn, renameOwn, writtenLines } from './own-items.tsx';

const item = (id: number, text: string): OwnItem => ({ id, text, isTicked: false });

describe('what is typed or pasted', () => {
  it.each<[typed: string, lines: string[]]>([
    ['Adaptador', ['Adaptador']],
    ['  Adaptador   de corriente ', ['Adaptador de corriente']],
    ['Adaptador\nYenes\r\nMapa\u2028Guía', ['Adaptador', 'Yenes', 'Mapa', 'Guía']],
    ['\n\n \t\n', []],
    ['', []],
  ])('%j becomes %j', (typed, lines) => {
    expect(writtenLines(typed)).toEqual(lines);
  });

  it('keeps a text of any length whole', () => {
    const long = 'Medicina '.repeat(500).trim();
    expect(writtenLines(long)).toEqual([long]);
  });
});

describe('items of the reader’s own', () => {
  it('get a name nobody else has, also after some were removed', () => {
    const own = addOwn([item(1, 'a'), item(7, 'b')], 'c\nd');
    expect(own.map(({ id }) => id)).toEqual([1, 7, 8, 9]);
  });

  it('are reworded in one line, and left as they were when nothing is written', () => {
    const own = [item(1, 'a'), item(2, 'b')];
    expect(renameOwn(own, 2, ' otra\ncosa ')).toEqual([item(1, 'a'), item(2, 'otra cosa')]);
    expect(renameOwn(own, 2, '  ')).toEqual(own);
  });
});
