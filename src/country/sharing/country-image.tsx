import * as flags from 'country-flag-icons/string/3x2';
import { type CountrySummary, figureWords } from '../../catalogue/country-summary.ts';
import { verdictLabel } from '../../catalogue/visa-status.ts';
import { statusQualifier } from '../../catalogue/voice/wording.ts';
import { toMachineText } from '../../ui/machine-line.tsx';
import { StampDrawing } from '../stamp.tsx';
import { colour, statusColours } from './colours.server.ts';
import { CoverEdge, GuillocheRing, IMAGE_WIDTH, ImageSheet, LEFT, SheetText } from './image-sheet.tsx';
import { FACES, fittedSize, type ShareImage, shareImage, wrapped } from './png.server.ts';

/** The words end here; the stamp stands to the right. */
const WORDS_WIDTH = 600;
const NAME_INDENT = 126;
/** A verdict too long for one line of the smaller size is broken. */
const VERDICT_SIZE = { broken: 52, largest: 80 };
const QUALIFIER_SIZE = 40;
const MRZ_SIZE = 26;
/** Width of every sign of the face, in font sizes. */
const MRZ_ADVANCE = 0.6;
const MRZ_SPACING = MRZ_SIZE * 0.06;

/** Image of both pages of a country. */
export function countryShareImage(summary: CountrySummary): ShareImage {
  const { lead, country, stay } = summary;
  const verdict = [verdictLabel(country.visaStatus), statusQualifier(country)].filter(Boolean).join(' · ');
  const alt = `Sello de ${country.nameSpanish} para pasaporte mexicano: ${verdict}. Estancia: ${figureWords(stay)}.`;
  return shareImage(country.slug, [...lead, alt].join(' '), <CountryImage {...summary} />);
}

/** The verdict panel as a picture for social networks: whose passport, where to, the answer, the stay. */
export function CountryImage({ advice, country, stay }: CountrySummary) {
  const { nameSpanish, visaStatus } = country;
  const { ink, tint } = statusColours(visaStatus);
  const stayed = figureWords(stay);
  const nameSize = fittedSize(nameSpanish, 'serif', 76, WORDS_WIDTH - NAME_INDENT);
  return (
    <ImageSheet ground={tint}>
      <g transform="translate(946 387)">
        <GuillocheRing ink={ink} opacity={0.4} />
      </g>
      <CoverEdge>
        <SheetText x={IMAGE_WIDTH - LEFT} y={64} size={27} fill={colour('on-cover-muted')} end>
          Con pasaporte mexicano
        </SheetText>
      </CoverEdge>
      <FlagDrawing iso2={country.iso2} x={LEFT} y={172} width={102} />
      <SheetText x={LEFT + NAME_INDENT} y={206 + nameSize * 0.33} face="serif" size={nameSize}>
        {nameSpanish}
      </SheetText>
      {advice && (
        <SheetText y={284} size={fittedSize(advice, 'sans', 32, WORDS_WIDTH)}>
          {advice}
        </SheetText>
      )}
      <Verdict middle={advice ? 388 : 366} status={visaStatus} qualifier={statusQualifier(country)} ink={ink} />
      <SheetText y={500} size={25} fill={colour('ink-muted')}>
        Estancia
      </SheetText>
      <SheetText y={542} size={fittedSize(stayed, 'sans', 40, WORDS_WIDTH)}>
        {stayed}
      </SheetText>
      <g color={ink} fontFamily={FACES.stamp} transform="translate(946 387) rotate(-8) scale(2.35)">
        <StampDrawing status={visaStatus} country={nameSpanish} detail={stay.value} />
      </g>
      <MachineZone parts={[visaStatus === 'visa-free' ? 'P<MEX' : 'V<MEX', nameSpanish, stay.value]} ink={ink} />
    </ImageSheet>
  );
}

function FlagDrawing({ iso2, x, y, width }: { iso2: string; x: number; y: number; width: number }) {
  const svg = (flags as Record<string, string>)[iso2];
  const [, viewBox, drawing] = /^<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg ?? '') ?? [];
  if (!drawing) throw new Error(`country-flag-icons no tiene la bandera de ${iso2}`);
  const height = (width * 2) / 3;
  return (
    <>
      <svg {...{ x, y, width, height, viewBox }} dangerouslySetInnerHTML={{ __html: drawing }} />
      <rect {...{ x, y, width, height }} fill="none" stroke={colour('ink')} strokeOpacity={0.35} strokeWidth={2} />
    </>
  );
}

interface VerdictProps {
  /** Height of its middle, between the country's name and the stay. */
  middle: number;
  status: string;
  qualifier: string | undefined;
  ink: string;
}

function Verdict({ middle, status, qualifier, ink }: VerdictProps) {
  const lines = wrapped(verdictLabel(status), 'stamp', VERDICT_SIZE.broken, WORDS_WIDTH);
  const size = Math.min(...lines.map((line) => fittedSize(line, 'stamp', VERDICT_SIZE.largest, WORDS_WIDTH)));
  const height = lines.length * size + (qualifier ? QUALIFIER_SIZE + 12 : 0);
  const baseline = middle - height / 2 + size * 0.84;
  return (
    <>
      {lines.map((line, index) => (
        <SheetText key={line} y={baseline + index * size} face="stamp" size={size} fill={ink}>
          {line}
        </SheetText>
      ))}
      {qualifier && (
        <SheetText
          y={baseline + (lines.length - 1) * size + QUALIFIER_SIZE + 14}
          face="stamp"
          size={QUALIFIER_SIZE}
          fill={ink}
        >
          {qualifier.toLocaleUpperCase('es-MX')}
        </SheetText>
      )}
    </>
  );
}

/** The machine-readable line at the foot of a passport, filled with `<`. */
function MachineZone({ parts, ink }: { parts: readonly string[]; ink: string }) {
  const signs = Math.floor(WORDS_WIDTH / (MRZ_SIZE * MRZ_ADVANCE + MRZ_SPACING));
  // A part that does not fit is left out: half a word would read as a mistake.
  const text = parts.map(toMachineText).reduce((line, part) => {
    const longer = `${line}<<${part}`;
    return longer.length <= signs ? longer : line;
  });
  return (
    <text x={LEFT} y={602} fontFamily={FACES.mrz} fontSize={MRZ_SIZE} letterSpacing={MRZ_SPACING} fill={ink}>
      {text.padEnd(signs, '<')}
    </text>
  );
}
