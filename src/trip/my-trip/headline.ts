import { capital, spokenList } from '../../catalogue/spoken-list.ts';
import { isVisaStatus } from '../../catalogue/visa-status.ts';
import { onlyArriving, withPreposition } from '../../catalogue/voice/wording.ts';
import type { Level, Of } from '../../journey/findings.ts';
import { isLongEnough } from '../../journey/passport-check.ts';
import { untold } from '../../journey/personal-answer.ts';
import type { AnswerLines, Line } from './answer-lines.ts';
import { closedWords } from './finding-words.ts';
import { refusedFor } from './paper-words.ts';
import { isReaders, ofPeople, othersOf, peopleWords } from './people-words.ts';
import { permitName } from './permit-words.ts';
import { isKnownThroughout, isUnknown, namesOf, of, openEntries, type Spoken } from './spoken.ts';

/** What the other parts of the answer settle for the sentence. */
interface Settled {
  /** Nothing is unknown of anybody or of any border: only then is nothing said to be missing. */
  isSettled: boolean;
  cost: string;
}

/** The answer in a sentence or two: what is missing, what fails, and what it costs. */
export function headline(spoken: Spoken, { all, missing, ask }: AnswerLines, { isSettled, cost }: Settled): string {
  const { route, unread } = spoken;
  if (route.legs.length === 0) return 'Todavía no hay un destino que podamos contestarte: revisa tu ruta.';
  const lacking = [...all]
    .sort((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false))
    .flatMap(({ lacks, isOpen = false }) => (lacks === undefined ? [] : [{ lacks, isOpen }]));
  const [open, sure] = [true, false].map((isOpen) =>
    // Two borders may ask for one paper.
    [...new Set(lacking.filter((each) => each.isOpen === isOpen).map(({ lacks }) => lacks))],
  ) as [string[], string[]];
  const said = [
    sure.length > 0 && `te ${sure.length === 1 ? 'falta' : 'faltan'} ${spokenList(sure)}`,
    open.length > 0 && `quizá necesites ${spokenList(open)}`,
    ...failures(spoken),
  ].filter((part): part is string => typeof part === 'string');
  // Two borders may fail alike.
  const parts = [...new Set(said)];
  // Two short things go in one breath; more, or longer ones, in a sentence each.
  const isShort = parts.length > 0 && parts.length < 3 && sure.length < 2 && open.length < 2;
  const sentences = (isShort ? [parts.join(' y ')] : parts).map((part) => `${capital(part)}.`);
  if (parts.length === 0) {
    if (isKnownThroughout(spoken))
      sentences.push(isSettled ? 'No te falta ninguna visa.' : 'No necesitas sacar visa antes de salir.');
    if (missing.length > 0) sentences.push(preparations(missing));
  }
  // The closed airspace of a place strands whoever only changes planes there too.
  const advice = route.legs.map(({ facts }) => facts?.details.advice);
  return [
    ...new Set(advice.map((against) => against && `${against}.`)),
    unread?.route && 'Falta una parte: hay algo en tu ruta que no pudimos leer.',
    ofMexicanPassport(spoken),
    unread?.passport && 'Revisa las fechas de tu pasaporte: algo no cuadra.',
    ...sentences,
    cost,
    ask.length > 0 && `${ask.length === 1 ? 'Queda' : 'Quedan'} ${counted(ask)} por confirmar.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How many things the headline names before it counts the rest. */
const MOST_NAMED = 3;

/** What is to be done before leaving, by its name and where. */
function preparations(missing: readonly Line[]): string {
  const named = missing.slice(0, MOST_NAMED).map(({ prepares, text, names }) => `${prepares ?? text} (${names})`);
  const rest = missing.length - named.length;
  // Entered twice, a country asks for its form twice.
  return `Prepara: ${spokenList([...new Set(named), ...(rest > 0 ? [`${rest} más`] : [])])}.`;
}

const counted = ({ length }: readonly Line[]) => (length === 1 ? '1 cosa' : `${length} cosas`);

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

/** What does not go as planned, or nobody can say, as sentences begin. */
function failures(spoken: Spoken): (string | false | undefined)[] {
  const { findings, route, travellers, today } = spoken;
  const isNo = ({ level }: { level: Level }) => level === 'no';
  const permits = of(findings, 'apply');
  // What is asked for online may still come today.
  const late = permits.filter(({ isLate, status }) => isLate && status !== 'eta-required');
  const online = permits.filter(({ level, status }) => level === 'no' && status === 'eta-required');
  const isByPlane = late.some(({ at }) => at.every((each) => route.legs[each]?.kind === 'layover'));
  const namesOfPermits = (some: typeof permits) => spokenList(some.map((permit) => permitName(permit, travellers)));
  const which = late.length === permits.length ? '' : ` de pedir ${namesOfPermits(late)}`;
  const passports = of(findings, 'passport').filter(isNo);
  const tooOld = passports.filter(
    ({ answer }) => answer.age === 'broken' && !('margin' in answer && answer.margin < 0),
  );
  const short = passports.filter((passport) => !tooOld.includes(passport));
  const mayBeShort = of(findings, 'passport').filter(({ level, answer }) => level === 'ask' && !isLongEnough(answer));
  const shortFor = (all: readonly Of<'passport'>[], words: (of: string, names: string) => string) =>
    [...Map.groupBy(all, ({ who }) => who && peopleWords(who, travellers))].map(([people, theirs]) =>
      words(people ? `el pasaporte ${ofPeople(people)}` : 'tu pasaporte', namesOf(theirs, route)),
    );
  const past = of(findings, 'requirement').filter(
    ({ by, level }) => level === 'todo' && by !== undefined && by < today,
  );
  const [vaccinations, closed] = [true, false].map((isVaccination) =>
    past.filter(({ topic }) => (topic === 'yellow-fever') === isVaccination),
  ) as [Of<'requirement'>[], Of<'requirement'>[]];
  const years = tooOld[0]?.place.validity?.issuedWithinYears;
  const stays = Map.groupBy(of(findings, 'stay').filter(isNo), (each) => {
    const others = othersOf(each, travellers);
    return others && `${peopleWords(others, travellers)} se ${others.length > 1 ? 'pasan' : 'pasa'}`;
  });
  const asked = of(findings, 'stay').filter(({ level }) => level === 'ask');
  const afterResidence = asked.filter(({ from }) => from !== undefined);
  const tallies = asked.filter(({ from, answer }) => from === undefined && answer.stay.outcome === 'tally-unclear');
  const unsure = openEntries(spoken).filter(({ level }) => level === 'ask');
  const unknowns = namesOf(unsure.filter(isUnknown), route);
  const onConditions = unsure.filter(({ side }) => side?.hasConditions);
  // With the visa that another entry surely asks for, nobody passes without one.
  const isVisaAsked = (at: readonly number[]) =>
    at.every((each) =>
      permits.some(({ details }) => details.country.slug === route.legs[each]?.facts?.details.country.slug),
    );
  const byArrival = unsure.filter((entry) => untold(entry, 'way'));
  const doubtful = unsure.filter((each) => ![...onConditions, ...byArrival].includes(each) && !isUnknown(each));
  return [
    late.length > 0 &&
      `${late.some(isNo) ? '' : 'quizá '}ya no da tiempo${which}${isByPlane ? ': busca otra conexión' : ''}`,
    online.length > 0 &&
      `quizá ya no ${online.length > 1 ? 'lleguen' : 'llegue'} a tiempo${online.length < permits.length ? ` ${namesOfPermits(online)}` : ''}: ${online.length > 1 ? 'pídelos' : 'pídelo'} hoy mismo`,
    vaccinations.some(({ layovers, isUnclear }) => !layovers && !isUnclear) &&
      'ya no da tiempo de ponerte la vacuna, salvo que ya la tengas',
    closed.length > 0 && `quizá ya se cerró el registro de llegada de ${namesOf(closed, route)}`,
    ...of(findings, 'refused').map((refused) => {
      const refuse = refused.level === 'no' ? 'te pueden negar' : 'quizá te nieguen';
      return `${refuse} la entrada ${withPreposition('a', refused.details.country)} ${refusedFor(refused)}`;
    }),
    ...of(findings, 'closed-border').map(closedWords),
    ...shortFor(short, (passport, names) => `${passport} no alcanza para ${names}`),
    ...shortFor(mayBeShort, (passport, names) => `quizá ${passport} no alcance para ${names}`),
    years && `tu pasaporte no sirve para ${namesOf(tooOld, route)}: piden menos de ${years} años de expedido`,
    ...[...stays].map(([people = 'te pasas', theirs]) => `${people} de días en ${namesOf(theirs, route)}`),
    tallies.length > 0 && `quizá te pases de días en ${namesOf(tallies, route)}`,
    afterResidence.length > 0 &&
      `falta confirmar si puedes seguir en ${namesOf(afterResidence, route)} al acabar tu residencia`,
    of(findings, 'dates').some(isNo) && 'hay fechas que no cuadran',
    unknowns !== '' && `no sabemos qué piden en ${unknowns}`,
    ...byArrival.map(
      (entry) =>
        isVisaStatus(entry.status) &&
        `en ${namesOf([entry], route)} ${onlyArriving(entry.status, untold(entry, 'way')?.words ?? '')}`,
    ),
    ...onConditions
      .filter(({ at }) => !isVisaAsked(at))
      .map(({ at, side }) => {
        const hours = side?.maxHours === undefined ? '' : `, hasta por ${side.maxHours} horas`;
        return `en ${namesOf([{ at }], route)} pasas sin visa si cumples sus condiciones${hours}`;
      }),
    doubtful.length > 0 && `falta confirmar qué te piden en ${namesOf(doubtful, route)}`,
  ] as (string | false | undefined)[];
}
