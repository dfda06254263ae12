import { counted } from '../counted.ts';
import type { PassportValidity } from '../passport-validity-schema.ts';
import { spokenList } from '../spoken-list.ts';
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

/**
 * What a border asks of a passport, the same words wherever it is said:
 * `Piden 6 meses de vigencia desde que entras, menos de 10 años de expedido y 2 páginas en blanco.`
 */
export function passportWords({
  months,
  days,
  from,
  issuedWithinYears,
  blankPages,
  confidence,
}: PassportValidity): string {
  const margin = marginWords({ months, days });
  const parts = [
    margin
      ? `${margin} de vigencia ${FROM[from]}`
      : `que esté vigente ${from === 'entry' ? 'el día que entras' : 'todo el viaje'}`,
    issuedWithinYears && `menos de ${counted(issuedWithinYears, 'año', 'años')} de expedido`,
    blankPages && counted(blankPages, 'página en blanco', 'páginas en blanco'),
  ].filter((part) => typeof part === 'string');
  const rule = spokenList(parts);
  return `Piden ${rule}${confidence === 'low' ? ' (por confirmar)' : ''}.`;
}
