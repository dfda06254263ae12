import { COLOURS } from '../country/sharing/colours.ts';
import { GuillocheBand, IMAGE_WIDTH, ImageSheet, SiteName } from '../country/sharing/ornaments.tsx';
import { FACES, fittedSize } from '../country/sharing/png.server.ts';
import { BrandMark } from '../ui/brand.tsx';
import { VERDICTS } from './claim-schema.ts';
import type { PublishedClaim } from './claims.server.ts';

const LEFT = 72;
const WIDTH = IMAGE_WIDTH - 2 * LEFT;
const COVER_HEIGHT = 104;
/** Of the claim, and of the answer under it. */
const CLAIM = { size: 56, leading: 66 };
const ANSWER = { size: 40, leading: 52 };

const LOOKS = { good: 'free', bad: 'required', todo: 'eta', ask: 'ask' } as const;

/** A claim, its verdict and the answer, to send back where the claim came from. */
export function ClaimImage({ claim, verdict, answer }: Pick<PublishedClaim, 'claim' | 'verdict' | 'answer'>) {
  const { word, tone } = VERDICTS[verdict];
  const said = wrapped(`«${claim}»`, 'serif', CLAIM.size);
  const answered = wrapped(answer, 'sans', ANSWER.size);
  const stampTop = 200 + said.length * CLAIM.leading;
  return (
    <ImageSheet ground={COLOURS[`${LOOKS[tone]}-tint`]}>
      <rect width={IMAGE_WIDTH} height={COVER_HEIGHT} fill={COLOURS.cover} />
      <BrandMark x={LEFT} y={24} width={46} height={56} color={COLOURS.foil} />
      <SiteName x={LEFT + 66} y={67} size={44} />
      <GuillocheBand y={COVER_HEIGHT + 20} />
      <Lines lines={said} y={204} leading={CLAIM.leading} face={FACES.serif} size={CLAIM.size} fill={COLOURS.ink} />
      <text x={LEFT} y={stampTop + 68} fontFamily={FACES.stamp} fontSize={92} fill={COLOURS[LOOKS[tone]]}>
        {word.toLocaleUpperCase('es-MX')}
      </text>
      <Lines
        lines={answered}
        y={stampTop + 138}
        leading={ANSWER.leading}
        face={FACES.sans}
        size={ANSWER.size}
        fill={COLOURS.ink}
      />
    </ImageSheet>
  );
}

interface LinesProps {
  lines: readonly string[];
  y: number;
  leading: number;
  face: string;
  size: number;
  fill: string;
}

function Lines({ lines, y, leading, face, size, fill }: LinesProps) {
  return lines.map((line, index) => (
    <text key={line} x={LEFT} y={y + index * leading} fontFamily={face} fontSize={size} fill={fill}>
      {line}
    </text>
  ));
}

/** Broken between words into lines that fit the sheet. */
function wrapped(text: string, face: 'serif' | 'sans', size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fittedSize(longer, face, size, WIDTH) === size) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
