import { counted } from '../counted.ts';
import type { PassportValidity } from '../passport-validity-schema.ts';
import { UNCONFIRMED } from '../visa-status.ts';

const FROM = {
  entry: 'desde que entras',
  exit: 'después de que salgas',
  'permitted-stay': 'después de la estancia que te permiten',
} as const;

/** A passport rule as short as a figure: `6 meses`, and under it `desde que entras`. */
export interface PassportFigure {
  lead: string;
  small: string[];
}

export function passportFigure({ months, days, from, confidence }: PassportValidity): PassportFigure {
  const margin = marginWords({ months, days });
  const small = margin ? FROM[from] : from === 'entry' ? 'el día que entras' : 'todo el viaje';
  return { lead: margin ?? 'Vigente', small: confidence === 'low' ? [small, UNCONFIRMED] : [small] };
}

function marginWords({ months, days }: Pick<PassportValidity, 'months' | 'days'>): string | undefined {
  return months ? counted(months, 'mes', 'meses') : days ? counted(days, 'día', 'días') : undefined;
}

const AFTER = {
  entry: 'después del día en que entras',
  exit: 'después del día en que sales',
  'permitted-stay': 'después de la estancia que te permiten',
} as const;

/**
 * What a border asks of a passport, the same sentences wherever it is said. `area` is what one leaves where that is more
 * than the country: `la zona Schengen`.
 */
export function passportWords(
  { months, days, from, issuedWithinYears, blankPages, confidence }: PassportValidity,
  area?: string,
): string {
  const margin = marginWords({ months, days });
  const when = margin
    ? `${margin} ${AFTER[from]}${area && from === 'exit' ? ` de ${area}` : ''}`
    : from === 'entry'
      ? 'el día que entras'
      : 'todo el viaje';
  const issued = issuedWithinYears && `menos de ${counted(issuedWithinYears, 'año', 'años')} de expedido`;
  const blank = blankPages && counted(blankPages, 'página en blanco', 'páginas en blanco');
  return [
    `Tu pasaporte debe estar vigente ${when}${blank && !issued ? ` y tener ${blank}` : ''}.`,
    issued && `Debe tener ${issued}${blank ? ` y ${blank}` : ''}.`,
    confidence === 'low' && `Está ${UNCONFIRMED}: pregunta a tu aerolínea.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}
