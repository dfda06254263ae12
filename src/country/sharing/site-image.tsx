import { BrandMark } from '../../ui/brand.tsx';
import { COLOURS } from './colours.ts';
import { GuillocheBand, GuillocheRing, ImageSheet, SiteName } from './ornaments.tsx';
import { FACES } from './png.server.ts';

const LEFT = 72;
const RING_CENTRE = 'translate(936 284)';

/** The cover of the passport, for every page that is not about one country. */
export function SiteImage() {
  return (
    <ImageSheet ground={COLOURS.cover}>
      <g transform={RING_CENTRE}>
        <GuillocheRing ink={COLOURS.foil} opacity={0.7} />
        <BrandMark x={-84.5} y={-104} width={169} height={208} color={COLOURS.foil} />
      </g>
      <SiteName x={LEFT} y={220} size={84} />
      <text x={LEFT} y={312} fontFamily={FACES.serif} fontSize={46} fill={COLOURS['on-cover']}>
        ¿Necesitas visa para viajar?
      </text>
      <text x={LEFT} y={378} fontFamily={FACES.sans} fontSize={28} fill={COLOURS['on-cover-muted']}>
        Requisitos, costos en pesos y embajadas
      </text>
      <text x={LEFT} y={418} fontFamily={FACES.sans} fontSize={28} fill={COLOURS['on-cover-muted']}>
        para quien viaja con pasaporte mexicano
      </text>
      <GuillocheBand y={560} />
    </ImageSheet>
  );
}
