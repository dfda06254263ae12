import type { CountryDetails } from '../../catalogue/country-details.ts';
import { formatMXN } from '../../catalogue/money.ts';
import { arrivalWords } from '../../catalogue/situation.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { capital, spokenList } from '../../catalogue/spoken-list.ts';
import { isVisaStatus, type VisaStatus } from '../../catalogue/visa-status.ts';
import { onlyArriving, withPreposition } from '../../catalogue/voice/wording.ts';
import { countDays, isOfArea } from '../../journey/answer-words.ts';
import { type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import type { Finding, Level, Of } from '../../journey/findings.ts';
import { isLongEnough } from '../../journey/passport-check.ts';
import { untold } from '../../journey/personal-answer.ts';
import { closedWords, findingWords } from './finding-words.ts';
import { refusedFor } from './paper-words.ts';
import { isReaders, ofPeople, othersOf, peopleWords, yearsWords } from './people-words.ts';
import { isPermitUndecided, permitName } from './permit-words.ts';
import { neededWords } from './reader-questions.ts';
import { type FindingWords, legName, namesOf, of, type Spoken } from './spoken.ts';

/** One border of the strip. */
export interface StripBorder {
  name: string;
  /** On the stamp, which has little room. */
  short: string;
  status: VisaStatus | 'unknown';
  label: string;
  day?: CalendarDay | undefined;
  isLayover: boolean;
  /** No border here: the area or the country was entered before. */
  isInside?: boolean;
}

/** Where a line is read: to be arranged, to be carried, or to be asked. */
const SECTIONS = { no: 'missing', todo: 'missing', carry: 'carry', ask: 'ask', coming: 'coming' } as const;

export interface Line extends FindingWords {
  section: (typeof SECTIONS)[keyof typeof SECTIONS];
  /** It does not go as planned. */
  isBad: boolean;
  /** The borders it holds for. */
  names: string;
  /** The country's own page. */
  path?: string | undefined;
  /** Whom to ask, where that is known. */
  embassy?: CountryDetails['country']['embassyInfo'];
}

export interface CostLine {
  name: string;
  /** Undefined where nobody knows the price. */
  pesos: number | undefined;
  small: string;
  source?: Line['source'];
}

/** Everything the page says of a journey, in words and in order. */
export interface JourneyAnswer {
  /** The whole answer, short enough to be heard. */
  sentence: string;
  level: 'bad' | 'todo' | 'ask' | 'good';
  /** What the reader would have to say for more. */
  needed: string;
  borders: readonly StripBorder[];
  missing: readonly Line[];
  carry: readonly { names: string; lines: readonly Line[] }[];
  ask: readonly Line[];
  /** Announced for these dates, and not in force. */
  coming: readonly Line[];
  cost: { lead: string; small: string; lines: readonly CostLine[] };
  /** The strictest stop's rule for the passport. */
  passport: string | undefined;
  /** Of areas whose days are one count: `Zona Schengen`, and how many are left. */
  counts: readonly { name: string; text: string }[];
}

/** Words for all the findings of a journey. */
export function tripAnswer(said: Spoken): JourneyAnswer {
  const { findings, travellers, unread } = said;
  const people = travellers.adults + travellers.children.length;
  // Where nobody travels, there is no border to be answered.
  const spoken = people > 0 ? said : { ...said, route: { legs: [], earlier: [] } };
  // The same connection there and back is said once.
  const every = findings.flatMap((finding) => lineOf(finding, spoken));
  const lines = [...new Map(every.map((line) => [`${line.names} ${line.when?.day} ${line.text}`, line])).values()];
  const missing = lines.filter(({ section }) => section === 'missing').sort(byUrgency);
  // What could strand somebody before the rest, and what an officer decides after it.
  const ask = lines.filter(({ section }) => section === 'ask').sort((a, b) => askedAt(a) - askedAt(b));
  const cost = costOf(spoken, people);
  const needed = neededWords(spoken);
  const borders = bordersOf(spoken);
  const isUnread = unread?.passport || unread?.route;
  const isAdvisedAgainst = spoken.route.legs.some(({ facts }) => facts?.details.advice);
  const isOpen =
    isUnread ||
    isAdvisedAgainst ||
    borders.length === 0 ||
    ask.length > 0 ||
    needed !== '' ||
    !isKnownThroughout(spoken);
  // What an officer decides is known to be so for everybody.
  const isSettled = !isUnread && needed === '' && ask.every(({ isMinor }) => isMinor);
  return {
    sentence:
      people > 0
        ? sentenceOf(spoken, { lines, missing, ask, isSettled, cost: cost.short })
        : 'Dinos quién viaja: no hay ninguna persona en tu viaje.',
    level: missing.some(({ isBad }) => isBad) ? 'bad' : missing.length > 0 ? 'todo' : isOpen ? 'ask' : 'good',
    needed,
    borders,
    missing,
    carry: byBorders(lines.filter(({ section }) => section === 'carry')),
    ask,
    coming: lines.filter(({ section }) => section === 'coming'),
    cost,
    passport: strictestPassport(of(findings, 'passport')),
    counts: dayCounts(said),
  };
}

function askedAt({ isFirst, isMinor }: Line): number {
  return isMinor ? 2 : Number(!isFirst);
}

function lineOf(finding: Finding, spoken: Spoken): Line[] {
  const { level } = finding;
  const words = level === 'good' ? undefined : findingWords(finding, spoken);
  if (level === 'good' || !words) return [];
  const line = { ...words, section: SECTIONS[level], isBad: level === 'no' };
  if (words.where) return [{ ...line, names: words.where }];
  const country = spoken.route.legs[finding.at[0] ?? 0]?.facts?.details.country;
  const names = namesOf([finding], spoken.route);
  return [{ ...line, names, path: country && questionPath(country.slug), embassy: country?.embassyInfo }];
}

/** Borders of which it is not certain what they ask: of these nobody is told that nothing is missing. */
function openEntries({ findings }: Pick<Spoken, 'findings'>): Of<'entry'>[] {
  return of(findings, 'entry').filter(
    (entry) => !entry.isInside && (entry.level === 'ask' || untold(entry, 'documents') !== undefined),
  );
}

const isUnknown = ({ status }: Of<'entry'>) => status === 'unknown';

/** It is free for who arrives, or passes, in the one way that the sentence names. */
const isFreeInOneWay = (entry: Of<'entry'>) =>
  entry.status === 'visa-free' && (untold(entry, 'way') !== undefined || entry.side?.hasConditions === true);

/** Nothing of what the borders ask is open, for anybody who travels. */
function isKnownThroughout(spoken: Spoken): boolean {
  return !spoken.unread?.route && openEntries(spoken).length === 0;
}

/** Without what nobody leaves, then what does not go as planned, then what takes nobody knows how long, then what has a day, the soonest first. */
function byUrgency(a: Line, b: Line): number {
  const rank = ({ isFirst, isBad, isSoon, when }: Line) => (isFirst ? 0 : isBad ? 1 : isSoon ? 2 : when ? 3 : 4);
  return rank(a) - rank(b) || (a.when?.day ?? 0) - (b.when?.day ?? 0);
}

function bordersOf({ route: { legs }, findings }: Spoken): StripBorder[] {
  const entries = of(findings, 'entry');
  return legs.map((leg, at) => {
    const entry = entries.find((finding) => finding.at.includes(at));
    const name = legName(leg);
    return {
      name,
      short: leg.kind === 'layover' ? (/\(([A-Z]{3})\)$/.exec(name)?.[1] ?? name) : name,
      status: entry?.status ?? 'unknown',
      label: entry?.isInside ? 'Sin otro control' : (entry?.label ?? 'Consultar'),
      day: leg.kind === 'stop' ? leg.entry : undefined,
      isLayover: leg.kind === 'layover',
      isInside: entry?.isInside ?? false,
    };
  });
}

/** Under the borders that ask for them; what all of them ask comes first. */
function byBorders(lines: readonly Line[]): JourneyAnswer['carry'] {
  const groups = new Set(lines.map(({ names }) => names));
  return [...groups].map((names) => ({ names, lines: lines.filter((line) => line.names === names) }));
}

function costOf(spoken: Spoken, people: number): JourneyAnswer['cost'] & { short: string } {
  const { findings, route } = spoken;
  const fees = of(findings, 'fee').filter(({ pesos, words }) => pesos !== undefined || !words);
  const applies = of(findings, 'apply');
  const total = fees.reduce((sum, { pesos = 0 }) => sum + pesos, 0);
  const open = openEntries(spoken);
  const unpriced = namesOf([...fees.filter(({ pesos }) => pesos === undefined), ...open.filter(isUnknown)], route);
  const isMore = unpriced !== '' || !isKnownThroughout(spoken);
  const isFreeSo = isMore && unpriced === '' && !spoken.unread?.route && open.every(isFreeInOneWay);
  const mayCost = of(findings, 'requirement').find(
    ({ level, requirement }) => level !== 'todo' && requirement.crossing?.cost,
  );
  const crossing = mayCost?.requirement.crossing;
  const unless =
    mayCost && untold(mayCost, 'way') ? `llegues ${arrivalWords(crossing?.arrival ?? 'land')}` : 'lo necesites';
  const small = [
    total === 0 && !isMore && !crossing && 'Ningún permiso de este viaje se paga.',
    total === 0 && isFreeSo && 'Si cumples lo que dice tu respuesta; de otra forma puede haber que pagar.',
    total > 0 && people > 1 && !applies.some(({ who }) => who) && `Por ${people} personas.`,
    unpriced && `Falta el precio de ${unpriced}: está por confirmar.`,
    applies.some((apply) => isPermitUndecided(apply, findings)) && 'Puede ser menos, según las visas que tengas.',
  ];
  const sum = formatMXN(total);
  const nothing = `En permisos no pagas nada${crossing ? `, salvo que ${unless}` : ''}.`;
  const [lead, short] =
    total > 0
      ? [isMore ? `Al menos ${sum}` : sum, `En total, ${isMore ? 'al menos ' : ''}${sum}.`]
      : isMore && !isFreeSo
        ? ['Por confirmar', 'Cuánto cuesta está por confirmar.']
        : ['Nada', isFreeSo ? 'Así no pagas ningún permiso.' : nothing];
  return { lead, short, small: small.filter(Boolean).join(' '), lines: fees.map((fee) => costLine(fee, people)) };
}

function costLine({ pesos, perAdult, children = [], also = [], words, details }: Of<'fee'>, people: number): CostLine {
  const each = perAdult !== undefined && people > 1 && `${formatMXN(perAdult)} por persona`;
  const priceOf = (pesosOfChild: number) => (pesosOfChild === 0 ? 'gratis' : formatMXN(pesosOfChild));
  const less = children.map((child) => `${yearsWords(child.age)}: ${priceOf(child.pesos)} (${child.who})`);
  return {
    name: details.country.nameSpanish,
    pesos,
    small:
      words ??
      capital(
        [each, ...less, ...also.map(({ who, pesos: theirs }) => `${who}: ${priceOf(theirs)}`)]
          .filter(Boolean)
          .join(' · '),
      ),
    source: details.sources.costs ?? details.sources.visaStatus,
  };
}

function strictestPassport(all: readonly Of<'passport'>[]): string | undefined {
  const findings = all.filter(({ who }) => !who);
  const [expired] = findings.flatMap(({ answer, place }) =>
    answer.outcome === 'expired' ? [{ ...answer, place }] : [],
  );
  if (expired) {
    const when = expired.when === 'before-entry' ? 'antes de entrar a' : 'antes de salir de';
    return `Vence ${countDays(expired.days)} ${when} ${expired.place.name}.`;
  }
  const asked = findings.flatMap(({ answer, place }) =>
    'neededUntil' in answer
      ? [{ ...answer, place, isSure: place.validity?.confidence !== 'low' && !place.validity?.others }]
      : [],
  );
  // A rule nobody could confirm has a line of its own.
  const [strictest] = asked.sort((a, b) => Number(b.isSure) - Number(a.isSure) || b.neededUntil - a.neededUntil);
  if (!strictest) return undefined;
  const { neededUntil, margin, place, isSure } = strictest;
  const [days, many] = [Math.abs(margin), Math.abs(margin) === 1 ? '' : 'n'];
  const yours = `al tuyo le ${margin < 0 ? 'falta' : 'sobra'}${many} ${countDays(days)}`;
  return `Debe valer hasta el ${spokenDay(neededUntil)}, lo pide ${place.name}${isSure ? '' : ' (por confirmar)'}: ${yours}.`;
}

/** The reader's days of each area that are one count, at the stay that leaves the fewest. */
function dayCounts({ findings, travellers }: Spoken): JourneyAnswer['counts'] {
  const own = of(findings, 'stay').filter((each) => !othersOf(each, travellers));
  const counted = own.flatMap(({ answer }) => {
    const { leftAtExit, stay, trip } = answer;
    const { area } = trip.place;
    if (!area || leftAtExit === undefined) return [];
    return [
      { area, left: stay.outcome === 'over' && isOfArea(answer) ? -stay.days : leftAtExit, day: spokenDay(trip.exit) },
    ];
  });
  return [...Map.groupBy(counted, ({ area }) => area.id).values()].flatMap((stays) => {
    const [tightest] = stays.sort((a, b) => a.left - b.left);
    if (!tightest) return [];
    const { area, left, day } = tightest;
    const { days } = area.stay;
    const text =
      left < 0
        ? `El ${day} te pasas ${countDays(-left)}: son ${area.rule}.`
        : `El ${day} llevas ${days - left} de tus ${days} días y te quedan ${left}.`;
    return [{ name: capital(area.inSentence.replace(/^la /, '')), text }];
  });
}

interface Said {
  lines: readonly Line[];
  missing: readonly Line[];
  ask: readonly Line[];
  /** Nothing is unknown of anybody or of any border: only then is nothing said to be missing. */
  isSettled: boolean;
  cost: string;
}

/** The answer in a sentence or two: what is missing, what fails, and what it costs. */
function sentenceOf(spoken: Spoken, { lines, missing, ask, isSettled, cost }: Said): string {
  const { route, unread } = spoken;
  if (route.legs.length === 0) return 'Todavía no hay un destino que podamos contestarte: revisa tu ruta.';
  const lacking = [...lines]
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
