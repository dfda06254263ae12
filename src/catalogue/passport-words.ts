import { counted } from './counted.ts';
import type { PassportValidity } from './passport-validity-schema.ts';
import { spokenList } from './spoken-list.ts';

const FROM = {
  entry: 'desde que entras',
  exit: 'después de que salgas',
  'permitted-stay': 'después de la estancia que te permiten',
} as const;

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
  const margin = months ? counted(months, 'mes', 'meses') : days ? counted(days, 'día', 'días') : undefined;
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
