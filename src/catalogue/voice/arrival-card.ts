import { counted } from '../counted.ts';
import type { Entry } from '../entry-schema.ts';
import { formatPartialDate } from '../partial-date.ts';
import { waysWords } from '../situation.ts';

type Card = NonNullable<Entry['arrivalCard']>;

/** What is said of the form that everybody fills in about the arrival; empty where there is none. */
export function arrivalCardSentences(card: Card): string[] {
  if (card.how === 'none') return [];
  const { how, name, url, since, onlyBy, onLeaving, isVoluntary, note } = card;
  const form = formName(name, how);
  const site = url ? ` en ${new URL(url).hostname.replace(/^www\./, '')}` : '';
  const fill = {
    online: `Llena en línea ${form}${site}.`,
    paper: `Llena ${form} en papel, en el viaje o al llegar.`,
    'online-or-paper': `Llena ${form} en línea${site} o en papel.`,
  };
  return [
    fill[how],
    ...windowWords(card),
    ...(onlyBy ? [`Solo se llena si llegas ${waysWords(onlyBy)}.`] : []),
    ...(onLeaving ? ['Se llena también para salir.'] : []),
    ...(isVoluntary ? ['Es opcional.'] : []),
    ...(since ? [`Se pide desde ${since.length === 10 ? 'el ' : ''}${formatPartialDate(since)}.`] : []),
    ...(note ? [note] : []),
  ];
}

/** A kind of form takes its article; a name is written as its owner does, `eTravel`. */
function formName(name: string | undefined, how: Exclude<Card['how'], 'none'>): string {
  const [kind = ''] = /^(?:tarjeta|declaración|ficha|formulario)(?= )/.exec(name ?? '') ?? [];
  if (kind) return `${kind === 'formulario' ? 'el' : 'la'} ${name}`;
  const form = how === 'paper' ? 'la tarjeta' : 'el registro';
  return `${form} ${name ?? 'de llegada'}`;
}

function windowWords({ opens, closes, hoursBefore }: Exclude<Card, { how: 'none' }>): string[] {
  const ends = [opens && `se abre ${before(opens)}`, closes && `se cierra ${before(closes)}`]
    .filter(Boolean)
    .join(' y ');
  if (ends) return [`${ends.slice(0, 1).toLocaleUpperCase('es-MX')}${ends.slice(1)} de llegar.`];
  return hoursBefore
    ? [`El plazo es de ${hoursWords(hoursBefore)} antes de llegar: revisa si se abre o se cierra entonces.`]
    : [];
}

function before(hours: number): string {
  return `${hoursWords(hours)} antes`;
}

/** From three days on nobody counts in hours. */
function hoursWords(hours: number): string {
  return hours >= 72 && hours % 24 === 0 ? counted(hours / 24, 'día', 'días') : counted(hours, 'hora', 'horas');
}
