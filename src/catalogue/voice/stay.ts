import { counted } from '../counted.ts';
import { either } from '../spoken-list.ts';
import type { Stay } from '../stay-schema.ts';

const DECIDED_BY: Record<NonNullable<Stay['decidedBy']>, { alone: string; among: string }> = {
  visa: { alone: 'La de tu visa', among: 'según la visa' },
  residence: { alone: 'La de tu residencia', among: 'según tu residencia' },
  fee: { alone: 'La que pagues', among: 'según lo que pagues' },
  officer: { alone: 'La que te autoricen', among: 'según lo que te autoricen' },
};

/** A stay in one voice, without its note: `90 días en 180`, `Hasta 6 meses, según lo que te autoricen`, `30 días por entrada, 90 días al año`. */
export function stayWords({ days, months, within, perYear, upTo, decidedBy }: Stay): string {
  const span = (days ?? months) && spanWords({ days, months });
  const year = perYear && `${spanWords(perYear)} al año`;
  const length = span && year ? `${span} por entrada, ${year}` : (span ?? year);
  if (!length) return decidedBy ? DECIDED_BY[decidedBy].alone : '';
  const most = upTo || (decidedBy && !Array.isArray(days)) ? `Hasta ${length}` : length;
  return `${most}${within ? ` en ${within}${days ? '' : ' meses'}` : ''}${decidedBy ? `, ${DECIDED_BY[decidedBy].among}` : ''}`;
}

const COUNTED: Record<Exclude<NonNullable<Stay['per']>, 'unknown'>, string> = {
  entry: 'Cada entrada da los días completos.',
  'first-entry': 'Los días corren desde tu primera entrada, también mientras estás fuera.',
  summed: 'Salir y volver enseguida no te da otra vez los días completos.',
};

/** How a stay is counted that no period bounds; undefined where its own words say it, or a visa does. `embassy` that can be asked. */
export function stayWindow({ per, entries, within }: Stay, embassy?: object): string | undefined {
  if (entries === 'one' && (per === 'entry' || !(per ?? within)))
    return 'Vale para una sola entrada: si sales y vuelves, haces el trámite otra vez.';
  if (per === 'entry' && entries === 'choice')
    return 'Cada entrada da los días completos: paga desde el principio las entradas que vayas a usar.';
  if (per === 'unknown')
    return `Si vas a entrar más de una vez, pregunta ${embassy ? 'a la embajada' : 'en Migración al llegar'} si se suman los días de todas tus visitas.`;
  return per && COUNTED[per];
}

function spanWords({ days, months = 0 }: Pick<Stay, 'days' | 'months'>): string {
  if (days !== undefined) return days === 1 ? '1 día' : `${either([days].flat().map(String))} días`;
  if (months % 12 === 0) return counted(months / 12, 'año', 'años');
  return counted(months, 'mes', 'meses');
}

/** Days to count on, for putting stays in order: the shortest that is given, a month being thirty. */
export function stayInDays({ days, months, perYear }: Stay): number | undefined {
  const [shortest] = [days ?? []].flat();
  return shortest ?? (months ? months * 30 : perYear && stayInDays(perYear));
}
