import type { CountryDetails, FactSource } from '../../catalogue/country-details.ts';
import { formatMXN } from '../../catalogue/money.ts';
import { capital, either, spokenList } from '../../catalogue/spoken-list.ts';
import { topicLabel } from '../../catalogue/topic.ts';
import { documentWords, type TravelDocument } from '../../catalogue/travel-document.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { isOfArea, passportAnswerWords, stayAnswerWords } from '../../journey/answer-words.ts';
import { isResidenceOf } from '../../journey/border-permit.ts';
import { type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import type { Finding, Of } from '../../journey/findings.ts';
import type { JourneyRules } from '../../journey/journey-findings.ts';
import { type Untold, untold } from '../../journey/personal-answer.ts';
import type { Leg, Route, Travellers } from '../../journey/route.ts';
import type { MinorsLeavingMexico } from '../minors-schema.ts';
import { countryOf, isReaders, ofPeople, othersOf, peopleWords } from './people-words.ts';

/** What is said of one finding. */
export interface Words {
  text: string;
  /** What the headline names as missing: `la visa de Japón`. */
  lacks?: string;
  /** What the headline names as to be done before leaving: `Visit Japan Web`. */
  prepares?: string;
  /** It is filled in shortly before the trip. */
  isLater?: boolean;
  /** Who says what they hold may be asked for less. */
  isOpen?: boolean;
  /** The last to be asked: it is so for everybody, and strands nobody by itself. */
  isMinor?: boolean;
  /** Without it nobody leaves: it comes first. */
  isFirst?: boolean;
  /** Where it holds, if not at the borders of its finding. */
  where?: string;
  small?: readonly (string | false | undefined)[];
  /** The day by which, or from which on, it is done. */
  when?: { label: string; day: CalendarDay } | undefined;
  /** It takes a time that nobody can count: the sooner the better. */
  isSoon?: boolean;
  source?: Pick<FactSource, 'name' | 'url'> | undefined;
  /** An official site where it is done. */
  site?: { name: string; url: string } | undefined;
  /** The page about its visa, where there is one. */
  visaGuide?: CountryDetails['visaGuide'];
  /** Where to look for another way. */
  wayOut?: { href: string; words: string } | undefined;
}

export interface Spoken {
  route: Route;
  travellers: Travellers;
  findings: readonly Finding[];
  minors: MinorsLeavingMexico;
  rules: JourneyRules;
  today: CalendarDay;
  /** What could not be read or fetched: the answer is of the rest. */
  unread?: { route: boolean; passport: boolean };
}

export function of<Kind extends Finding['kind']>(findings: readonly Finding[], kind: Kind): Of<Kind>[] {
  return findings.filter((finding): finding is Of<Kind> => finding.kind === kind);
}

/** A border by its name: `Japón`, `Dallas (DFW)`. */
export function legName(leg: Leg | undefined): string {
  if (!leg) return '';
  return leg.kind === 'layover' ? leg.label : leg.facts.details.country.nameSpanish;
}

/** The borders these findings are about, each once. */
export function namesOf(findings: readonly Pick<Finding, 'at'>[], { legs }: Route): string {
  return spokenList(new Set(findings.flatMap(({ at }) => at.map((position) => legName(legs[position])))));
}

/**
 * What a finding says in words; undefined for what the strip, the cost or the days say already. A finding of several
 * borders is said once.
 */
export function findingWords(finding: Finding, spoken: Spoken): Words | undefined {
  const leg = spoken.route.legs[finding.at[0] ?? 0];
  const sources = leg?.facts?.details.sources;
  switch (finding.kind) {
    case 'entry': {
      const words = entryWords(finding, leg, spoken.findings);
      return words && { ...words, isFirst: finding.level === 'ask' };
    }
    case 'apply':
      return applyWords(finding, leg, spoken);
    case 'again':
      return againWords(finding, spoken);
    case 'passport': {
      const { level, answer, place } = finding;
      if (level !== 'no' && isWithoutExpiry(finding)) return undefined;
      const told = passportAnswerWords(answer, place).text;
      const text = finding.who
        ? `El pasaporte ${ofPeople(peopleWords(finding.who, spoken.travellers))}: ${uncapital(told.replace(/^Tu pasaporte /, ''))}`
        : `Pasaporte: ${uncapital(told)}`;
      const wayOut = level === 'no' ? RENEWAL : undefined;
      return { text, small: [place.validity?.doubt], source: place.validity?.source, wayOut };
    }
    case 'stay':
      // Who doubts how many days there are says it in a line of its own.
      if (
        finding.answer.stay.outcome === 'within' &&
        finding.from === undefined &&
        isDoubted(finding, spoken.findings)
      ) {
        return undefined;
      }
      return {
        text: stayWords(finding, spoken),
        small: [
          finding.from !== undefined &&
            `Contamos desde el ${spokenDay(finding.from)}, cuando ya no eres residente. Pregunta si puedes seguir ahí de visita sin salir.`,
        ],
        isFirst: finding.from !== undefined,
        isMinor: finding.answer.stay.outcome === 'depends' && finding.answer.inYear === undefined,
        source: sources?.maxStay,
      };
    case 'other-passport':
      return otherPassportWords(finding, spoken);
    case 'requirement':
      return finding.topic === 'yellow-fever' ? vaccinationWords(finding, spoken) : requirementWords(finding, spoken);
    case 'refused':
      return refusedWords(finding);
    case 'closed-border': {
      const { until } = finding;
      const rest =
        until === undefined
          ? ': esa frontera está cerrada. Ve en avión.'
          : `: ${until < spoken.today ? `estaba cerrada el ${spokenDay(until)}, y si ya abrió` : `el cierre va hasta el ${spokenDay(until)}, y si lo prorrogan`} está por confirmar. Ve en avión, o pregunta antes.`;
      return { text: capital(closedWords(finding)) + rest, isFirst: true };
    }
    case 'document': {
      const { document, until, who } = finding;
      const { travellers } = spoken;
      const isOfAll = !who && travellers.adults + travellers.children.length > 1;
      const each = isOfAll ? ', y cada persona la suya: contestamos como si todas la tuvieran' : '';
      const lasts = until !== undefined && `Revisa que no venza antes del ${spokenDay(until)}.`;
      return {
        text: `${whoseWords(documentWords(document).short, who, travellers)}, en original${each}`,
        small: [lasts],
      };
    }
    case 'leave-mexico':
      return minorsWords(finding, spoken);
    case 'dates':
      return dateWords(finding, leg, spoken.route);
    case 'announced': {
      const { title, summary, pesos, source } = finding.change;
      const price = pesos === undefined ? '' : ` Costaría ${formatMXN(pesos)} por persona; no está en tu suma.`;
      return { text: title, small: [`${summary}${price}`], source };
    }
    case 'doubt':
      if (finding.about === 'passport' && isToldWithThePassport(finding, spoken.findings)) return undefined;
      return {
        text:
          finding.text || 'No sabemos qué piden para cambiar de avión ahí: pregúntalo a tu aerolínea antes de comprar.',
        isFirst: finding.about === 'status' || finding.about === 'layover',
        source: leg?.kind === 'layover' ? leg.hub?.sources[0] : sources?.[SOURCE_OF[finding.about]],
      };
    case 'fee':
      // What is known of it is told with the cost.
      return finding.words && finding.pesos === undefined ? { text: finding.words, source: sources?.costs } : undefined;
  }
}

/** `por tierra no se pasa de Tailandia a Camboya` */
export function closedWords({ from, until, details: { country } }: Of<'closed-border'>): string {
  const passes = until === undefined ? 'por tierra no se pasa' : 'quizá por tierra no se pase';
  return `${passes} de ${from} ${withPreposition('a', country)}`;
}

function againWords({ details, entries, status, by }: Of<'again'>, { today }: Spoken): Words {
  const place = withPreposition('a', details.country);
  const source = details.sources.maxStay ?? details.sources.visaStatus;
  const isVisa = status !== 'eta-required';
  if (entries === undefined)
    return {
      text: `Entras otra vez ${place}: pregunta si el mismo permiso sirve para dos entradas con tus fechas.`,
      source,
    };
  if (entries === 'choice') {
    const text = `Entras otra vez ${place}: al pedir ${isVisa ? 'la visa' : 'el permiso'}, elige varias entradas.`;
    return {
      text,
      prepares: `${isVisa ? 'visa' : 'permiso'} de varias entradas`,
      small: ['Puede costar más.'],
      source,
    };
  }
  const times = entries === 'one' ? 'una sola entrada' : 'dos entradas';
  const another = isVisa ? 'otra visa' : 'otro permiso';
  return {
    text: `Entras otra vez ${place} y ${isVisa ? 'la visa' : 'el permiso'} es de ${times}: pide ${another} para esa entrada.`,
    lacks: `${another} para volver a entrar ${place}`,
    when: coming('A más tardar', by, today),
    source,
  };
}

/** `Tu visa de EE. UU. vigente`, `Tu visa de EE. UU. vigente y la de la persona adulta 2`, `Pasaporte de España del menor de 7 años` */
function whoseWords(what: string, who: readonly string[] | undefined, travellers: Travellers): string {
  if (!who) return `Tu ${what}`;
  if (!isReaders(who, travellers)) return `${capital(what)} ${ofPeople(peopleWords(who, travellers))}`;
  const others = who.slice(1);
  const article = what.startsWith('pasaporte') ? 'el' : 'la';
  return `Tu ${what}${others.length > 0 ? ` y ${article} ${ofPeople(peopleWords(others, travellers))}` : ''}`;
}

function otherPassportWords(
  { about, nationality, country, list, closedBy, who }: Of<'other-passport'>,
  { travellers }: Spoken,
): Words | undefined {
  const passport = `pasaporte de ${countryOf(nationality)}`;
  const whose = whoseWords(passport, who, travellers);
  const { name = '', note, source } = list ?? {};
  switch (about) {
    case 'required':
      return { text: `${whose}: en ${country} se entra con ese, no con el mexicano.` };
    case 'own':
      return {
        text: `${whose}: con él se entra a ${country} como nacional. Pregunta a su embajada cuál de los dos se muestra.`,
      };
    case 'member':
      return {
        text: `${whose}, vigente: entras con ese y los días no se cuentan, por ${name}. Lleva también el mexicano.`,
        small: [note],
        source,
      };
    case 'listed':
      return {
        text: `${whose}, vigente: a ${country} se entra con ese. Lleva también el mexicano.`,
        small: [note],
        source,
      };
    case 'closed':
      return {
        text: `Por haber pasado por ${closedBy}, con el ${passport} no te toca ${name}.`,
        small: [note],
        source,
      };
    case 'unknown':
      return undefined;
  }
}

/** Whose days they are, and how many are too many. */
function stayWords(finding: Of<'stay'>, { travellers }: Spoken): string {
  const { stay, trip } = finding.answer;
  const others = othersOf(finding, travellers);
  if (!others) return `Tus días: ${uncapital(stayAnswerWords(finding.answer).text)}`;
  const rule = (isOfArea(finding.answer) && trip.place.area?.rule) || trip.place.stay.text;
  const said =
    stay.outcome === 'over'
      ? `${stay.days === 1 ? 'sobra 1' : `sobran ${stay.days}`} del límite («${rule}»).`
      : uncapital(stayAnswerWords(finding.answer).text);
  return `Los días ${ofPeople(peopleWords(others, travellers))}: ${said}`;
}

const RENEWAL = { href: '/wiki#documentos', words: 'Cuánto cuesta renovarlo y qué llevas' };

const SOURCE_OF = {
  status: 'visaStatus',
  stay: 'maxStay',
  passport: 'passportValidity',
  layover: 'visaStatus',
} as const;

/** The stamp says the rest: only what the reader has to prepare or to ask gets a line. */
function entryWords(finding: Of<'entry'>, leg: Leg | undefined, findings: readonly Finding[]): Words | undefined {
  const { status, side, level, because, isHeld, isInside } = finding;
  const hub = leg?.kind === 'layover' || side ? leg?.hub : undefined;
  const source = hub?.sources[0] ?? leg?.facts?.details.sources.visaStatus;
  // Sold on arrival only to whoever meets a proviso, it is first of all something to confirm.
  const hasProviso = level === 'ask' && because !== undefined;
  if (status === 'visa-on-arrival' && !isHeld && !isInside && !hasProviso) {
    return { text: 'El pago y los papeles de la visa que te dan al llegar', source };
  }
  const isSaid = of(findings, 'doubt').some(({ at }) => at.some((each) => finding.at.includes(each)));
  if (level !== 'ask' || (isSaid && (status === 'unknown' || (!side && !because)))) return undefined;
  if (status === 'unknown') {
    return {
      text: `No sabemos qué te piden para entrar a ${legName(leg)}: pregúntalo a su embajada antes de comprar.`,
    };
  }
  if (side) {
    const small = [side.maxHours !== undefined && `Vale hasta por ${side.maxHours} horas.`];
    const text = side.hasConditions
      ? `No tramitas nada si cumples esto: ${side.text}`
      : `${side.text} Confírmalo con tu aerolínea.`;
    return { text, small, source };
  }
  return {
    text: because ? `${because} Confirma que es tu caso.` : 'Confirma con su embajada que no te piden visa.',
    source,
  };
}

/** What has to be asked for, as the start of a sentence goes on: `la visa de Japón`, `… para el menor de 10 años`. */
export function permitName({ details: { country }, status, who, name }: Of<'apply'>, travellers: Travellers): string {
  const place = withPreposition('de', country);
  const whom = forWhom(who, travellers);
  if (name) return `${name}${whom}`;
  if (status !== 'visa-required') return `el permiso en línea ${place}${whom}`;
  // Puerto Rico asks for a visa of the United States, which has its own name.
  const [visa] = country.issues ?? [];
  return `${visa ? `la ${uncapital(documentWords(visa).name)}` : `la visa ${place}`}${whom}`;
}

/** ` para ti`, ` para el menor de 10 años`; nothing where it is for everybody. */
const forWhom = (who: readonly string[] | undefined, travellers: Travellers) =>
  who ? ` para ${peopleWords(who, travellers)}` : '';

/** What has to be known of people who were not told apart: `si el menor de 10 años también tiene visa de EE. UU.` */
function untoldWords(who: readonly string[], travellers: Travellers): string {
  const { situation, nationality, each = [] } = travellers;
  const held = situation?.holds.map((document) => documentWords(document).short) ?? [];
  const isTold = who.every((one) => each.find((person) => person.who === one)?.nationality !== undefined);
  if (nationality && !isTold) held.push(`pasaporte de ${countryOf(nationality)}`);
  return `si ${peopleWords(who, travellers)} también ${who.length > 1 ? 'tienen' : 'tiene'} ${spokenList(held)}`;
}

/** Whether somebody who says what they hold may be asked for less. */
export function isPermitUndecided(finding: Of<'apply'>, findings: readonly Finding[]): boolean {
  return openAt(findings, 'documents').some(({ at }) => at[0] === finding.at[0]);
}

function applyWords(finding: Of<'apply'>, leg: Leg | undefined, { findings, travellers, today }: Spoken): Words {
  const { details, status, by, isLeast, isLate, isTight, takes, level, who, from, others, transitHours, list } =
    finding;
  const { lapsed, missed } = finding;
  const { country, sources } = details;
  const isLayover = leg?.kind === 'layover';
  const name = permitName(finding, travellers);
  const isOfRecord = !list || list.status === country.visaStatus;
  const isUndecided = isPermitUndecided(finding, findings);
  const entry = of(findings, 'entry').find(({ at }) => at[0] === finding.at[0]);
  const { closedWith } = entry ?? {};
  if (lapsed && isResidenceOf(details, lapsed)) return renewalWords(lapsed, finding, travellers, today);
  return {
    text:
      isLate && status === 'eta-required'
        ? `Pide hoy mismo ${name}: ${isTight ? 'piden hacerlo con más tiempo' : 'con el plazo normal ya no llega'}, y sin él no abordas.`
        : isLate
          ? `${level === 'no' ? 'Ya' : 'Quizá ya'} no da tiempo de pedir ${name} con el plazo normal.`
          : `${status === 'eta-required' ? 'Pide' : 'Saca'} ${name}.`,
    lacks: name,
    isOpen: isUndecided && !travellers.situation,
    small: [
      lapsed &&
        `${who ? 'La' : 'Tu'} ${documentWords(lapsed.document).short.replace(/ vigente$/, '')} ${lapsed.last < today ? 'venció' : 'vence'} el ${spokenDay(lapsed.last)}${lapsed.last < today ? '' : isWithin(leg, lapsed.last) ? ', antes de que salgas' : ', antes de este cruce'}.`,
      !lapsed && missed,
      others &&
        `${isLate ? 'Busca otra conexión' : 'O cambia de conexión'}: si no sales de la zona internacional, no tramitas nada en ${either(others)}.`,
      isLayover && isLate && !others && 'Busca una conexión que no pase por ahí, o un vuelo directo.',
      transitHours !== undefined &&
        `Sin visa puedes quedarte hasta ${transitHours} horas si de ahí sigues a un tercer país y cumples las condiciones del tránsito.`,
      who &&
        !isReaders(who, travellers) &&
        (finding.isUntold
          ? 'Contestamos como si no la tuviera: di en «Quién viaja» qué tiene cada persona.'
          : 'Cada persona necesita la suya, también los menores.'),
      closedWith && `Aunque no salgas de la zona internacional: de ahí a ${closedWith}, o al revés, pasas el control.`,
      isUndecided && 'Depende de las visas que tengas: dilo en «Quién viaja» y te contestamos a ti.',
      entry && untold(entry, 'zone') && 'Es lo que piden si sales de la zona internacional: di si sales o no.',
      isLate &&
        status !== 'eta-required' &&
        `${by === undefined ? '' : `Había que pedirlo a más tardar el ${spokenDay(by)}. `}${from === undefined ? 'Cambia tus fechas' : `Si lo pides hoy, viaja desde el ${spokenDay(from)}`}, o pregunta si hay trámite urgente.`,
      takes ? `Plazo: ${takes}.` : 'Cuánto tarda está por confirmar: empieza cuanto antes.',
    ],
    isSoon: isLate ? status === 'eta-required' : by === undefined || isLeast,
    when:
      by === undefined || isLate
        ? undefined
        : { label: isLeast ? 'Ya no alcanzas después del' : 'A más tardar', day: by },
    source: list?.source ?? sources.procedure ?? sources.visaStatus,
    // The record's site and guide are of its own permit.
    site:
      country.applicationUrl && isOfRecord
        ? { name: 'Sitio oficial del trámite', url: country.applicationUrl }
        : undefined,
    visaGuide: isOfRecord ? details.visaGuide : undefined,
    wayOut: isLate && isLayover ? { href: '/escalas', words: 'Ver qué piden en otras escalas' } : undefined,
  };
}

/** Of who lives there: no visitor's visa is for them, and only the consulate says with what they are let back in. */
function renewalWords(
  { document, last }: NonNullable<Of<'apply'>['lapsed']>,
  { details, who }: Of<'apply'>,
  travellers: Travellers,
  today: CalendarDay,
): Words {
  const card = uncapital(documentWords(document).short);
  const whom = forWhom(who, travellers);
  return {
    text: `Renueva la ${card}${whom}, o pregunta antes de salir a un consulado ${withPreposition('de', details.country)} con qué se vuelve a entrar.`,
    lacks: `la ${card} al día${whom}`,
    small: [`${last < today ? 'Venció' : 'Vence'} el ${spokenDay(last)}.`],
    isSoon: true,
    source: details.sources.visaStatus,
  };
}

/** It is a day of the stay. */
const isWithin = (leg: Leg | undefined, day: CalendarDay) =>
  leg?.kind === 'stop' && leg.entry !== undefined && leg.entry <= day;

function uncapital(text: string): string {
  return text.charAt(0).toLocaleLowerCase('es-MX') + text.slice(1);
}

/** A day to come; nothing where it is unknown or has passed. */
function coming(label: string, day: CalendarDay | undefined, today: CalendarDay): Words['when'] {
  return day === undefined || day < today ? undefined : { label, day };
}

function minorsWords(
  { company, before, level, who }: Of<'leave-mexico'>,
  { minors: { rule, form, items }, today, travellers }: Spoken,
): Words | undefined {
  const where = 'Salir de México';
  if (company === 'one') {
    const papers = items.find(({ id }) => id === 'papers');
    return papers && { where, text: papers.text, small: [rule.text], source: papers.source };
  }
  const lacks = `el permiso de salida ${ofPeople(who ? peopleWords(who, travellers) : 'los menores')}`;
  const source = rule.source;
  if (level === 'carry') return { where, text: `Lleva ${lacks}, firmado, y una copia.`, small: [rule.text], source };
  return {
    where,
    isFirst: true,
    lacks,
    text: `${level === 'ask' ? 'Quizá necesites' : 'Saca'} ${lacks}: el formato SAM de Migración, o uno ante notario.`,
    isOpen: level === 'ask',
    small: [rule.text, level === 'ask' && 'Di con quién viajan en «Quién viaja», y sabrás si se pide.'],
    when: coming('Antes del', before, today),
    source,
    site: form,
  };
}

function requirementWords(
  { requirement, topic, details, opens, by, level }: Of<'requirement'>,
  { route, today }: Spoken,
): Words {
  // Who stays behind signs before anybody leaves.
  const [leaves] = route.legs.flatMap((leg) => (leg.kind === 'stop' ? (leg.entry ?? []) : []));
  const fact = details.restsOn[requirement.id];
  const card = fact === 'arrivalCard' ? details.country.entry?.arrivalCard : undefined;
  const prepares = (card && card.how !== 'none' && card.name) || uncapital(topicLabel(topic));
  const isHealth = details.country.healthRequirements.includes(requirement);
  const lacks = topic === 'minors' ? 'el permiso firmado de quien no viaja' : requirement.crossing?.name;
  const named = lacks ? { lacks, isOpen: level === 'ask' } : { prepares, isLater: by === undefined };
  const isClosed = by !== undefined && by < today;
  return {
    text: requirement.text,
    ...((level === 'todo' || level === 'ask') && named),
    small: [
      isClosed &&
        `Se llenaba a más tardar el ${spokenDay(by)} y ya se cerró: pregunta hoy a tu aerolínea si todavía te dejan.`,
    ],
    isSoon: isClosed,
    when:
      coming('Desde el', opens, today) ??
      coming('A más tardar', by, today) ??
      (lacks && topic === 'minors' ? coming('Antes del', leaves, today) : undefined),
    source: (fact && details.sources[fact]) ?? details.sources[isHealth ? 'health' : 'requirements'],
  };
}

/** `por haber pasado por Israel`, `por un pasaporte de Israel` */
export function refusedFor({ after, because }: Of<'refused'>): string {
  return because === 'passport'
    ? `por un pasaporte de ${spokenList(after.map(countryOf))}`
    : `por haber pasado por ${spokenList(after)}`;
}

function refusedWords(finding: Of<'refused'>): Words {
  const { after, because, requirement, details, level } = finding;
  const refuse = `Te pueden negar la entrada ${withPreposition('a', details.country)} ${refusedFor(finding)}`;
  const { withinDays, onlyDirectly } = requirement.refusesAfter ?? {};
  const way = withinDays
    ? `Deja pasar más de ${withinDays} días desde que salgas de ahí, o cambia el orden de tu viaje.`
    : onlyDirectly
      ? `Ve antes que a ${spokenList(after)} y regresa por la misma frontera, o llega desde otro país.`
      : {
          passport: 'Aunque entres con el mexicano, pregunta a su embajada antes de comprar.',
          earlier: 'Si tu pasaporte tiene rastro de eso, renuévalo antes, o pregunta a su embajada antes de comprar.',
          route: `Ve antes que a ${spokenList(after)}, o en otro viaje con un pasaporte nuevo.`,
        }[because];
  const doubt = level === 'ask' ? ' Está por confirmar: pregunta a su embajada antes de comprar.' : '';
  return {
    text: `${refuse}. ${way}${doubt}`,
    small: [requirement.text],
    // Of what is to be confirmed the embassy is asked; the sources are on the country's page.
    source: level === 'ask' ? undefined : details.sources.requirements,
  };
}

/** Who has been vaccinated once only carries the certificate: nobody asked, so it is told to everybody. */
function vaccinationWords(
  { requirement, details: { sources }, by, layovers, layoverHours, isUnclear }: Of<'requirement'>,
  { rules: { certificateDays }, today, route }: Spoken,
): Words {
  const isLate = by !== undefined && by < today;
  const lacks = 'la vacuna de fiebre amarilla';
  const tooLate = isLate ? ': con tus fechas ya no da tiempo de vacunarte' : '';
  return {
    text: `${isUnclear ? 'Quizá te la pidan: ponte' : 'Ponte'} ${lacks} y lleva el certificado. Si ya lo tienes, solo llévalo.`,
    lacks,
    isOpen: isUnclear || layovers !== undefined,
    small: [
      layovers &&
        `Solo por tu escala en ${namesOf([{ at: layovers }], route)}: ${layoverHours ? `cuenta si dura ${layoverHours} horas o más. Di cuánto dura.` : 'pregunta a tu aerolínea si cuenta sin salir de la zona internacional.'}`,
      requirement.text,
      `El certificado vale ${certificateDays} días después de la vacuna${tooLate}.`,
    ],
    isSoon: isLate,
    when: coming('A más tardar', by, today),
    source: sources.yellowFever ?? sources.health,
  };
}

function dateWords({ because, with: other }: Of<'dates'>, leg: Leg | undefined, { legs }: Route): Words | undefined {
  if (because === 'missing') return undefined;
  const place = legName(leg);
  const text = {
    past: `Las fechas de ${place} ya pasaron.`,
    reversed: `En ${place} la salida está antes que la entrada.`,
    overlap: `Las fechas de ${place} se enciman con las de ${legName(legs[other ?? 0])}.`,
  }[because];
  return { text: `${text} Revísalas en tu ruta.` };
}

/** Whether the passport cannot be checked because nobody said until when it is valid. */
function isWithoutExpiry({ answer }: Of<'passport'>): boolean {
  return answer.outcome === 'unknown' && answer.because === 'no-expiry';
}

/** Whether the lines on the passport, each with its doubt, are to be confirmed at all of those borders. */
function isToldWithThePassport({ at }: Finding, findings: readonly Finding[]): boolean {
  const told = of(findings, 'passport').filter((each) => each.level === 'ask' && !each.who && !isWithoutExpiry(each));
  return at.every((place) => told.some((each) => each.at.includes(place)));
}

/** A doubt about the days, or about the entry itself, is told at that border. */
function isDoubted({ at }: Finding, findings: readonly Finding[]): boolean {
  return of(findings, 'doubt').some(
    (doubt) => ['stay', 'status'].includes(doubt.about) && at.every((each) => doubt.at.includes(each)),
  );
}

/** Borders whose entry hangs on what the reader has not told. */
function openAt(findings: readonly Finding[], what: Untold['what']): Of<'entry'>[] {
  return of(findings, 'entry').filter((entry) => !entry.isInside && untold(entry, what));
}

/** What is asked of a journey besides, because an answer depends on it, by the borders it is asked of. */
export function questionsOf(findings: readonly Finding[]) {
  const asked = findings.flatMap((finding) =>
    finding.kind === 'entry' && finding.isInside
      ? []
      : (finding.untold ?? []).flatMap(({ at = finding.at, ...each }) => at.map((border) => ({ ...each, border }))),
  );
  const of = (what: Untold['what']) => asked.filter((each) => each.what === what);
  return {
    /** How one arrives: what somebody needs, or pays at the border, hangs on it. */
    ways: new Set(of('way').map(({ border }) => border)),
    /** Whether what a rule asks besides is so. */
    provisos: new Map(of('proviso').map(({ border, words = '' }) => [border, words])),
    /** How long a connection is. */
    hours: new Set(of('hours').map(({ border }) => border)),
  };
}

/** What decides at some border, of what somebody holds. */
export function decidingDocuments(findings: readonly Finding[]): Set<TravelDocument> {
  const lapsed = of(findings, 'apply').flatMap((apply) => apply.lapsed?.document ?? []);
  return new Set([...of(findings, 'document').map(({ document }) => document), ...lapsed]);
}

/** `las fechas de Japón y cuándo vence tu pasaporte`: what the answer still needs; empty where nothing. */
export function neededWords({ findings, route, travellers }: Spoken): string {
  const undated = of(findings, 'dates').filter(({ because }) => because === 'missing');
  const [byWay, provisos] = (['way', 'proviso'] as const).map((what) => namesOf(openAt(findings, what), route));
  const { hours } = questionsOf(findings);
  const others = of(findings, 'apply').flatMap(({ who, isUntold }) =>
    who && isUntold ? untoldWords(who, travellers) : [],
  );
  return spokenList(
    [
      undated.length > 0 && `las fechas de ${namesOf(undated, route)}`,
      of(findings, 'passport').some(isWithoutExpiry) && 'cuándo vence tu pasaporte',
      !travellers.situation && openAt(findings, 'documents').length > 0 && 'qué visas tienes',
      byWay && `cómo llegas a ${byWay}`,
      provisos && `si cumples lo que pide ${provisos}`,
      hours.size > 0 && `cuántas horas dura tu escala en ${namesOf([{ at: [...hours].sort((a, b) => a - b) }], route)}`,
      ...new Set(others),
      findings.some((finding) => untold(finding, 'company')) && 'con quién viajan los menores',
      openAt(findings, 'zone').length > 0 && 'si sales de la zona internacional en tu escala',
    ].filter((part): part is string => Boolean(part)),
  );
}
