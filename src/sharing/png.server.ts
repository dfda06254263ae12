import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { encodeIndexedPng } from './indexed-png.ts';
import { outlineText } from './outline-text.server.ts';

/** Raise it when the same SVG becomes other bytes, so that images kept from earlier builds are made again. */
const RENDERING = 2;
const CACHE = 'node_modules/.cache/pasaporte-verde';

/** A drawing as SVG text that needs no fonts. */
export function drawSvg(drawing: ReactElement): string {
  return outlineText(renderToStaticMarkup(drawing));
}

/**
 * An SVG as a PNG of the size it names. Painting takes about 60 ms of a core; most builds change no image,
 * so those of earlier builds are kept.
 */
export async function toPng(svg: string): Promise<Buffer> {
  const key = createHash('sha256').update(`${RENDERING} ${sharp.versions.rsvg} ${svg}`).digest('hex');
  const kept = join(process.cwd(), CACHE, `${key}.png`);
  try {
    return await readFile(kept);
  } catch {
    const png = await paint(svg);
    await keep(kept, png);
    return png;
  }
}

async function paint(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return encodeIndexedPng({ rgb: data, width: info.width, height: info.height });
}

/** Renamed into place, so that a build that runs at the same time never reads half a file. */
async function keep(file: string, png: Buffer): Promise<void> {
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(`${file}.${process.pid}`, png);
    await rename(`${file}.${process.pid}`, file);
  } catch {
    // A read-only or full disk: the next build paints again.
  }
}
