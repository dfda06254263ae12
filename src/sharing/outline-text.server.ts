import { type Face, type Letter, lettersOf } from './letters.server.ts';

/**
 * Replaces every `<text>` of a drawing by the paths of its letters, along a `<textPath>` too, which librsvg
 * does not know. It understands what React writes for the drawings of this project, not SVG at large:
 * `x`, `y`, `font-family` (a face; the stamp's unless said), `font-size`, `letter-spacing`, `text-anchor`,
 * `fill`, and as the line of a `<textPath>` the upper half of an ellipse.
 */
export function outlineText(svg: string): string {
  return svg.replace(/<text( [^>]*)?>(.*?)<\/text>/g, (_element, attributes: string, content: string) => {
    const own = readAttributes(attributes);
    const arc = /^<textPath( [^>]*)>(.*?)<\/textPath>$/.exec(content);
    const face = (own['font-family'] ?? 'stamp') as Face;
    const size = Number(own['font-size']);
    const spacing = Number(own['letter-spacing'] ?? 0);
    const letters = lettersOf(readEntities(arc?.[2] ?? content), face);
    const line = arc ? upperArc(svg, readAttributes(arc[1] ?? '')) : straightLine(own);
    const paths = placeLetters(letters, size, spacing, line);
    return `<g fill="${own['fill'] ?? 'currentColor'}">${paths.join('')}</g>`;
  });
}

/** Where on the drawing a point of the line of writing lies, and how much a letter there turns. */
interface WritingLine {
  anchor: number;
  /** Share of the text's width that stands before the anchor. */
  before: number;
  at: (distance: number) => { x: number; y: number; degrees: number };
}

function placeLetters(letters: readonly Letter[], size: number, spacing: number, line: WritingLine): string[] {
  const scale = size / 1000;
  const widths = letters.map(({ advance }) => advance * scale + spacing);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let start = line.anchor - total * line.before;
  return letters.flatMap(({ advance, path }, index) => {
    const half = (advance * scale) / 2;
    const { x, y, degrees } = line.at(start + half);
    start += widths[index] ?? 0;
    if (path === '') return [];
    const turn = degrees === 0 ? '' : `rotate(${short(degrees)})`;
    const move = `translate(${short(x)} ${short(y)})${turn}translate(${short(-half)} 0)`;
    return [`<path transform="${move}scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`];
  });
}

function straightLine(attributes: Record<string, string>): WritingLine {
  const y = Number(attributes['y'] ?? 0);
  const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };
  return {
    anchor: Number(attributes['x'] ?? 0),
    before: shares[attributes['text-anchor'] ?? 'start'] ?? 0,
    at: (distance) => ({ x: distance, y, degrees: 0 }),
  };
}

const ARC_STEPS = 200;

/** Writing centred on the upper half of an ellipse, as the stamp draws it: `M-52 6A52 34 0 0 1 52 6`. */
function upperArc(svg: string, attributes: Record<string, string>): WritingLine {
  const id = attributes['href']?.slice(1);
  const path = [...svg.matchAll(/<path( [^>]*)>/g)]
    .map(([, text]) => readAttributes(text ?? ''))
    .find((a) => a['id'] === id);
  const numbers = /^M(\S+) (\S+)A(\S+) (\S+) 0 0 1 (\S+) \2$/
    .exec(path?.['d'] ?? '')
    ?.slice(1)
    .map(Number);
  if (!numbers) throw new Error(`Solo se escribe sobre medias elipses, y «${path?.['d']}» no lo es.`);
  const [left = 0, bottom = 0, rx = 0, ry = 0, right = 0] = numbers;
  const points = Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = Math.PI - (Math.PI * step) / ARC_STEPS;
    return { x: (left + right) / 2 + rx * Math.cos(angle), y: bottom - ry * Math.sin(angle) };
  });
  const marks = [0];
  for (let step = 1; step <= ARC_STEPS; step += 1)
    marks.push((marks[step - 1] ?? 0) + gap(points[step - 1], points[step]));
  return {
    anchor: (marks.at(-1) ?? 0) / 2,
    before: 0.5,
    at: (distance) => {
      const next = Math.max(
        1,
        marks.findIndex((mark) => mark >= distance),
      );
      const [from, to] = [points[next - 1], points[next]];
      if (!from || !to) throw new Error('El texto no cabe en su arco.');
      const share = (distance - (marks[next - 1] ?? 0)) / gap(from, to);
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        degrees: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
      };
    },
  };
}

interface Point {
  x: number;
  y: number;
}

function gap(from: Point | undefined, to: Point | undefined): number {
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The five signs that React escapes. */
function readEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => ENTITIES[name] ?? '');
}

/** A hundredth of a drawing unit is finer than any pixel. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
