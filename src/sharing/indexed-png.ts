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
  const picture = { rgb, width, height };
  const counts = countColours(picture);
  const palette = choosePalette(counts);
  const indexes = new Map<number, number>();
  for (const colour of counts.keys()) indexes.set(colour, nearest(colour, palette));

  // One byte before every row names its filter: 0, none, the best one for palettes.
  const rows = Buffer.alloc((width + 1) * height);
  forEachRun(picture, (colour, start, end, row) => {
    const index = indexes.get(colour) ?? 0;
    for (let at = start + row + 1; at < end + row + 1; at += 1) rows[at] = index;
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

/**
 * Visits neighbours of one colour in one row together: a drawing has few colours and long runs, and a look-up per
 * pixel is slow. `start` and `end` count the pixels of the whole picture.
 */
function forEachRun(
  { rgb, width, height }: Pixels,
  visit: (colour: number, start: number, end: number, row: number) => void,
): void {
  for (let row = 0; row < height; row += 1) {
    const rowEnd = (row + 1) * width;
    let start = row * width;
    let colour = colourAt(rgb, start);
    for (let pixel = start + 1; pixel < rowEnd; pixel += 1) {
      const next = colourAt(rgb, pixel);
      if (next === colour) continue;
      visit(colour, start, pixel, row);
      start = pixel;
      colour = next;
    }
    visit(colour, start, rowEnd, row);
  }
}

function colourAt(rgb: Uint8Array, pixel: number): number {
  const offset = pixel * 3;
  return ((rgb[offset] ?? 0) << 16) | ((rgb[offset + 1] ?? 0) << 8) | (rgb[offset + 2] ?? 0);
}

function countColours(picture: Pixels): Map<number, number> {
  const counts = new Map<number, number>();
  forEachRun(picture, (colour, start, end) => counts.set(colour, (counts.get(colour) ?? 0) + end - start));
  return counts;
}

/** From the commonest colour down, every one that is not near a colour already chosen. */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  const palette: number[] = [];
  for (const [colour] of [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    if (palette.length === MAX_COLOURS) break;
    if (palette.every((chosen) => distance(colour, chosen) >= NEAR ** 2)) palette.push(colour);
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

/** Squared: reckoned half a million times a picture, and only ever compared. */
function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
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
