import { arrivalWords } from '../../catalogue/situation.ts';
import { capital, either, spokenList, uncapital } from '../../catalogue/spoken-list.ts';
import { documentWords } from '../../catalogue/travel-document.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import type { Finding, Of } from '../../journey/findings.ts';
import { isOtherWay, isResidenceOf } from '../../journey/permit-use.ts';
import { untold } from '../../journey/personal-answer.ts';
import type { Leg, Travellers } from '../../journey/route.ts';
import { countryOf, isReaders, ofPeople, peopleWords } from './people-words.ts';
import { coming, type FindingWords, forWhom, legInSentence, of, type Spoken } from './spoken.ts';

export function againWords(
  { at, details, entries, status, by }: Of<'again'>,
  { findings, today }: Spoken,
): FindingWords {
  const place = withPreposition('a', details.country);
  const source = details.sources.maxStay ?? details.sources.visaStatus;
  const isVisa = status !== 'eta-required';
  if (entries === undefined)
    return {
      text: `Entras otra vez ${place}: pregunta si el mismo permiso sirve para ${at.length > 1 ? 'todas esas' : 'dos'} entradas con tus fechas.`,
      source,
    };
  if (entries === 'choice') {
    const isOfTwo = at.length === 1 && details.fares?.some((fare) => fare.entries === 'two');
    const many = `${isOfTwo ? 'dos' : 'varias'} entradas`;
    const text = `Entras otra vez ${place}: al pedir ${isVisa ? 'la visa' : 'el permiso'}, elige ${many}.`;
    const prepares = `${isVisa ? 'visa' : 'permiso'} de ${many}`;
    return { text, prepares, source };
  }
  const times = `es de ${entries === 'one' ? 'una sola entrada' : 'dos entradas'}`;
  const why = entries === 'spent' ? 'ya se habrá acabado, porque corre desde la primera entrada' : times;
  const another = isVisa ? 'otra visa' : 'otro permiso';
  const entry = of(findings, 'entry').find((each) => each.at[0] === at[0]);
  const isOpen = entry && untold(entry, 'zone') !== undefined;
  return {
    text: `Entras otra vez ${place} y ${isVisa ? 'la visa' : 'el permiso'} ${why}: pide ${another} para esa entrada.`,
    lacks: `${another} para volver a entrar ${place}`,
    isOpen,
    small: [isOpen && 'Es lo que piden si sales de la zona internacional: di si sales o no.'],
    when: coming('A más tardar', by, today),
    source,
  };
}

/** `Tu visa de EE. UU. vigente`, `Tu visa de EE. UU. vigente y la de la persona adulta 2`, `Pasaporte de España del menor de 7 años` */
export function whoseWords(what: string, who: readonly string[] | undefined, travellers: Travellers): string {
  if (!who) return `Tu ${what}`;
  if (!isReaders(who, travellers)) return `${capital(what)} ${ofPeople(peopleWords(who, travellers))}`;
  const others = who.slice(1);
  const article = what.startsWith('pasaporte') ? 'el' : 'la';
  return `Tu ${what}${others.length > 0 ? ` y ${article} ${ofPeople(peopleWords(others, travellers))}` : ''}`;
}

export function otherPassportWords(
  { about, nationality, country, list, closedBy, who, note: own }: Of<'other-passport'>,
  { travellers }: Spoken,
): FindingWords | undefined {
  const passport = `pasaporte de ${countryOf(nationality)}`;
  const whose = whoseWords(passport, who, travellers);
  const { name = '', note, source } = list ?? {};
  const text = {
    required: `${whose}: en ${country} se entra con ese, no con el mexicano, que se lleva también para salir de México.`,
    own: `${whose}: con él se entra a ${country} como nacional. Pregunta a su embajada cuál de los dos se muestra.`,
    member: `${whose}, vigente: entras con ese y los días no se cuentan, por ${name}. Lleva también el mexicano.`,
    listed: `${whose}, vigente: a ${country} se entra con ese. Lleva también el mexicano.`,
    closed: `Por haber pasado por ${closedBy}, con el ${passport} no te toca ${name}.`,
    unknown: undefined,
  }[about];
  const isOfList = about !== 'required' && about !== 'own';
  return text === undefined ? undefined : { text, small: [isOfList ? note : own], ...(isOfList && { source }) };
}

export const SOURCE_OF = {
  status: 'visaStatus',
  stay: 'maxStay',
  home: 'maxStay',
  passport: 'passportValidity',
  layover: 'visaStatus',
  costs: 'costs',
} as const;

