import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colour } from './colours.server.ts';
import { toPng } from './png.server.ts';

interface IconKind {
  name: string;
  size: number;
  purpose: 'any' | 'maskable';
}

/** Address iOS asks for when a page is added to the home screen. */
export const APPLE_TOUCH_ICON: IconKind = { name: 'apple-touch-icon', size: 180, purpose: 'any' };

export const MANIFEST_ICONS: readonly IconKind[] = [
  { name: 'icono-192', size: 192, purpose: 'any' },
  { name: 'icono-512', size: 512, purpose: 'any' },
  { name: 'icono-maskable-512', size: 512, purpose: 'maskable' },
];

/** Side of the drawing in `public/icono.svg`. */
const SIDE = 32;
/** A launcher may cut a maskable icon down to a circle of 80 % of its side. */
const MARGIN: Record<IconKind['purpose'], number> = { any: 0, maskable: 4 };

/** The brand mark of `public/icono.svg` as a PNG. */
export function paintIcon({ size, purpose }: IconKind): Promise<Buffer> {
  const drawing = readFileSync(join(process.cwd(), 'public/icono.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const margin = MARGIN[purpose];
  const side = SIDE + 2 * margin;
  const box = `x="${-margin}" y="${-margin}" width="${side}" height="${side}"`;
  return toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${side} ${side}"><rect ${box} fill="${colour('cover')}"/>${drawing}</svg>`,
  );
}
