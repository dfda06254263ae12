import { counted } from '../counted.ts';
import type { PassportValidity } from '../passport-validity-schema.ts';
import { capital } from '../spoken-list.ts';
import { UNCONFIRMED } from '../visa-status.ts';

const FROM = {
  entry: 'desde que entras',
  exit: 'después de que salgas',
  'permitted-stay': 'después de la estancia que te permiten',
} as const;

/** The day that the margin is counted from. */
const UNTIL = { entry: 'al entrar', exit: 'al salir', 'permitted-stay': 'al acabar tu estancia' } as const;

/** Of a rule without months or days. */
const UNCOUNTED = { entry: 'el día que entras', exit: 'todo el viaje', 'permitted-stay': 'todo el viaje' } as const;

/** A passport rule as short as a figure: `6 meses`, and under it `desde que entras`. */
export interface PassportFigure {
  value: string;
  small: string[];
}

export function passportFigure({ months, days, from, confidence }: PassportValidity): PassportFigure {
  const margin = marginWords({ months, days });
  const small = margin ? FROM[from] : UNCOUNTED[from];
  return { value: margin ?? 'Vigente', small: confidence === 'low' ? [small, UNCONFIRMED] : [small] };
}

function marginWords({ months, days }: Pick<PassportValidity, 'months' | 'days'>): string | undefined {
  return months ? counted(months, 'mes', 'meses') : days ? counted(days, 'día', 'días') : undefined;
}

/**
 * What a border asks of a passport, the same sentences wherever it is said. `area` is what one leaves where that is more
 * than the country: `la zona Schengen`; `doubt` who reads it otherwise, where nothing else says so.
 */
export function passportWords(
  { months, days, from, issuedWithinYears, blankPages, confidence }: PassportValidity,
  area?: string,
  doubt?: string,
): string {
  const margin = marginWords({ months, days });
  const left = area && from === 'exit' ? ` de ${area}` : '';
  const when = margin ? `${margin} ${FROM[from]}${left}` : UNCOUNTED[from];
  const issued = issuedWithinYears && `menos de ${counted(issuedWithinYears, 'año', 'años')} de expedido`;
  const blank = blankPages && counted(blankPages, 'página en blanco', 'páginas en blanco');
  return [
    `Tu pasaporte debe estar vigente ${when}${blank && !issued ? ` y tener ${blank}` : ''}.`,
    issued && `Debe tener ${issued}${blank ? ` y ${blank}` : ''}.`,
    confidence === 'low'
      ? `La regla está ${UNCONFIRMED}: ${doubt?.replace(/^(?:El|La|Los|Las) /, (the) => the.toLowerCase()) ?? 'pregunta a tu aerolínea.'}`
      : doubt,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

type Reading = Pick<PassportValidity, 'months' | 'days' | 'from'> & { by?: string | undefined };

/** Who asks most of those that read the rule otherwise, and what to do about it; undefined where one does not say whose it is. */
export function readingsDoubt({ others = [], ...rule }: Reading & Pick<PassportValidity, 'others'>) {
  const reach = ({ months = 0, days = 0, from }: Reading) => months * 30 + days + (from === 'entry' ? 0 : 1);
  const [most] = others.toSorted((one, other) => reach(other) - reach(one));
  if (!most || others.some(({ by }) => by === undefined)) return undefined;
  const { by = '', from } = most;
  const margin = marginWords(most);
  const several = / [ye],? /.test(by) ? 'n' : '';
  const since = marginWords(rule) && from === rule.from ? '' : ` ${FROM[from]}`;
  const own = marginWords(rule);
  const said = margin
    ? `habla${several} de ${margin}${since}`
    : `dice${several} que basta con que valga ${UNCOUNTED[from]}`;
  const isLaxer = own && reach(most) <= reach(rule);
  const short = isLaxer ? `al tuyo le quedan menos de ${own} ${UNTIL[rule.from]}` : 'al tuyo le queda menos';
  return `${capital(by)} ${said}. Si ${short}, pregunta a tu aerolínea.`;
}