/** The stamp says the rest: only what the reader has to prepare or to ask gets a line. */
export function entryWords(
  finding: Of<'entry'>,
  leg: Leg | undefined,
  findings: readonly Finding[],
): FindingWords | undefined {
  const { status, side, level, because, isHeld, isInside } = finding;
  const hub = leg?.kind === 'layover' || side ? leg?.hub : undefined;
  const source = hub?.sources[0] ?? leg?.facts?.details.sources.visaStatus;
  // Sold on arrival only to whoever meets a proviso, it is first of all something to confirm.
  const hasProviso = level === 'ask' && because !== undefined;
  if (status === 'visa-on-arrival' && !isHeld && !isInside && !hasProviso) {
    const all = leg?.facts?.details.pesos === 0 ? 'Los' : 'El pago y los';
    return { text: `${all} papeles de la visa que te dan al llegar.`, source };
  }
  const isSaid = of(findings, 'doubt').some(({ at }) => at.some((each) => finding.at.includes(each)));
  if (level !== 'ask' || (isSaid && (status === 'unknown' || (!side && !because)))) return undefined;
  if (status === 'unknown') {
    return {
      text: `No sabemos qué te piden para entrar a ${legInSentence(leg)}: pregúntalo a su embajada antes de comprar.`,
    };
  }
  if (side) {
    const isTold = leg?.kind === 'layover' && leg.hours !== undefined;
    const small = [side.maxHours !== undefined && !isTold && `Vale hasta por ${side.maxHours} horas.`];
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

/** What has to be known of people who were not told apart: `si el menor de 10 años también tiene visa de EE. UU.` */
export function untoldWords(who: readonly string[], travellers: Travellers): string {
  const { situation, nationality, each = [] } = travellers;
  const held = situation?.holds.map((document) => documentWords(document).short) ?? [];
  const isTold = who.every((one) => each.find((person) => person.who === one)?.nationality !== undefined);
  if (nationality && !isTold) held.push(`pasaporte de ${countryOf(nationality)}`);
  return `si ${peopleWords(who, travellers)} también ${who.length > 1 ? 'tienen' : 'tiene'} ${spokenList(held)}`;
}

export function applyWords(
  finding: Of<'apply'>,
  leg: Leg | undefined,
  { findings, travellers, today }: Spoken,
): FindingWords {
  const { details, status, by, isLeast, unit, isLate, isTight, takes, level, who, from } = finding;
  const { others, transitHours, list, lapsed, missed, leaves } = finding;
  const papers = of(findings, 'requirement').filter(({ at }) => at[0] === finding.at[0]);
  const { country, sources } = details;
  const isLayover = leg?.kind === 'layover';
  const name = permitName(finding, travellers);
  // Weeks that nobody counts end within half a year; months may not.
  const isFarOff = by !== undefined && by - today > 183 && unit !== 'months';
  const isOfRecord = !isOtherWay(details, status) && (!list || list.status === country.visaStatus);
  const url = isOfRecord ? country.applicationUrl : undefined;
  const entry = of(findings, 'entry').find(({ at }) => at[0] === finding.at[0]);
  // Whether somebody who says what they hold, or where they pass, may be asked for less.
  const [undecided, zone] = (['documents', 'zone'] as const).map((what) => entry && untold(entry, what));
  const isUndecided = undecided !== undefined && !entry?.isInside;
  const isEased = undecided?.isOfAll || zone?.words;
  const isOfTransit = finding.name !== undefined && !list && status === 'visa-required';
  const spared =
    (isOfRecord && status === country.visaStatus && details.reducedFees?.filter(({ isSpared }) => isSpared)) || [];
  if (lapsed && isResidenceOf(details, lapsed)) return renewalWords(lapsed, finding, travellers, today);
  const isRenewal = status === 'visa-required' && lapsed && country.issues?.includes(lapsed.document);
  const named = isRenewal ? name.replace(/(?= para |$)/, ' renovada') : name;
  return {
    text:
      isLate && status === 'eta-required'
        ? `Pide hoy mismo ${name}: ${isTight ? 'piden hacerlo con más tiempo' : 'con el plazo normal ya no llega'}, y sin él no abordas.`
        : isLate
          ? `${level === 'no' ? 'Ya' : 'Quizá ya'} no da tiempo de pedir ${name} con el plazo normal.`
          : `${status === 'eta-required' ? 'Pide' : isRenewal ? 'Renueva' : 'Saca'} ${name}.`,
    lacks: isEased ? `${named} (u otro permiso más fácil, según tu caso)` : named,
    isOpen:
      papers.some(({ requirement }) => requirement.spares) ||
      (zone !== undefined && !zone.words) ||
      (isUndecided && !isEased),
    small: [
      lapsed &&
        `${lapsedWords(lapsed, travellers)} ${lapsed.last < today ? 'venció' : 'vence'} el ${spokenDay(lapsed.last)}${lapsed.last < today ? '' : leg?.kind === 'stop' && (leg.entry ?? Infinity) <= lapsed.last ? ', antes de que salgas' : ', antes de este cruce'}.`,
      lapsed && !isRenewal && easedWords(lapsed),
      isRenewal && details.visaGuide && 'El plazo es de la primera visa: la guía dice qué te toca al renovarla.',
      !lapsed &&
        (who && !isReaders(who, travellers) ? missed?.replace(/porque tu (.*)llegas/, 'porque su $1llega') : missed),
      leaves !== undefined &&
        `Contamos con que antes vuelves a México. Si no, tramítala antes de salir, el ${spokenDay(leaves)}.`,
      others &&
        `${isLate ? 'Busca' : 'O busca'} un vuelo directo u otra conexión: si no sales de la zona internacional, no tramitas nada en ${either(others)}.`,
      isLayover && isLate && !others && 'Busca una conexión que no pase por ahí, o un vuelo directo.',
      transitHours !== undefined &&
        `Sin visa puedes quedarte hasta ${transitHours} horas si de ahí sigues a un tercer país y cumples las condiciones del tránsito.`,
      who &&
        !isReaders(who, travellers) &&
        (finding.isUntold
          ? 'Contestamos como si no la tuviera: di en «Quién viaja» qué tiene cada persona.'
          : 'Cada persona necesita la suya, también los menores.'),
      spared.length > 0 && `No se lo piden a ${spared.map((each) => each.who).join(' ni a ')}.`,
      entry?.closedWith &&
        `Aunque no salgas de la zona internacional: de ahí a ${entry.closedWith}, o al revés, pasas el control.`,
      isUndecided && 'Depende de las visas que tengas: dilo en «Quién viaja» y te contestamos a ti.',
      zone &&
        `Es lo que piden si sales de la zona internacional${zone.words ? `; si no, basta ${zone.words}` : ''}: di si sales o no.`,
      isLate &&
        status !== 'eta-required' &&
        `${by === undefined || isLeast ? '' : `Había que pedirlo a más tardar el ${spokenDay(by)}. `}${from === undefined ? 'Cambia tus fechas' : `Si lo pides hoy, viaja desde el ${spokenDay(from)}`}, o pregunta si hay trámite urgente.`,
      isOfRecord && sources.procedure?.doubt,
      takes && isOfTransit
        ? `Está por confirmar cuánto tarda la de tránsito. Te guía el otro plazo: ${takes}.`
        : takes
          ? `Plazo: ${takes.replace(/^plazo /, '')}.`
          : 'Está por confirmar cuánto tarda: empieza cuanto antes.',
    ],
    isSoon: isLate ? status === 'eta-required' : by === undefined || (isLeast && !isFarOff),
    when: by === undefined || isLate ? undefined : { label: isLeast ? 'Mucho antes del' : 'A más tardar', day: by },
    source: list?.source ?? sources.procedure ?? sources.visaStatus,
    // The record's site and guide are of its own permit.
    site: url ? { name: 'Sitio oficial del trámite', url } : undefined,
    visaGuide: isOfRecord ? details.visaGuide : undefined,
    wayOut: isLate && isLayover ? { href: '/escalas', words: 'Ver qué piden en otras escalas' } : undefined,
  };
}

/** `Tu visa de EE. UU.`, `La visa de EE. UU. de la persona adulta 2` */
function lapsedWords({ document, who }: NonNullable<Of<'apply'>['lapsed']>, travellers: Travellers): string {
  const name = documentWords(document).short.replace(/ vigente$/, '');
  return isReaders(who, travellers) ? `Tu ${name}` : `La ${name} ${ofPeople(peopleWords(who, travellers))}`;
}

/** What is enough with it renewed, where that is less than what is asked without it. */
function easedWords({ rule }: NonNullable<Of<'apply'>['lapsed']>): string | undefined {
  const enough = rule?.visaStatus === 'visa-free' ? 'esta no te la piden' : 'te basta el permiso en línea';
  const way = rule && rule.arrival !== 'any' ? `, si llegas ${arrivalWords(rule.arrival)}` : '';
  return rule && `Si la renuevas antes, ${enough}${way}.`;
}

/** Of who lives there: no visitor's visa is for them, and only the consulate says with what they are let back in. */
function renewalWords(
  { document, last }: NonNullable<Of<'apply'>['lapsed']>,
  { details, who }: Of<'apply'>,
  travellers: Travellers,
  today: CalendarDay,
): FindingWords {
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
