import { formatMXN } from '../../catalogue/money.ts';
import { arrivalWords } from '../../catalogue/situation.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { isVisaStatus, type VisaStatus } from '../../catalogue/visa-status.ts';
import { onlyArriving } from '../../catalogue/wording.ts';
import { SCHENGEN_ALLOWANCE } from '../../journey/allowance.ts';
import { countDays } from '../../journey/answer-words.ts';
import { type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import type { Finding, Level } from '../../journey/findings.ts';
import {
  EXIT_PERMIT,
  findingWords,
  isPermitUndecided,
  type Line,
  legName,
  namesOf,
  neededWords,
  permitName,
  type Spoken,
  VACCINATION,
} from './finding-words.ts';

/** One border of the strip. */
export interface StripBorder {
  name: string;
  /** On the stamp, which has little room. */
  short: string;
  status: VisaStatus | 'unknown';
  label: string;
  day: CalendarDay | undefined;
  isLayover: boolean;
  /** No border here: the area or the country was entered before. */
  isInside: boolean;
}

export interface NamedLine extends Line {
  /** The borders it holds for. */
  names: string;
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
  missing: readonly NamedLine[];
  carry: readonly { names: string; lines: readonly NamedLine[] }[];
  ask: readonly NamedLine[];
  cost: { lead: string; small: string; lines: readonly CostLine[] };
  /** The strictest stop's rule for the passport, and the count of the Schengen area. */
  passport: string | undefined;
  schengen: string | undefined;
}

type Of<Kind extends Finding['kind']> = Finding & { kind: Kind };

/** Words for all the findings of a journey. */
export function tripAnswer(
  spoken: Spoken & { travellers: { adults: number; children: readonly number[] } },
): JourneyAnswer {
  const { findings, route, travellers, unread } = spoken;
  if (travellers.adults + travellers.children.length === 0) return NOBODY;
  const lines = findings.flatMap((finding): NamedLine[] => {
    const line = findingWords(finding, spoken);
    return line ? [{ ...line, names: line.where ?? spokenList(namesOf(finding, route)) }] : [];
  });
  const missing = lines.filter(({ section }) => section === 'missing').sort(byUrgency);
  const ask = lines.filter(({ section }) => section === 'ask');
  const isKnown = isKnownThroughout(spoken);
  const cost = costOf(spoken, isKnown);
  const needed = neededWords(spoken);
  const borders = bordersOf(spoken);
  return {
    sentence: sentenceOf(spoken, { missing, ask, cost: cost.short, isKnown }),
    level: levelOf(
      missing,
      !isKnown ||
        unread?.passport === true ||
        route.legs.length === 0 ||
        ask.length > 0 ||
        needed !== '' ||
        borders.some(({ status }) => status === 'unknown'),
    ),
    needed,
    borders,
    missing,
    carry: byBorders(lines.filter(({ section }) => section === 'carry')),
    ask,
    cost,
    passport: strictestPassport(of(findings, 'passport')),
    schengen: schengenCount(of(findings, 'stay')),
  };
}

/** Nobody travels: there is nothing to answer. */
const NOBODY: JourneyAnswer = {
  sentence: 'Dinos quién viaja: no hay ninguna persona en tu viaje.',
  level: 'ask',
  needed: '',
  borders: [],
  missing: [],
  carry: [],
  ask: [],
  cost: { lead: 'Por confirmar', small: '', lines: [] },
  passport: undefined,
  schengen: undefined,
};

/** Borders of which it is not certain what they ask: of these nobody is told that nothing is missing. */
function unsure({ findings }: Pick<Spoken, 'findings'>): Of<'entry'>[] {
  return of(findings, 'entry').filter(
    ({ level, status, isInside }) => !isInside && level === 'ask' && status !== 'unknown',
  );
}

/** Nothing of what the borders ask is open, for anybody who travels. */
function isKnownThroughout({ findings, unread }: Spoken): boolean {
  const isOpen = of(findings, 'entry').some(({ status, depends }) => status === 'unknown' || depends);
  return !isOpen && unread?.route !== true && unsure({ findings }).length === 0;
}

function of<Kind extends Finding['kind']>(findings: readonly Finding[], kind: Kind): Of<Kind>[] {
  return findings.filter((finding): finding is Of<Kind> => finding.kind === kind);
}

/** Without what nobody leaves, then what does not go as planned, then what takes nobody knows how long, then what has a day, the soonest first. */
function byUrgency(a: Line, b: Line): number {
  const rank = ({ isFirst, isBad, isSoon, when }: Line) => (isFirst ? 0 : isBad ? 1 : isSoon ? 2 : when ? 3 : 4);
  return rank(a) - rank(b) || (a.when?.day ?? 0) - (b.when?.day ?? 0);
}

function levelOf(missing: readonly Line[], isOpen: boolean): JourneyAnswer['level'] {
  if (missing.some(({ isBad }) => isBad)) return 'bad';
  if (missing.length > 0) return 'todo';
  return isOpen ? 'ask' : 'good';
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
function byBorders(lines: readonly NamedLine[]): JourneyAnswer['carry'] {
  const groups = new Map<string, NamedLine[]>();
  for (const line of lines) groups.set(line.names, [...(groups.get(line.names) ?? []), line]);
  return [...groups].map(([names, own]) => ({ names, lines: own }));
}

function costOf(
  { findings, route, travellers }: Parameters<typeof tripAnswer>[0],
  isKnown: boolean,
): JourneyAnswer['cost'] & { short: string } {
  const fees = of(findings, 'fee');
  const people = travellers.adults + travellers.children.length;
  const known = fees.flatMap(({ pesos }) => pesos ?? []);
  const total = known.reduce((sum, pesos) => sum + pesos, 0);
  const lines = fees.map((fee): CostLine => {
    const { pesos, perAdult, children = [], details } = fee;
    const each = perAdult !== undefined && people > 1 && `${formatMXN(perAdult)} por persona`;
    const less = children.map(
      (child) => `${child.age === 1 ? '1 año' : `${child.age} años`}: ${formatMXN(child.pesos)} (${child.who})`,
    );
    return {
      name: details.country.nameSpanish,
      pesos,
      small: [each, ...less].filter(Boolean).join(' · '),
      source: details.sources.costs ?? details.sources.visaStatus,
    };
  });
  const unpriced = [
    ...fees.filter(({ pesos }) => pesos === undefined).flatMap((fee) => namesOf(fee, route)),
    ...of(findings, 'entry')
      .filter(({ status, isInside }) => status === 'unknown' && !isInside)
      .flatMap((entry) => namesOf(entry, route)),
  ];
  const missing = unpriced.length > 0 ? `Falta el precio de ${spokenList(new Set(unpriced))}: está por confirmar.` : '';
  const isMore = unpriced.length > 0 || !isKnown;
  const lead = total > 0 ? `${isMore ? 'Al menos ' : ''}${formatMXN(total)}` : isMore ? 'Por confirmar' : 'Nada';
  const undecided =
    of(findings, 'apply').some((apply) => isPermitUndecided(apply, findings)) &&
    'Puede ser menos, según las visas que tengas.';
  const crossing = of(findings, 'requirement').find(
    ({ level, requirement }) => level === 'carry' && requirement.crossing,
  )?.requirement.crossing?.arrival;
  const payers = new Set(of(findings, 'apply').map(({ party }) => party?.whose));
  const whom = total > 0 && people > 1 && !payers.has('others') && `Por ${people} personas.`;
  return {
    lead,
    small: [total === 0 && !isMore && !crossing && 'Ningún permiso de este viaje se paga.', whom, missing, undecided]
      .filter(Boolean)
      .join(' '),
    lines,
    short:
      total > 0
        ? `En total, ${isMore ? 'al menos ' : ''}${formatMXN(total)}.`
        : isMore
          ? 'Cuánto cuesta está por confirmar.'
          : crossing
            ? `En permisos no pagas nada, salvo que llegues ${arrivalWords(crossing)}.`
            : 'En permisos no pagas nada.',
  };
}

function strictestPassport(findings: readonly Of<'passport'>[]): string | undefined {
  const asked = findings.flatMap(({ answer, place }) =>
    'neededUntil' in answer ? [{ ...answer, place, isSure: place.validity?.confidence !== 'low' }] : [],
  );
  // A rule nobody could confirm has a line of its own.
  const [strictest] = asked.sort((a, b) => Number(b.isSure) - Number(a.isSure) || b.neededUntil - a.neededUntil);
  if (!strictest) return undefined;
  const { neededUntil, margin, place, isSure } = strictest;
  const yours = margin < 0 ? `al tuyo le faltan ${countDays(-margin)}` : `al tuyo le sobran ${countDays(margin)}`;
  return `Debe valer hasta el ${spokenDay(neededUntil)}, lo pide ${place.name}${isSure ? '' : ' (por confirmar)'}: ${yours}.`;
}

function schengenCount(findings: readonly Of<'stay'>[]): string | undefined {
  const counted = findings.flatMap(({ answer: { leftAtExit, trip } }) =>
    leftAtExit === undefined ? [] : [{ leftAtExit, trip }],
  );
  const [tightest] = counted.sort((a, b) => a.leftAtExit - b.leftAtExit);
  if (!tightest) return undefined;
  const { leftAtExit, trip } = tightest;
  const { days } = SCHENGEN_ALLOWANCE;
  return leftAtExit < 0
    ? `El ${spokenDay(trip.exit)} te pasas ${countDays(-leftAtExit)} de los ${days} que te dan en 180.`
    : `El ${spokenDay(trip.exit)} llevas ${days - leftAtExit} de tus ${days} días y te quedan ${leftAtExit}.`;
}

const WORST: readonly Level[] = ['no', 'todo', 'ask'];

/** The answer in a sentence or two: what is missing, what fails, and what it costs. */
function sentenceOf(
  { findings, route, travellers, unread }: Spoken,
  { missing, ask, cost, isKnown }: { missing: readonly Line[]; ask: readonly Line[]; cost: string; isKnown: boolean },
): string {
  if (route.legs.length === 0) return 'Todavía no hay un destino que podamos contestarte: revisa tu ruta.';
  const permits = of(findings, 'apply');
  const [open, sure] = [true, false].map((isOpen) =>
    permits
      .filter((permit) => (!travellers.situation && isPermitUndecided(permit, findings)) === isOpen)
      .map(permitName),
  ) as [string[], string[]];
  const late = permits.filter(({ isLate }) => isLate);
  const isExitMissing = of(findings, 'leave-mexico').some(({ level }) => level === 'todo');
  const crossings = of(findings, 'requirement').flatMap(({ level, requirement }) =>
    level === 'todo' && requirement.crossing ? [requirement.crossing.name] : [],
  );
  const isVaccineMissing = of(findings, 'requirement').some(({ topic }) => topic === 'yellow-fever');
  const lacking = [isExitMissing && EXIT_PERMIT, ...sure, isVaccineMissing && VACCINATION, ...crossings].filter(
    (name) => name !== false,
  );
  const byPlane = late.some(({ at }) => at.every((each) => route.legs[each]?.kind === 'layover'));
  const lateNames = late.length === permits.length ? '' : ` de pedir ${spokenList(late.map(permitName))}`;
  const placesOf = (about: readonly Finding[]) =>
    spokenList(new Set(about.flatMap((finding) => namesOf(finding, route))));
  const failing = <Kind extends 'passport' | 'stay'>(kind: Kind) =>
    of(findings, kind).filter(({ level }) => level === WORST[0]);
  const [passports, stay] = [failing('passport'), placesOf(failing('stay'))];
  const tooOld = passports.filter(
    ({ answer }) => answer.age === 'broken' && !('margin' in answer && answer.margin < 0),
  );
  const tooShort = placesOf(passports.filter((passport) => !tooOld.includes(passport)));
  const years = tooOld[0]?.place.validity?.issuedWithinYears;
  const [byArrival, doubtful] = [true, false].map((isByArrival) =>
    unsure({ findings }).filter(({ onlyIfArriving }) => (onlyIfArriving !== undefined) === isByArrival),
  ) as [Of<'entry'>[], Of<'entry'>[]];
  const wrongDates = of(findings, 'dates').some(({ level }) => level === 'no');
  const unknown = of(findings, 'entry').filter(({ status, isInside }) => status === 'unknown' && !isInside);
  const parts = [
    lacking.length > 0 && `te ${lacking.length === 1 ? 'falta' : 'faltan'} ${spokenList(lacking)}`,
    open.length > 0 && `quizá necesites ${spokenList(open)}`,
    late.length > 0 &&
      `${late.some(({ level }) => level === 'no') ? '' : 'quizá '}ya no da tiempo${lateNames}${byPlane ? ': busca otra conexión' : ''}`,
    tooShort && `tu pasaporte no alcanza para ${tooShort}`,
    years && `tu pasaporte no sirve para ${placesOf(tooOld)}: piden menos de ${years} años de expedido`,
    stay && `te pasas de días en ${stay}`,
    wrongDates && 'hay fechas que no cuadran',
    unknown.length > 0 && `no sabemos qué piden en ${placesOf(unknown)}`,
    ...byArrival.map((entry) => {
      const { status, onlyIfArriving = '' } = entry;
      return isVisaStatus(status) && `en ${placesOf([entry])} ${onlyArriving(status, onlyIfArriving)}`;
    }),
    doubtful.length > 0 && `falta confirmar qué te piden en ${placesOf(doubtful)}`,
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  // Two short things go in one breath; more, or longer ones, in a sentence each.
  const isShort = parts.length < 3 && lacking.length < 2 && open.length < 2;
  const sentences = isShort && parts.length > 0 ? [parts.join(' y ')] : parts;
  const calm = isKnown ? 'No te falta ninguna visa.' : '';
  const lead = parts.length > 0 ? sentences.map((part) => `${capital(part)}.`).join(' ') : calm;
  const rest = parts.length > 0 ? 0 : missing.length;
  return [
    ...new Set(
      route.legs.map(({ facts, kind }) => kind === 'stop' && facts?.details.advice && `${facts.details.advice}.`),
    ),
    unread?.route && 'Falta una parte: hay algo en tu ruta que no pudimos leer.',
    unread?.passport && 'Revisa las fechas de tu pasaporte: algo no cuadra.',
    lead,
    rest > 0 && (rest === 1 ? 'Hay 1 cosa que preparar.' : `Hay ${rest} cosas que preparar.`),
    cost,
    ask.length > 0 && (ask.length === 1 ? 'Queda 1 cosa por confirmar.' : `Quedan ${ask.length} cosas por confirmar.`),
  ]
    .filter(Boolean)
    .join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);
}
