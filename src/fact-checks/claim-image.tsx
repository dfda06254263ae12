import { LOOKS } from '../country/answer-panel.tsx';
import { colour } from '../country/sharing/colours.server.ts';
import { CoverEdge, IMAGE_WIDTH, ImageSheet, LEFT, SheetText } from '../country/sharing/image-sheet.tsx';
import { type ShareImage, shareImage, wrapped } from '../country/sharing/png.server.ts';
import { VERDICTS } from './claim-schema.ts';
import type { PublishedClaim } from './claims.server.ts';

const WIDTH = IMAGE_WIDTH - 2 * LEFT;
/** Of the claim, and of the answer under it. */
const CLAIM = { size: 56, leading: 66 };
const ANSWER = { size: 40, leading: 52 };

/** The picture of a claim, for its page and for networks: the claim, its verdict and the answer, to send back where it came from. */
export function claimShareImage({ id, claim, verdict, answer }: PublishedClaim): ShareImage {
  const { word, tone } = VERDICTS[verdict];
  const said = wrapped(`«${claim}»`, 'serif', CLAIM.size, WIDTH);
  const stampTop = 200 + said.length * CLAIM.leading;
  return shareImage(
    `es-cierto-${id}`,
    `«${claim}» ${word}. ${answer}`,
    <ImageSheet ground={colour(`${LOOKS[tone].role}-tint`)}>
      <CoverEdge />
      {said.map((line, index) => (
        <SheetText key={line} y={204 + index * CLAIM.leading} face="serif" size={CLAIM.size}>
          {line}
        </SheetText>
      ))}
      <SheetText y={stampTop + 68} face="stamp" size={92} fill={colour(LOOKS[tone].role)}>
        {word.toLocaleUpperCase('es-MX')}
      </SheetText>
      {wrapped(answer, 'sans', ANSWER.size, WIDTH).map((line, index) => (
        <SheetText key={line} y={stampTop + 138 + index * ANSWER.leading} size={ANSWER.size}>
          {line}
        </SheetText>
      ))}
    </ImageSheet>,
  );
}
