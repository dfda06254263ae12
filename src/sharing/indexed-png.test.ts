import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeIndexedPng } from './indexed-png.ts';

const WIDTH = 40;
const HEIGHT = 30;
const GROUND = [223, 238, 223];
const RED = [200, 16, 46];

/** A ground, a red square, and between them an edge of one in-between colour. */
function drawing(edge: readonly number[]): Uint8Array {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const x = pixel % WIDTH;
    rgb.set(x < 10 ? RED : x === 10 ? edge : GROUND, pixel * 3);
  }
  return rgb;
}

async function decoded(rgb: Uint8Array) {
  const png = encodeIndexedPng({ rgb, width: WIDTH, height: HEIGHT });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { info, at: (x: number, y: number) => [...data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)] };
}

test('any reader gets the same picture, with the colours of its areas exact', async () => {
  const { info, at } = await decoded(drawing([211, 127, 134]));
  expect(info).toMatchObject({ width: WIDTH, height: HEIGHT });
  expect([at(0, 0), at(9, 29), at(10, 15), at(11, 0), at(39, 29)]).toEqual([RED, RED, [211, 127, 134], GROUND, GROUND]);
});

test('an in-between colour that nobody can tell from its neighbour becomes the neighbour', async () => {
  const { at } = await decoded(drawing([220, 230, 220]));
  expect(at(10, 15)).toEqual(GROUND);
});
