import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

/** Raise it when the same SVG becomes other bytes, so that images kept from earlier builds are made again. */
const RENDERING = 3;
const CACHE = 'node_modules/.cache/pasaporte-verde';

export const FACES = { serif: 'Faustina', sans: 'Archivo', stamp: 'Archivo Sello', mrz: 'Chivo Mono' } as const;
export type Face = keyof typeof FACES;

/** Our own font files and no other: every machine draws the same. */
const FONTS: ResvgRenderOptions['font'] = {
  loadSystemFonts: false,
  fontFiles: ['faustina-700', 'archivo-600', 'archivo-650', 'chivo-mono-500'].map((name) =>
    join(process.cwd(), 'src/country/sharing/fonts', `${name}.ttf`),
  ),
  defaultFontFamily: FACES.sans,
};

/** Signs that `archivo-600` has; what another face lacks comes from it, and what it lacks would be an empty box. */
const DRAWABLE = /^[\x20-\x7e\xa0-\xff–—‘’“”•…€−œ]*$/;

/**
 * A drawing as SVG text.
 * @throws for a sign that the fonts lack.
 */
export function drawSvg(drawing: ReactElement): string {
  const svg = renderToStaticMarkup(drawing);
  const strange = [...svg].find((sign) => !DRAWABLE.test(sign));
  if (strange) throw new Error(`Las fuentes de las imágenes no tienen el signo «${strange}».`);
  return svg;
}

const widths = new Map<string, number>();

/** The largest size, at most `size`, at which the ink of the text is no wider than `width`. */
export function fittedSize(text: string, face: Face, size: number, width: number): number {
  const line = createElement('text', { fontFamily: FACES[face], fontSize: 100 }, text);
  const svg = drawSvg(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, line));
  const widthAt100 = widths.get(svg) ?? new Resvg(svg, { font: FONTS }).getBBox()?.width ?? 0;
  widths.set(svg, widthAt100);
  return Math.min(size, Math.floor((100 * width) / widthAt100));
}

/** Broken between words into the fewest lines that fit the width at this size. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fittedSize(longer, face, size, width) === size) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** What the head of a page says about its sharing image, and the image itself. */
export interface ShareImage {
  name: string;
  /** Path with a version, which changes with the drawing: networks keep an image as long as its address stays the same. */
  href: string;
  alt: string;
  /** As a PNG. */
  paint: () => Promise<Buffer>;
}

/** Drawing takes some milliseconds, and each country has two pages. The drawing itself is too big to be kept. */
const hrefs = new Map<string, string>();

/** The image `/compartir/{name}.png`. */
export function shareImage(name: string, alt: string, drawing: ReactElement): ShareImage {
  const draw = () => drawSvg(drawing);
  const href =
    hrefs.get(name) ?? `/compartir/${name}.png?v=${createHash('sha256').update(draw()).digest('hex').slice(0, 8)}`;
  hrefs.set(name, href);
  return { name, href, alt, paint: () => toPng(draw()) };
}

/**
 * An SVG as a PNG of the size it names. Most builds change no image, so those of earlier builds are kept.
 */
async function toPng(svg: string): Promise<Buffer> {
  const key = createHash('sha256').update(`${RENDERING} ${svg}`).digest('hex');
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
  // Nobody can tell a higher quality, which is up to a third heavier; more effort takes twice the time for nothing.
  const { pixels, width, height } = await renderAsync(svg, { font: FONTS });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, quality: 60, dither: 0, effort: 1 })
    .toBuffer();
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
