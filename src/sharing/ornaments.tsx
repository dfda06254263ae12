import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colour } from './theme-colours.server.ts';

/** What every sharing image shares: its size, the guilloché and the brand. */
export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;

const rosettePath = / d="([^"]+)"/.exec(readFileSync(join(process.cwd(), 'src/ui/rosette.svg'), 'utf8'))?.[1];

/** The site's rosette, drawn 306 units around the origin. */
export function Rosette({ ink, opacity, width }: { ink: string; opacity: number; width: number }) {
  return <path d={rosettePath} fill="none" stroke={ink} strokeWidth={width} opacity={opacity} />;
}

const WAVE_OFFSETS = [-18, -13, -8, -3, 3, 8, 13, 18];

/** The band of fine waves in the three iris inks, as under the site's header. */
export function GuillocheBand({ y }: { y: number }) {
  const waves = WAVE_OFFSETS.map((rise) => `M-32 ${y}Q0 ${y + rise * 1.6} 32 ${y}${'t64 0'.repeat(IMAGE_WIDTH / 64 + 1)}`);
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
