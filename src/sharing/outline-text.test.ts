import { expect, test } from 'vitest';
import { textWidth } from './letters.server.ts';
import { outlineText } from './outline-text.server.ts';

const transforms = (svg: string) =>
  [...svg.matchAll(/transform="translate\(([^ ]+) ([^ )]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('no text is left for the renderer, whose machine may lack the fonts', () => {
  const svg = outlineText(
    '<svg><text y="9" font-size="24">SIN VISA</text><text font-size="9">A &amp; B &lt;</text></svg>',
  );
  expect(svg).not.toMatch(/<text|SIN|&/);
  expect(svg.match(/<path /g)).toHaveLength(7 + 4);
});

test('letters stand on the line and around the anchor', () => {
  const middle = transforms(outlineText('<text x="100" y="50" font-size="20" text-anchor="middle">OO</text>'));
  expect(middle.map(([, y]) => y)).toEqual([50, 50]);
  expect(middle[0]?.[0]).toBeLessThan(100);
  expect(((middle[0]?.[0] ?? 0) + (middle[1]?.[0] ?? 0)) / 2).toBeCloseTo(100, 1);
  const end = transforms(outlineText('<text x="100" font-size="20" text-anchor="end">OO</text>'));
  expect(end[1]?.[0]).toBeLessThan(100);
});

test('on an arc the text is centred over its top and turns with it', () => {
  const svg = outlineText(
    '<path id="a" d="M-52 6A52 34 0 0 1 52 6" fill="none"/><text font-size="12"><textPath href="#a" startOffset="50%" text-anchor="middle">OXO</textPath></text>',
  );
  const [left, top, right] = transforms(svg);
  expect(top).toEqual([0, -28]);
  expect(left?.[0]).toBeCloseTo(-(right?.[0] ?? 0), 1);
  expect(left?.[1]).toBeGreaterThan(-28);
  const turns = [...svg.matchAll(/rotate\(([^)]+)\)/g)].map(([, degrees]) => Number(degrees));
  expect(turns[0]).toBeLessThan(-2);
  expect(turns.at(-1)).toBeCloseTo(-(turns[0] ?? 0), 0);
});

test('a line that is no half ellipse is refused', () => {
  expect(() =>
    outlineText('<path id="a" d="M0 0H9"/><text font-size="9"><textPath href="#a">A</textPath></text>'),
  ).toThrow('medias elipses');
});

test('a letter that a face lacks comes from the next one; one that nobody has is named', () => {
  expect(textWidth('CÔTE', 'stamp', 20)).toBeGreaterThan(textWidth('CTE', 'stamp', 20));
  expect(() => textWidth('日本', 'serif', 20)).toThrow('«日» de «日本»');
});
