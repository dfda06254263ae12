import type { ReactNode } from 'react';
import { BrandMark } from '../../ui/brand.tsx';
import { colour } from './colours.server.ts';
import { FACES, type Face, type ShareImage, shareImage } from './png.server.ts';

/** What every sharing image shares, and the one of every page that has none of its own. */
export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;

const RING = { radius: 222, swing: 15, waves: 36, strands: 6 } as const;
const POINTS_PER_WAVE = 8;

/** One closed strand of the ring: a sine around a circle, rounded between its points. */
function strand(phase: number): string {
  const count = RING.waves * POINTS_PER_WAVE;
  const point = (index: number): [number, number] => {
    const angle = (2 * Math.PI * index) / count;
    const radius = RING.radius + RING.swing * Math.sin(RING.waves * angle + phase);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const middle = ([x, y]: [number, number], [u, v]: [number, number]) => [(x + u) / 2, (y + v) / 2];
  const write = (numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(' ');
  const start = `M${write(middle(point(-1), point(0)))}`;
  const curves = Array.from(
    { length: count },
    (_, index) => `Q${write(point(index))} ${write(middle(point(index), point(index + 1)))}`,
  );
  return `${start}${curves.join('')}Z`;
}

const ringPath = Array.from({ length: RING.strands }, (_, index) => strand((2 * Math.PI * index) / RING.strands)).join(
  '',
);

/**
 * A guilloché ring around the origin. The site's rosette was the first choice: its hairlines alone made the
 * file three times as heavy as everything else, and they ran behind the words of the stamp.
 */
export function GuillocheRing({ ink, opacity }: { ink: string; opacity: number }) {
  return <path d={ringPath} fill="none" stroke={ink} strokeWidth={1.2} opacity={opacity} />;
}

const WAVE_OFFSETS = [-18, -13, -8, -3, 3, 8, 13, 18];

/** The band of fine waves in the three iris inks, as under the site's header. */
function GuillocheBand({ y }: { y: number }) {
  const waves = WAVE_OFFSETS.map(
    (rise) => `M-32 ${y}Q0 ${y + rise * 1.6} 32 ${y}${'t64 0'.repeat(IMAGE_WIDTH / 64 + 1)}`,
  );
  return (
    <>
      <defs>
        <linearGradient id="iris" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={IMAGE_WIDTH} y2="0">
          <stop offset="0" stopColor={colour('iris-green')} />
          <stop offset=".45" stopColor={colour('iris-ochre')} />
          <stop offset=".75" stopColor={colour('iris-rose')} />
          <stop offset="1" stopColor={colour('iris-green')} />
        </linearGradient>
      </defs>
      <path d={waves.join('')} fill="none" stroke="url(#iris)" strokeWidth="1.4" />
    </>
  );
}

interface WordsProps {
  x?: number;
  y: number;
  size: number;
  face?: Face;
  fill?: string;
  end?: boolean;
  children: ReactNode;
}

/** Where the words of an image begin. */
export const LEFT = 72;

/** A line of text; at its end where `x` says so. */
export function SheetText({ x = LEFT, y, size, face = 'sans', fill = colour('ink'), end, children }: WordsProps) {
  return (
    <text {...{ x, y, fill }} fontFamily={FACES[face]} fontSize={size} textAnchor={end ? 'end' : undefined}>
      {children}
    </text>
  );
}

/** The site's name in its two inks. */
function SiteName(place: { x: number; y: number; size: number }) {
  return (
    <SheetText {...place} face="serif" fill={colour('on-cover')}>
      Pasaporte <tspan fill={colour('foil')}>Verde</tspan>
    </SheetText>
  );
}

const COVER_HEIGHT = 104;

/** The edge of the passport's cover at the head of an image, with the site's name; `children` stands at its right. */
export function CoverEdge({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect width={IMAGE_WIDTH} height={COVER_HEIGHT} fill={colour('cover')} />
      <BrandMark x={LEFT} y={24} width={46} height={56} color={colour('foil')} />
      <SiteName x={LEFT + 66} y={67} size={44} />
      {children}
      <GuillocheBand y={COVER_HEIGHT + 20} />
    </>
  );
}

/** The sheet a sharing image is drawn on. Its words stand in `og:image:alt`. */
export function ImageSheet({ ground, children }: { ground: string; children: ReactNode }) {
  const size = { width: IMAGE_WIDTH, height: IMAGE_HEIGHT };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...size}>
      <rect {...size} fill={ground} />
      {children}
    </svg>
  );
}

/** The cover of the passport, for every page that is not about one country. */
export const SITE_IMAGE: ShareImage = shareImage(
  'pasaporte-verde',
  'Pasaporte Verde: ¿Necesitas visa para viajar? Requisitos, costos en pesos y embajadas para quien viaja con pasaporte mexicano.',
  <ImageSheet ground={colour('cover')}>
    <g transform="translate(936 284)">
      <GuillocheRing ink={colour('foil')} opacity={0.7} />
      <BrandMark x={-84.5} y={-104} width={169} height={208} color={colour('foil')} />
    </g>
    <SiteName x={LEFT} y={220} size={84} />
    <SheetText y={312} size={46} face="serif" fill={colour('on-cover')}>
      ¿Necesitas visa para viajar?
    </SheetText>
    <SheetText y={378} size={28} fill={colour('on-cover-muted')}>
      Requisitos, costos en pesos y embajadas
    </SheetText>
    <SheetText y={418} size={28} fill={colour('on-cover-muted')}>
      para quien viaja con pasaporte mexicano
    </SheetText>
    <GuillocheBand y={560} />
  </ImageSheet>,
);
