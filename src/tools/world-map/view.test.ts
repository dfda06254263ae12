import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNarrowest, isWhole, middleOf, moved, showing, type View, viewHeight, WHOLE_WORLD, zoomed } from './view.ts';
import { WORLD_HEIGHT, WORLD_WIDTH } from './world-size.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const place = fc.record({ x: number(0, WORLD_WIDTH), y: number(0, WORLD_HEIGHT) });
/** Where any series of pinches and drags may lead. */
const someView = fc
  .array(fc.tuple(number(0.1, 20), place, number(-3000, 3000), number(-3000, 3000)), { maxLength: 6 })
  .map((steps) =>
    steps.reduce<View>((view, [factor, at, dx, dy]) => moved(zoomed(view, factor, at), dx, dy), WHOLE_WORLD),
  );

describe('whatever the reader does to the map', () => {
  test('it never shows anything but the world', () => {
    fc.assert(
      fc.property(someView, (view) => {
        const slack = 1e-6;
        expect(view.x).toBeGreaterThanOrEqual(-slack);
        expect(view.y).toBeGreaterThanOrEqual(-slack);
        expect(view.x + view.width).toBeLessThanOrEqual(WORLD_WIDTH + slack);
        expect(view.y + viewHeight(view)).toBeLessThanOrEqual(WORLD_HEIGHT + slack);
      }),
    );
  });

  test('going back far enough shows all of it', () => {
    fc.assert(fc.property(someView, place, (view, at) => isWhole(zoomed(view, 1 / 1000, at))));
  });

  test('coming nearer ends somewhere', () => {
    fc.assert(fc.property(someView, place, (view, at) => isNarrowest(zoomed(view, 1000, at))));
  });

  test('a country that is asked for is on the screen afterwards', () => {
    fc.assert(
      fc.property(someView, place, (view, country) => {
        const { x, y, width } = showing(view, country);
        const height = viewHeight({ x, y, width });
        expect(country.x).toBeGreaterThanOrEqual(x - 1e-6);
        expect(country.x).toBeLessThanOrEqual(x + width + 1e-6);
        expect(country.y).toBeGreaterThanOrEqual(y - 1e-6);
        expect(country.y).toBeLessThanOrEqual(y + height + 1e-6);
      }),
    );
  });
});

test('coming nearer keeps what is under the fingers where it is', () => {
  const at = { x: 700, y: 300 };
  const near = zoomed(WHOLE_WORLD, 4, at);
  expect((at.x - near.x) / near.width).toBeCloseTo(at.x / WORLD_WIDTH);
  expect((at.y - near.y) / viewHeight(near)).toBeCloseTo(at.y / WORLD_HEIGHT);
  expect(middleOf(WHOLE_WORLD)).toEqual({ x: WORLD_WIDTH / 2, y: WORLD_HEIGHT / 2 });
});
