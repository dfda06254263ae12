import * as flags from 'country-flag-icons/string/3x2';
import { type CountrySummary, figureWords } from '../../catalogue/country-summary.ts';
import { verdictLabel } from '../../catalogue/visa-status.ts';
import { statusQualifier } from '../../catalogue/wording.ts';
import { BrandMark } from '../../ui/brand.tsx';
import { toMachineText } from '../../ui/machine-line.tsx';
import { StampDrawing } from '../stamp.tsx';
import { COLOURS, statusColours } from './colours.ts';
import { GuillocheBand, GuillocheRing, IMAGE_WIDTH, ImageSheet, SiteName } from './ornaments.tsx';
import { FACES, fittedSize } from './png.server.ts';

const COVER_HEIGHT = 104;
const LEFT = 72;
/** The words end here; the stamp stands to the right. */
const WORDS_WIDTH = 600;
/** A verdict too long for one line of the smaller size is broken. */
const VERDICT_SIZE = { broken: 52, largest: 80 };
const QUALIFIER_SIZE = 40;
const MRZ_SIZE = 26;
/** Width of every sign of the face, in font sizes. */
const MRZ_ADVANCE = 0.6;
const MRZ_SPACING = MRZ_SIZE * 0.06;

/** The verdict panel as a picture for social networks: whose passport, where to, the answer, the stay. */
export function CountryImage({ advice, country, stay }: CountrySummary) {
  const { ink, tint } = statusColours(country.visaStatus);
  return (
    <ImageSheet ground={tint}>
      <g transform="translate(946 387)">
        <GuillocheRing ink={ink} opacity={0.4} />
      </g>
      <Cover />
      <Destination name={country.nameSpanish} iso2={country.iso2} />
      {advice && <Advice text={advice} />}
      <Answer
        isBelowAdvice={advice !== undefined}
        status={country.visaStatus}
        qualifier={statusQualifier(country)}
        stay={figureWords(stay)}
        ink={ink}
      />
      <g color={ink} fontFamily={FACES.stamp} transform="translate(946 387) rotate(-8) scale(2.35)">
        <StampDrawing status={country.visaStatus} country={country.nameSpanish} detail={stay.lead} />
      </g>
      <MachineZone
        parts={[country.visaStatus === 'visa-free' ? 'P<MEX' : 'V<MEX', country.nameSpanish, stay.lead]}
        ink={ink}
      />
    </ImageSheet>
  );
}

function Cover() {
  return (
    <>
      <rect width={IMAGE_WIDTH} height={COVER_HEIGHT} fill={COLOURS.cover} />
      <BrandMark x={LEFT} y={24} width={46} height={56} color={COLOURS.foil} />
      <SiteName x={LEFT + 66} y={67} size={44} />
      <text
        x={IMAGE_WIDTH - LEFT}
        y={64}
        fontFamily={FACES.sans}
        fontSize={27}
        textAnchor="end"
        fill={COLOURS['on-cover-muted']}
      >
        Con pasaporte mexicano
      </text>
      <GuillocheBand y={COVER_HEIGHT + 20} />
    </>
  );
}

function Destination({ name, iso2 }: { name: string; iso2: string }) {
  const indent = 126;
  const size = fittedSize(name, 'serif', 76, WORDS_WIDTH - indent);
  return (
    <>
      <FlagDrawing iso2={iso2} x={LEFT} y={172} width={102} />
      <text x={LEFT + indent} y={206 + size * 0.33} fontFamily={FACES.serif} fontSize={size} fill={COLOURS.ink}>
        {name}
      </text>
    </>
  );
}

/** Under the name, before the answer. */
function Advice({ text }: { text: string }) {
  const size = fittedSize(text, 'sans', 32, WORDS_WIDTH);
  return (
    <text x={LEFT} y={284} fontFamily={FACES.sans} fontSize={size} fill={COLOURS.ink}>
      {text}
    </text>
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
      <rect {...{ x, y, width, height }} fill="none" stroke={COLOURS.ink} strokeOpacity={0.35} strokeWidth={2} />
    </>
  );
}

interface AnswerProps {
  isBelowAdvice: boolean;
  status: string;
  qualifier: string | undefined;
  stay: string;
  ink: string;
}

function Answer({ isBelowAdvice, status, qualifier, stay, ink }: AnswerProps) {
  const verdict = verdictLabel(status);
  const lines = brokenLines(verdict);
  const size = Math.min(...lines.map((line) => fittedSize(line, 'stamp', VERDICT_SIZE.largest, WORDS_WIDTH)));
  const height = lines.length * size + (qualifier ? QUALIFIER_SIZE + 12 : 0);
  // The verdict stands in the middle between the country's name and the stay.
  const baseline = (isBelowAdvice ? 388 : 366) - height / 2 + size * 0.84;
  return (
    <>
      {lines.map((line, index) => (
        <text key={line} x={LEFT} y={baseline + index * size} fontFamily={FACES.stamp} fontSize={size} fill={ink}>
          {line}
        </text>
      ))}
      {qualifier && (
        <text
          x={LEFT}
          y={baseline + (lines.length - 1) * size + QUALIFIER_SIZE + 14}
          fontFamily={FACES.stamp}
          fontSize={QUALIFIER_SIZE}
          fill={ink}
        >
          {qualifier.toLocaleUpperCase('es-MX')}
        </text>
      )}
      <text x={LEFT} y={500} fontFamily={FACES.sans} fontSize={25} fill={COLOURS['ink-muted']}>
        Estancia
      </text>
      <text
        x={LEFT}
        y={542}
        fontFamily={FACES.sans}
        fontSize={fittedSize(stay, 'sans', 40, WORDS_WIDTH)}
        fill={COLOURS.ink}
      >
        {stay}
      </text>
    </>
  );
}

/** Broken between words into the fewest lines that fit at the smaller size. */
function brokenLines(verdict: string): string[] {
  const lines: string[] = [];
  for (const word of verdict.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const fits = fittedSize(longer, 'stamp', VERDICT_SIZE.broken, WORDS_WIDTH) === VERDICT_SIZE.broken;
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
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
