import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paletteOf } from './palette.ts';

test('the image of the map has the colours of the theme, light ones first', () => {
  const palette = paletteOf(readFileSync('src/styles/theme.css', 'utf8'));
  const [light = '', dark = ''] = palette.split('@media (prefers-color-scheme:dark)');
  for (const role of ['paper', 'free', 'required-tint', 'arrival', 'eta']) {
    expect(light).toMatch(new RegExp(`--color-${role}:#\\w{6}`));
    expect(dark).toMatch(new RegExp(`--color-${role}:#\\w{6}`));
  }
  expect(light).toContain('--color-paper:#f3f2e9');
  expect(dark).toContain('--color-paper:#0a1510');
});
