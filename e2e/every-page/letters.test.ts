import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { beforeAll, describe, expect, test } from 'vitest';

/** The fonts are cut to what pages show: a letter that is missing in one would stand out of its word, in another face. */
const PROJECT = join(import.meta.dirname, '../..');
const SITE = join(PROJECT, 'dist');

/** Left to the device's own faces: emoji, arrows in a sentence, the letters of Central European names. */
const LEFT_TO_THE_DEVICE = /[→ăćčČšșț]|\p{Extended_Pictographic}|\ufe0f/u;

/** What programs read is set in the device's own face. */
const PROGRAM = /<pre\b.*?<\/pre>/gs;
const MACHINE_LINE = /<span class="mrz\b.*?<\/span>/gs;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function letters(texts: Iterable<string>): string[] {
  return [...new Set([...texts].join(''))].filter((letter) => /\S/.test(letter) && !LEFT_TO_THE_DEVICE.test(letter));
}

function missingIn(font: string, wanted: readonly string[]): string[] {
  const face = create(readFileSync(join(PROJECT, `src/styles/fonts/${font}.woff2`)));
  if (face.isCollection) throw new Error(`${font} holds several fonts`);
  return wanted.filter((letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function textOf(html: string): string {
  return html
    .replace(/<(head|script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
      name ? (ENTITIES[name] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );
}

/** The texts of a file of data: neither its keys nor addresses are shown. */
function wordsOf(json: string): string[] {
  const words: string[] = [];
  JSON.parse(json, (_, value) => typeof value === 'string' && !/^(?:https?:|tel:|\/)/.test(value) && words.push(value));
  return words;
}

describe('every letter of the built site', () => {
  const pages = new Map<string, string>();
  let shown: string[] = [];

  beforeAll(() => {
    const data: string[] = [];
    for (const file of readdirSync(SITE, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.html')) pages.set(file, readFileSync(join(SITE, file), 'utf8'));
      if (/fichas.*\.json$/.test(file)) data.push(readFileSync(join(SITE, file), 'utf8'));
    }
    expect(pages.size).toBeGreaterThan(400);
    expect(data.length).toBeGreaterThan(200);
    const texts = [...pages.values()].map((html) => textOf(html.replace(MACHINE_LINE, '').replace(PROGRAM, '')));
    shown = letters([...texts, ...data.flatMap(wordsOf)]);
  });

  test.each(['archivo-es', 'faustina-es'])('is in %s', (font) => {
    expect(missingIn(font, shown)).toEqual([]);
  });

  test('of a stamp, a badge or an answer is in archivo-sello', () => {
    const stamped = [...pages.values()].flatMap((html) =>
      [
        ...html.matchAll(/<(svg|span|p|h\d) class="(?:(?:hero__|received-)?stamp|badge|verdict__text)\b.*?<\/\1>/gs),
      ].map(([part]) => textOf(part)),
    );
    expect(stamped.length).toBeGreaterThan(400);
    expect(missingIn('archivo-sello', letters(stamped.map((text) => text.toUpperCase())))).toEqual([]);
  });

  test('of a machine line is in chivomono-mrz', () => {
    const lines = [...pages.values()].flatMap((html) => [...html.matchAll(MACHINE_LINE)].map(([line]) => textOf(line)));
    expect(lines.length).toBeGreaterThan(400);
    expect(missingIn('chivomono-mrz', letters(lines))).toEqual([]);
  });
});
