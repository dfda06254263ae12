import { counted } from '../counted.ts';
import type { Entry } from '../entry-schema.ts';
import { formatPartialDate } from '../partial-date.ts';
import { waysWords } from '../situation.ts';

type Card = NonNullable<Entry['arrivalCard']>;
type Form = Exclude<Card, { how: 'none' }>;

/** What is said of the form that everybody fills in about the arrival; empty where there is none. */
export function arrivalCardSentences(card: Card): string[] {
  if (card.how === 'none') return [];
  const { how, since, onlyBy, onLeaving, isVoluntary, note } = card;
  const form = kindOf(card);
  const fill = {
    online: `Llena en línea ${form}.`,
    paper: `Llena ${form} en papel, en el viaje o al llegar.`,
    'online-or-paper': `Llena ${form} en línea o en papel.`,
  };
  return [
    fill[how],
    ...nameWords(card),
    ...windowWords(card),
    ...(onlyBy ? [`Solo se llena si llegas ${waysWords(onlyBy)}.`] : []),
    ...(onLeaving ? ['Se llena también para salir.'] : []),
    ...(isVoluntary ? ['Es opcional.'] : []),
    ...(since ? [`Se pide desde ${since.length === 10 ? 'el ' : ''}${formatPartialDate(since)}.`] : []),
    ...(note ? [note] : []),
  ];
}

/** What kind of form it is, with its article: the same few words everywhere, whatever its own name. */
function kindOf({ name, how }: Form): string {
  if (name?.startsWith('declaración')) return 'la declaración de llegada';
  return how === 'paper' ? 'la tarjeta de llegada' : 'el registro de llegada';
}

/** Its name as its owner writes it, `eTravel`, and its site. */
function nameWords({ name, url }: Form): string[] {
  const site = url && `está en ${new URL(url).hostname.replace(/^www\./, '')}`;
  const said = [name && `se llama ${name}`, site].filter(Boolean).join(' y ');
  return said ? [`${capital(said)}.`] : [];
}

function windowWords({ opens, closes, hoursBefore }: Form): string[] {
  const ends = [opens && `se abre ${before(opens)}`, closes && `se cierra ${before(closes)}`]
    .filter(Boolean)
    .join(' y ');
  if (ends) return [`${capital(ends)} de llegar.`];
  return hoursBefore
    ? [`El plazo es de ${hoursWords(hoursBefore)} antes de llegar: revisa si se abre o se cierra entonces.`]
    : [];
}

function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase('es-MX') + words.slice(1);
}

function before(hours: number): string {
  return `${hoursWords(hours)} antes`;
}

/** From three days on nobody counts in hours. */
function hoursWords(hours: number): string {
  return hours >= 72 && hours % 24 === 0 ? counted(hours / 24, 'día', 'días') : counted(hours, 'hora', 'horas');
}
