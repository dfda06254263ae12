import { expect, it } from 'vitest';
import { drawQr } from './qr-drawing.ts';

it('an address is drawn with its quiet zone and its three finders', () => {
  const { size, path } = drawQr('https://pasaporteverde.example/pais/japan');
  // Version 3 is 29 modules; four more on every side.
  expect(size).toBe(29 + 2 * 4);
  for (const [x, y] of [
    [4, 4],
    [4 + 29 - 7, 4],
    [4, 4 + 29 - 7],
  ]) {
    expect(path).toContain(`M${x} ${y}h7v1h-7z`);
  }
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});
