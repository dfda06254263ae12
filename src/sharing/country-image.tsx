import * as flags from 'country-flag-icons/string/3x2';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { StampDrawing } from '../catalogue/stamp.tsx';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { statusQualifier } from '../catalogue/wording.ts';
import { BrandMark } from '../layout/brand.tsx';
import { toMachineText } from '../ui/machine-line.tsx';
import { brokenLines, fittedSize, textWidth } from './letters.server.ts';
import { GuillocheBand, IMAGE_HEIGHT, IMAGE_WIDTH, Rosette } from './ornaments.tsx';
import { colour, statusColours } from './theme-colours.server.ts';

const COVER_HEIGHT = 104;
const LEFT = 72;
/** The words end here; the stamp stands to the right. */
const WORDS_WIDTH = 640;
const VERDICT_SIZE = 66;
const QUALIFIER_SIZE = 40;
const MRZ_SIZE = 26;
const MRZ_SPACING = MRZ_SIZE * 0.06;

/** The verdict panel as a picture for social networks: whose passport, where to, the answer, the stay. */
export function CountryImage({ country, stay }: CountrySummary) {
  const { ink, tint } = statusColours(country.visaStatus);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${IMAGE_WIDTH} ${IMAGE_HEIGHT}`}>
      <rect width={IMAGE_WIDTH} height={IMAGE_HEIGHT} fill={tint} />
      <g transform="translate(930 352)">
        <Rosette ink={ink} opacity={0.28} width={1} />
      </g>
      <Cover />
      <Destination name={country.nameSpanish} iso2={country.iso2} />
      <Answer status={country.visaStatus} qualifier={statusQualifier(country)} stay={stay.lead} ink={ink} />
      <g color={ink} transform="translate(930 352) rotate(-8) scale(2.65)">
        <StampDrawing status={country.visaStatus} country={country.nameSpanish} detail={stay.lead} />
      </g>
      <MachineZone parts={[country.visaStatus === 'visa-free' ? 'P<MEX' : 'V<MEX', country.nameSpanish, stay.lead]} ink={ink} />
    </svg>
  );
}

function Cover() {
  return (
    <>
      <rect width={IMAGE_WIDTH} height={COVER_HEIGHT} fill={colour('cover')} />
      <BrandMark x={LEFT} y={24} width={46} height={56} color={colour('foil')} />
      <text x={LEFT + 66} y={67} fontFamily="serif" fontSize={44} fill={colour('on-cover')}>
        Pasaporte
      </text>
      <text x={LEFT + 66 + textWidth('Pasaporte ', 'serif', 44)} y={67} fontFamily="serif" fontSize={44} fill={colour('foil')}>
        Verde
      </text>
      <text x={IMAGE_WIDTH - LEFT} y={64} fontFamily="sans" fontSize={27} textAnchor="end" fill={colour('on-cover-muted')}>
        Con pasaporte mexicano
      </text>
      <GuillocheBand y={COVER_HEIGHT + 20} />
    </>
  );
}

function Destination({ name, iso2 }: { name: string; iso2: string }) {
  const indent = 126;
  return (
    <>
      <FlagDrawing iso2={iso2} x={LEFT} y={172} width={102} />
      <text
        x={LEFT + indent}
        y={231}
        fontFamily="serif"
        fontSize={fittedSize(name, 'serif', 76, WORDS_WIDTH - indent)}
        fill={colour('ink')}
      >
        {name}
      </text>
    </>
  );
}

function FlagDrawing({ iso2, x, y, width }: { iso2: string; x: number; y: number; width: number }) {
  const svg = (flags as Record<string, string>)[iso2];
  const [, viewBox, drawing] = /^<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg ?? '') ?? [];
  if (!drawing) throw new Error(`country-flag-icons no tiene la bandera de ${iso2}`);
  const height = (width * 2) / 3;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of an npm package, into a picture. */}
      <svg {...{ x, y, width, height, viewBox }} dangerouslySetInnerHTML={{ __html: drawing }} />
      <rect {...{ x, y, width, height }} fill="none" stroke={colour('ink')} strokeOpacity={0.35} strokeWidth={2} />
    </>
  );
}

interface AnswerProps {
  status: string;
  qualifier: string | undefined;
  stay: string;
  ink: string;
}

function Answer({ status, qualifier, stay, ink }: AnswerProps) {
  const lines = brokenLines(verdictLabel(status), 'stamp', VERDICT_SIZE, WORDS_WIDTH);
  const top = 330;
  const qualifierTop = top + lines.length * VERDICT_SIZE - 12;
  const stayTop = 500;
  return (
    <>
      {lines.map((line, index) => (
        <text key={line} x={LEFT} y={top + index * VERDICT_SIZE} fontSize={VERDICT_SIZE} fill={ink}>
          {line}
        </text>
      ))}
      {qualifier && (
        <text x={LEFT} y={qualifierTop} fontSize={QUALIFIER_SIZE} letterSpacing={1} fill={ink}>
          {qualifier.toLocaleUpperCase('es-MX')}
        </text>
      )}
      <text x={LEFT} y={stayTop} fontFamily="sans" fontSize={24} fill={colour('ink-muted')}>
        Estancia
      </text>
      <text x={LEFT} y={stayTop + 42} fontFamily="sans" fontSize={fittedSize(stay, 'sans', 38, WORDS_WIDTH)} fill={colour('ink')}>
        {stay}
      </text>
    </>
  );
}

/** The machine-readable line at the foot of a passport, filled with `<` to the edge. */
function MachineZone({ parts, ink }: { parts: readonly string[]; ink: string }) {
  const text = parts.map(toMachineText).join('<<');
  const signs = Math.floor((IMAGE_WIDTH - 2 * LEFT) / (textWidth('<', 'mrz', MRZ_SIZE) + MRZ_SPACING));
  return (
    <text x={LEFT} y={602} fontFamily="mrz" fontSize={MRZ_SIZE} letterSpacing={MRZ_SPACING} fill={ink}>
      {text.padEnd(signs, '<').slice(0, signs)}
    </text>
  );
}
