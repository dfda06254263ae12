import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  /** Three bytes a pixel. */
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** Colours nearer to each other than this (in RGB, 0–441) become one. Smaller means smoother edges and bigger files. */
const NEAR = 30;
const MAX_COLOURS = 256;
/** Level 9 takes seven times as long for 3 % less. */
const COMPRESSION = 7;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/**
 * A PNG with a palette made for flat drawings: the commonest colours stay exact, the in-between ones of
 * smooth edges keep only a few steps. imagequant, which sharp offers, spends its palette on those steps:
 * with 16 colours it muddies flags, with 32 or more the file is twice as heavy.
 */
export function encodeIndexedPng({ rgb, width, height }: Pixels): Buffer {
  const counts = countColours(rgb);
  const palette = choosePalette(counts);
  const indexes = new Map<number, number>();
  for (const colour of counts.keys()) indexes.set(colour, nearest(colour, palette));

  // One byte before every row names its filter: 0, none, the best one for palettes.
  const rows = Buffer.alloc((width + 1) * height);
  forEachRun(rgb, (colour, start, end) => {
    const index = indexes.get(colour) ?? 0;
    for (let pixel = start; pixel < end; pixel += 1) rows[pixel + Math.floor(pixel / width) + 1] = index;
  });

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // Eight bits a pixel, with a palette.
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: COMPRESSION, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Visits neighbours of one colour together: a drawing has few colours and long runs, and a look-up per pixel is slow. */
function forEachRun(rgb: Uint8Array, visit: (colour: number, start: number, end: number) => void): void {
  const pixels = rgb.length / 3;
  for (let start = 0, end = 0; start < pixels; start = end) {
    const colour = colourAt(rgb, start);
    do end += 1;
    while (end < pixels && colourAt(rgb, end) === colour);
    visit(colour, start, end);
  }
}

function colourAt(rgb: Uint8Array, pixel: number): number {
  const offset = pixel * 3;
  return ((rgb[offset] ?? 0) << 16) | ((rgb[offset + 1] ?? 0) << 8) | (rgb[offset + 2] ?? 0);
}

function countColours(rgb: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  forEachRun(rgb, (colour, start, end) => counts.set(colour, (counts.get(colour) ?? 0) + end - start));
  return counts;
}

/** From the commonest colour down, every one that is not near a colour already chosen. */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  const palette: number[] = [];
  for (const [colour] of [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    if (palette.length === MAX_COLOURS) break;
    if (palette.every((chosen) => distance(colour, chosen) >= NEAR)) palette.push(colour);
  }
  return palette;
}

function nearest(colour: number, palette: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of palette.entries()) {
    const away = distance(colour, candidate);
    if (away >= least) continue;
    least = away;
    best = index;
  }
  return best;
}

function distance(a: number, b: number): number {
  return Math.hypot((a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255));
}

function channels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
