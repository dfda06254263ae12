import { capital, spokenList } from '../../catalogue/spoken-list.ts';
import type { AnswerLines, Line } from './answer-lines.ts';
import { failures } from './failures.ts';
import { isReaders, peopleWords } from './people-words.ts';
import { mayConnect } from './reader-questions.ts';
import { contracted, isKnownThroughout, namesOf, of, type Spoken } from './spoken.ts';

/** What the other parts of the answer settle for the sentence. */
interface Settled {
  /** Nothing is unknown of anybody or of any border: only then is nothing said to be missing. */
  isSettled: boolean;
  cost: string;
}

/** Of longer from now little is announced. */
const YEAR = 366;

/** The answer in a sentence or two: what stops somebody, what is missing, what else fails, and what it costs. */
export function headline(spoken: Spoken, { all, missing, ask }: AnswerLines, { isSettled, cost }: Settled): string {
  const { route, travellers, unread, today } = spoken;
  if (route.legs.length === 0)
    return unread?.route || 'Todavía no hay un destino que podamos contestarte: revisa tu ruta.';
  const lacking = [...all]
    .sort((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false))
    .flatMap(({ lacks, isOpen = false }) => (lacks === undefined ? [] : [{ lacks, isOpen }]));
  const [open, sure] = [true, false].map((isOpen) =>
    // Two borders may ask for one paper.
    [...new Set(lacking.filter((each) => each.isOpen === isOpen).map(({ lacks }) => lacks))],
  ) as [string[], string[]];
  const said: (string | false)[] = [
    ...failures(spoken, true),
    sure.length > 0 && `te ${sure.length === 1 ? 'falta' : 'faltan'} ${spokenList(sure)}`,
    open.length > 0 && `quizá necesites ${spokenList(open)}`,
    ...failures(spoken, false),
  ];
  // Two borders may fail alike.
  const parts = [...new Set(said.filter((part) => part !== false))];
  // Two short things go in one breath; more, or longer ones, in a sentence each.
  const isShort = parts.length === 2 && sure.length < 2 && open.length < 2 && !parts[0]?.includes(':');
  const sentences = (isShort ? [parts.join(' y ')] : parts).map((part) => `${capital(part)}.`);
  if (parts.length === 0) {
    if (isKnownThroughout(spoken))
      sentences.push(
        isSettled
          ? 'No te falta ninguna visa.'
          : `${mayConnect(route, travellers) ? 'Sin contar tus escalas, no' : 'No'} necesitas sacar visa antes de salir si vas de visita.`,
      );
    if (missing.length > 0) sentences.push(preparations(missing));
  }
  // The closed airspace of a place strands whoever only changes planes there too.
  return [
    ...advices(route.legs.flatMap(({ facts }) => facts?.details.advice ?? [])),
    unread?.words.length && `De lo que escribiste no leímos ${someOf(unread.words.map((word) => `«${word}»`))}.`,
    unread?.route && `Falta una parte. ${unread.route}`,
    ofMexicanPassport(spoken),
    unread?.passport && 'Revisa las fechas de tu pasaporte: algo no cuadra.',
    ...sentences,
    cost,
    route.legs.some((leg) => leg.kind === 'stop' && (leg.entry ?? 0) > today + YEAR) &&
      'Falta más de un año y puede cambiar: vuelve a mirarlo unos meses antes.',
    ask.length > 0 && `${ask.length === 1 ? 'Queda 1 cosa' : `Quedan ${ask.length} cosas`} por confirmar.`,
  ]
    .filter((part): part is string => Boolean(part))
    .map((sentence) => contracted(capital(sentence)))
    .join(' ');
}

/** How many things the headline names before it counts the rest. */
const MOST_NAMED = 3;

/** What is to be done before leaving, by its name and where. */
function preparations(missing: readonly Line[]): string {
  // What several places ask for is one thing; entered twice, a country asks for its form twice.
  const things = [...Map.groupBy(missing, ({ prepares, text }) => prepares ?? text)].map(
    ([thing, lines]) => `${thing} (${spokenList(new Set(lines.map(({ names }) => names)))})`,
  );
  return `Prepara: ${someOf(things)}.`;
}

/** The first of them, and how many more there are. */
function someOf(things: readonly string[]): string {
  const rest = things.length - MOST_NAMED;
  return spokenList([...things.slice(0, MOST_NAMED), ...(rest > 0 ? [`${rest} más`] : [])]);
}

/** Who advises against it, once for all the places: `La SRE pidió no viajar a Catar y a Baréin.` */
function advices(all: readonly string[]): string[] {
  const split = all.map((advice) => advice.split(/(?<= viajar) /));
  return [...Map.groupBy(split, ([who]) => who)].map(
    ([who, theirs]) => `${who} ${spokenList(new Set(theirs.map(([, where = '']) => where)))}.`,
  );
}

/** Of whose other passport nothing is known at some border: there the Mexican one is answered. */
function ofMexicanPassport({ findings, route, travellers }: Spoken): string | false {
  const unknown = of(findings, 'other-passport').filter(({ about }) => about === 'unknown');
  const own = of(findings, 'entry').filter(
    ({ at, isInside }) => !isInside && !unknown.some((each) => each.at.includes(at[0] ?? -1)),
  );
  const where = own.length > 0 ? `${namesOf(unknown, route)}: ` : '';
  const whose = unknown.map(({ who }) =>
    who && !isReaders(who, travellers) ? `para ${peopleWords(who, travellers)} por su` : 'por tu',
  );
  return (
    whose.length > 0 &&
    `${where}${where ? 'contestamos' : 'Contestamos'} ${spokenList(new Set(whose))} pasaporte mexicano; con el otro puede ser distinto: pregunta en la embajada del país al que vas.`
  );
}
