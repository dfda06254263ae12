import { counted } from '../counted.ts';
import type { Entry } from '../entry-schema.ts';
import { formatPartialDate } from '../partial-date.ts';
import { waysWords } from '../situation.ts';
import { capital, spokenList } from '../spoken-list.ts';

type Card = NonNullable<Entry['arrivalCard']>;
type Form = Exclude<Card, { how: 'none' }>;

/**
 * What is said of the form that everybody fills in about the arrival; empty where there is none. A voluntary one is filled in
 * while that is doubted (`isDoubted`).
 */
export function arrivalCardSentences(card: Card, isDoubted = false): string[] {
  if (card.how === 'none') return [];
  const { how, since, onlyBy, inTransit, onLeaving, opens, closes, hoursBefore } = card;
  const isVoluntary = card.isVoluntary && !isDoubted;
  const fill = isVoluntary ? 'puedes llenar' : 'llena';
  const form = formWords(card);
  const said = `${fill} ${{ online: 'en línea', paper: 'en papel', 'online-or-paper': 'en línea o en papel' }[how]} ${form}`;
  const arriving = onlyBy ? `si llegas ${waysWords(onlyBy)}, ` : how === 'paper' ? 'en el viaje o al llegar, ' : '';
  const terms = [
    since && `se pide desde ${since.length === 10 ? 'el ' : ''}${formatPartialDate(since)}`,
    opens && `se abre ${hoursWords(opens)} antes${closes ? '' : ' de llegar'}`,
    closes && `se llena a más tardar ${hoursWords(closes)} antes de llegar`,
    inTransit && 'se llena también si solo haces escala',
    onLeaving && `${closes ? '' : 'se llena '}otra vez para salir`,
  ].filter((term) => typeof term === 'string');
  return [
    `${capital(arriving + said)}.`,
    isVoluntary && 'No es obligatorio.',
    hoursBefore &&
      `No está claro${isDoubted ? ' que te lo pidan, ni' : ''} si se abre o se cierra ${hoursWords(hoursBefore)} antes de llegar: ${isDoubted ? 'llénalo con tiempo' : 'míralo con tiempo en su sitio'}.`,
    terms.length > 0 && `${capital(spokenList(terms))}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** What is open of a doubted form, and what to do meanwhile; then of one that there may not be. */
export function arrivalCardDoubt(card: Card = { how: 'none' }): [asked: string | undefined, notAsked: string] {
  const it = card.how !== 'none' && formWords(card).startsWith('el ') ? 'lo' : 'la';
  const meanwhile = card.how === 'paper' ? `si te ${it} dan, llénal${it[1]}` : `llénal${it[1]} de todos modos`;
  const asked = card.how !== 'none' && card.hoursBefore ? undefined : `que te ${it} pidan: ${meanwhile}`;
  return [asked, 'que no haya tarjeta de llegada: si te la dan, llénala'];
}

/** The form with its article, its own name and its address: `el registro de llegada, que se llama eTravel`. */
function formWords(card: Form): string {
  const { how, name, url } = card;
  const isItsName = name !== undefined && isSpanish(name);
  const form = isItsName ? `${/^(formulario|registro) /.test(name) ? 'el' : 'la'} ${name}` : kindOf(card);
  const named = name && !isItsName ? `${form}, que se llama ${name}` : form;
  if (!url) return named;
  const site = new URL(url).hostname.replace(/^www\./, '');
  // Its address is not where the one on paper is filled in.
  if (how !== 'online') return named === form ? `${form}, que está en ${site}` : `${named} y está en ${site}`;
  return named === form ? `${form} en ${site}` : `${named}, en ${site}`;
}

/** What kind of form it is, with its article: the same few words everywhere, whatever its own name. */
function kindOf({ name, how }: Form): string {
  return how === 'paper' || (name && /\bcard\b/i.test(name)) ? 'la tarjeta de llegada' : 'el registro de llegada';
}

/** A name that is a common noun, `tarjeta de migración`, and not one as its owner writes it, `eTravel`. */
function isSpanish(name: string): boolean {
  return /^(declaración|ficha|formulario|registro|tarjeta) /.test(name);
}

/** From three days on nobody counts in hours. */
function hoursWords(hours: number): string {
  return hours >= 72 && hours % 24 === 0 ? counted(hours / 24, 'día', 'días') : counted(hours, 'hora', 'horas');
}
