import type { PassportValidity } from '../../catalogue/records/passport-validity-schema.ts';

const FROM = {
  entry: 'desde que entras',
  exit: 'después de que salgas',
  'permitted-stay': 'después de la estancia que te permiten',
} as const;

/** `6 meses de vigencia desde que entras; menos de 10 años de expedido; 2 páginas en blanco`. */
export function passportWords({ months, days, from, issuedWithinYears, blankPages }: PassportValidity): string {
  const margin = months ? counted(months, 'mes', 'meses') : days ? counted(days, 'día', 'días') : undefined;
  const parts = [
    margin
      ? `${margin} de vigencia ${FROM[from]}`
      : from === 'entry'
        ? 'Vigente el día que entras'
        : 'Vigente todo el viaje',
    issuedWithinYears && `menos de ${counted(issuedWithinYears, 'año', 'años')} de expedido`,
    blankPages && counted(blankPages, 'página en blanco', 'páginas en blanco'),
  ];
  return parts.filter(Boolean).join('; ');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
