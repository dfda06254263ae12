import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';

/**
 * Outlines of the site's own letters. librsvg, which draws the sharing images, sees only fonts installed on
 * the machine; so that every machine draws the same, words reach it as paths.
 */
export type Face = 'stamp' | 'serif' | 'sans' | 'mrz';

export interface Letter {
  /** Widths and path in thousandths of the font size, `y` upwards. */
  advance: number;
  path: string;
}

interface FaceFile {
  file: string;
  /** Where to look for a sign that this face lacks. */
  next?: Face;
}

const FACES: Record<Face, FaceFile> = {
  stamp: { file: 'src/styles/fonts/archivo-sello.woff2', next: 'sans' },
  // A fixed cut of the site's Faustina: fontkitten cannot vary the weight of a WOFF2 font, and headings are 700.
  serif: { file: 'src/sharing/fonts/faustina-700.woff2', next: 'sans' },
  sans: { file: 'src/styles/fonts/archivo-es.woff2' },
  mrz: { file: 'src/styles/fonts/chivomono-mrz.woff2' },
};

type ReadLetter = (sign: string) => Letter | undefined;

const readers = new Map<Face, ReadLetter>();

/** Reads a font file once and remembers every letter that was asked for. */
function readerOf(face: Face): ReadLetter {
  const known = readers.get(face);
  if (known) return known;
  const font = create(readFileSync(join(process.cwd(), FACES[face].file)));
  if (font.isCollection) throw new Error(`${FACES[face].file} holds several fonts`);
  const scale = 1000 / font.unitsPerEm;
  const letters = new Map<string, Letter | undefined>();
  const read: ReadLetter = (sign) => {
    if (letters.has(sign)) return letters.get(sign);
    const codePoint = sign.codePointAt(0) ?? 0;
    const glyph = font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint) : undefined;
    const letter = glyph && { advance: glyph.advanceWidth * scale, path: glyph.path.scale(scale).toSVG() };
    letters.set(sign, letter);
    return letter;
  };
  readers.set(face, read);
  return read;
}

/**
 * The letters of a text, one per sign.
 * @throws for a sign that neither the face nor its substitutes can draw.
 */
export function lettersOf(text: string, face: Face): Letter[] {
  return [...text.replaceAll('\u00a0', ' ')].map((sign) => {
    for (let candidate: Face | undefined = face; candidate; candidate = FACES[candidate].next) {
      const letter = readerOf(candidate)(sign);
      if (letter) return letter;
    }
    throw new Error(`Las fuentes del sitio no tienen el signo «${sign}» de «${text}».`);
  });
}

/** Width of a line at a font size. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  return lettersOf(text, face).reduce((width, { advance }) => width + (advance * size) / 1000 + spacing, 0);
}

/** The largest size, at most `size`, at which the text is no wider than `width`. */
export function fittedSize(text: string, face: Face, size: number, width: number): number {
  return Math.min(size, Math.floor((size * width) / textWidth(text, face, size)));
}

/** Breaks a text between words into the fewest lines no wider than `width`. */
export function brokenLines(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
