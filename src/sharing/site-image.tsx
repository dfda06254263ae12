import { BrandMark } from '../layout/brand.tsx';
import { COLOURS } from './colours.ts';
import { textWidth } from './letters.server.ts';
import { GuillocheBand, GuillocheRing, ImageSheet } from './ornaments.tsx';

const LEFT = 72;
const NAME_SIZE = 84;
const RING_CENTRE = 'translate(936 284)';

/** The cover of the passport, for every page that is not about one country. */
export function SiteImage() {
  return (
    <ImageSheet ground={COLOURS.cover}>
      <g transform={RING_CENTRE}>
        <GuillocheRing ink={COLOURS.foil} opacity={0.7} />
        <BrandMark x={-84.5} y={-104} width={169} height={208} color={COLOURS.foil} />
      </g>
      <text x={LEFT} y={220} fontFamily="serif" fontSize={NAME_SIZE} fill={COLOURS['on-cover']}>
        Pasaporte
      </text>
      <text
        x={LEFT + textWidth('Pasaporte ', 'serif', NAME_SIZE)}
        y={220}
        fontFamily="serif"
        fontSize={NAME_SIZE}
        fill={COLOURS.foil}
      >
        Verde
      </text>
      <text x={LEFT} y={312} fontFamily="serif" fontSize={46} fill={COLOURS['on-cover']}>
        ¿Necesitas visa para viajar?
      </text>
      <text x={LEFT} y={378} fontFamily="sans" fontSize={28} fill={COLOURS['on-cover-muted']}>
        Requisitos, costos en pesos y embajadas
      </text>
      <text x={LEFT} y={418} fontFamily="sans" fontSize={28} fill={COLOURS['on-cover-muted']}>
        para quien viaja con pasaporte mexicano
      </text>
      <GuillocheBand y={560} />
    </ImageSheet>
  );
}
