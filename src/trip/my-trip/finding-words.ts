import type { CountryDetails, FactSource } from '../../catalogue/country-details.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { documentWords } from '../../catalogue/travel-document.ts';
import { withPreposition } from '../../catalogue/wording.ts';
import { passportAnswerWords, stayAnswerWords } from '../../journey/answer-words.ts';
import { type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import type { Finding } from '../../journey/findings.ts';
import { UNKNOWN_AGE } from '../../journey/journey-draft.ts';
import type { JourneyRules } from '../../journey/journey-findings.ts';
import type { Party } from '../../journey/parties.ts';
import type { Leg, Route, Travellers } from '../../journey/route.ts';
import type { MinorsLeavingMexico } from '../checklist/minors-schema.ts';

/** Where a finding is read: to be arranged, to be carried, or to be asked. */
export type AnswerSection = 'missing' | 'carry' | 'ask';

export interface Line {
  section: AnswerSection;
  /** Without it nobody leaves: it comes first. */
  isFirst?: boolean;
  /** It does not go as planned. */
  isBad?: boolean;
  text: string;
  /** Where it holds, if not at the borders of its finding. */
  where?: string;
  small?: readonly (string | false | undefined)[];
  /** The day by which, or from which on, it is done. */
  when?: { label: string; day: CalendarDay };
  /** It takes a time that nobody can count: the sooner the better. */
  isSoon?: boolean;
  source?: Pick<FactSource, 'name' | 'url'> | undefined;
  /** An official site where it is done. */
  site?: { name: string; url: string } | undefined;
  /** Whom to ask, where that is known. */
  embassy?: CountryDetails['country']['embassyInfo'];
  /** The page about its visa, where there is one. */
  visaGuide?: CountryDetails['visaGuide'];
  /** Where to look for another way. */
  wayOut?: { href: string; words: string } | undefined;
  /** The country's own page. */
  path?: string | undefined;
}

export interface Spoken {
  route: Route;
  travellers: Pick<Travellers, 'situation' | 'othersHold'>;
  findings: readonly Finding[];
  minors: MinorsLeavingMexico;
  rules: JourneyRules;
  today: CalendarDay;
  /** What could not be read or fetched: the answer is of the rest. */
  unread?: { route: boolean; passport: boolean };
}

/** A border by its name: `Japón`, `Dallas (DFW)`. */
export function legName(leg: Leg | undefined): string {
  if (!leg) return '';
  return leg.kind === 'layover' ? leg.label : leg.facts.details.country.nameSpanish;
}

/** The borders a finding is about, each once. */
export function namesOf({ at }: Pick<Finding, 'at'>, { legs }: Route): string[] {
  return [...new Set(at.map((position) => legName(legs[position])).filter(Boolean))];
}

/**
 * What a finding says in words; undefined for what the strip, the cost or the days say already. A finding of several
 * borders is said once.
 */
export function findingWords(finding: Finding, spoken: Spoken): Line | undefined {
  const [at = 0] = finding.at;
  const leg = spoken.route.legs[at];
  const details = leg?.facts?.details;
  const about = { path: details && questionPath(details.country.slug), embassy: details?.country.embassyInfo };
  switch (finding.kind) {
    case 'entry':
      return entryWords(finding, leg, about, spoken.findings);
    case 'apply':
      return applyWords(finding, at, spoken);
    case 'again':
      return {
        section: 'ask',
        text: `Entras otra vez ${withPreposition('a', finding.details.country)}: pregunta si el mismo permiso sirve para dos entradas.`,
        source: finding.details.sources.visaStatus,
        ...about,
      };
    case 'passport': {
      const { validity } = finding.place;
      if (isWithoutExpiry(finding) && finding.level !== 'no') return undefined;
      if (finding.level === 'good') return undefined;
      return {
        section: finding.level === 'no' ? 'missing' : 'ask',
        isBad: finding.level === 'no',
        text: `Pasaporte: ${uncapital(passportAnswerWords(finding.answer, finding.place).text)}`,
        small: [validity?.doubt],
        source: validity?.source,
        ...about,
      };
    }
    case 'stay':
      if (finding.level === 'good') return undefined;
      return {
        section: finding.level === 'no' ? 'missing' : 'ask',
        isBad: finding.level === 'no',
        text: `Tus días: ${uncapital(stayAnswerWords(finding.answer).text)}`,
        source: details?.sources.maxStay,
        ...about,
      };
    case 'own-passport':
      return finding.isRequired
        ? {
            section: 'carry',
            text: `Tu otro pasaporte: en ${finding.country} entras con ese, no con el mexicano.`,
            ...about,
          }
        : {
            section: 'ask',
            text: `Tienes pasaporte de ${finding.country}: con él entras como nacional. Pregunta a su embajada cuál de los dos muestras.`,
            ...about,
          };
    case 'requirement': {
      if (finding.topic === 'yellow-fever') return vaccinationWords(finding, spoken, about.path);
      const { requirement, opens } = finding;
      const { sources } = finding.details;
      const isHealth = finding.facts.some((fact) => fact.includes('/health/'));
      return {
        // A permit that is asked for has a line of its own; what is left to do with it is to carry it.
        section: finding.level === 'todo' && finding.topic !== 'authorisation' ? 'missing' : 'carry',
        text: requirement.text,
        ...(opens !== undefined && opens >= spoken.today && { when: { label: 'Desde el', day: opens } }),
        source: sources[finding.topic] ?? sources[isHealth ? 'health' : 'requirements'],
        path: about.path,
      };
    }
    case 'document':
      return {
        section: 'carry',
        text: `Tu ${documentWords(finding.document).short}, en original${finding.people > 1 ? ', y cada persona la suya: contestamos como si todas la tuvieran' : ''}`,
      };
    case 'leave-mexico':
      return minorsWords(finding, spoken);
    case 'dates':
      return finding.because === 'missing' ? undefined : dateWords(finding, leg, spoken.route);
    case 'doubt':
      return {
        section: 'ask',
        text:
          finding.text || 'No sabemos qué piden para cambiar de avión ahí: pregúntalo a tu aerolínea antes de comprar.',
        source: leg?.kind === 'layover' ? leg.hub?.sources[0] : details?.sources[SOURCE_OF[finding.about]],
        ...about,
      };
    case 'fee':
      return undefined;
  }
}

const SOURCE_OF = { status: 'visaStatus', stay: 'maxStay', passport: 'requirements', layover: 'visaStatus' } as const;

type EntryFinding = Finding & { kind: 'entry' };
type Known = Pick<Line, 'path' | 'embassy'>;

/** The stamp says the rest: only what the reader has to prepare or to ask gets a line. */
function entryWords(
  finding: EntryFinding,
  leg: Leg | undefined,
  about: Known,
  findings: readonly Finding[],
): Line | undefined {
  const { status, side, level, because, isHeld, isInside } = finding;
  const place = legName(leg);
  const hub = leg?.kind === 'layover' ? leg.hub : undefined;
  const source = hub?.sources[0] ?? leg?.facts?.details.sources.visaStatus;
  // Sold on arrival only to whoever meets a proviso, it is first of all something to confirm.
  const hasProviso = level === 'ask' && because !== undefined;
  if (status === 'visa-on-arrival' && !isHeld && !isInside && !hasProviso) {
    return {
      section: level === 'todo' ? 'missing' : 'carry',
      text: 'El pago y los papeles de la visa que te dan al llegar',
      source,
      path: about.path,
    };
  }
  const isSaid = findings.some(({ kind, at }) => kind === 'doubt' && at.some((each) => finding.at.includes(each)));
  if (level !== 'ask' || (status === 'unknown' && isSaid)) return undefined;
  if (status === 'unknown') {
    const text = `No sabemos qué te piden para entrar a ${place}: pregúntalo a su embajada antes de comprar.`;
    return { section: 'ask', text, ...about };
  }
  if (side) {
    const small = [side.maxHours !== undefined && `Escala de hasta ${side.maxHours} horas.`];
    return { section: 'ask', text: `No tramitas nada si cumples esto: ${side.text}`, small, source, path: about.path };
  }
  if (because) return { section: 'ask', text: `${because} Confirma que es tu caso.`, source, ...about };
  return isSaid
    ? undefined
    : { section: 'ask', text: 'Confirma con su embajada que no te piden visa.', source, ...about };
}

/** What has to be asked for, as the start of a sentence goes on: `la visa de Japón`, `… para el menor de 10 años`. */
export function permitName({ details: { country }, status, party, name }: Finding & { kind: 'apply' }): string {
  const place = withPreposition('de', country);
  const whom = party ? ` ${whomWords(party)}` : '';
  if (name) return `${name}${whom}`;
  if (status !== 'visa-required') return `el permiso en línea ${place}${whom}`;
  // Puerto Rico asks for a visa of the United States, which has its own name.
  const [visa] = country.issues ?? [];
  return `${visa ? `la ${uncapital(documentWords(visa).name)}` : `la visa ${place}`}${whom}`;
}

/** Of several people, whom a permit is for. */
function whomWords({ whose, adults, children }: Party): string {
  if (whose === 'reader') return 'para ti';
  const [age = UNKNOWN_AGE] = children;
  const count = adults + children.length;
  if (adults > 0) return count === 1 ? 'para la otra persona' : `para las otras ${count} personas`;
  if (count > 1) return 'para los menores';
  return age > 0 ? `para el menor de ${age === 1 ? '1 año' : `${age} años`}` : 'para el menor';
}

/** Whether somebody who says what they hold may be asked for less. */
export function isPermitUndecided(finding: Finding, findings: readonly Finding[]): boolean {
  return findings.some((other) => other.kind === 'entry' && other.at[0] === finding.at[0] && other.depends);
}

function applyWords(finding: Finding & { kind: 'apply' }, at: number, spoken: Spoken): Line {
  const { details, status, by, isLate, takes, level, party } = finding;
  const { country, sources } = details;
  const isLayover = spoken.route.legs[at]?.kind === 'layover';
  const name = permitName(finding);
  const isOpen = spoken.findings.some(
    (other) => other.kind === 'entry' && other.at[0] === at && other.otherSide !== undefined,
  );
  return {
    section: 'missing',
    isBad: level === 'no',
    text: isLate
      ? `${level === 'no' ? 'Ya' : 'Quizá ya'} no da tiempo de pedir ${name} con el plazo normal.${isLayover ? ' Busca una conexión que no pase por ahí.' : ''}`
      : `${status === 'eta-required' ? 'Pide' : 'Saca'} ${name}.`,
    small: [
      party?.whose === 'others' &&
        (spoken.travellers.othersHold === undefined
          ? 'Contestamos como si no la tuvieran: dinos en «Quién viaja» si las demás personas tienen las mismas visas que tú.'
          : 'Cada persona necesita la suya, también los menores.'),
      isPermitUndecided(finding, spoken.findings) &&
        'Depende de las visas que tengas: dilo en «Quién viaja» y te contestamos a ti.',
      isOpen && 'Es lo que piden si sales de la zona internacional: di si sales o no.',
      isLate &&
        `${by === undefined ? '' : `Había que pedirlo a más tardar el ${spokenDay(by)}. `}Cambia tus fechas o pregunta si hay trámite urgente.`,
      takes ? `Plazo: ${takes}.` : 'Cuánto tarda está por confirmar: empieza cuanto antes.',
    ],
    isSoon: by === undefined && !isLate,
    ...(by !== undefined && !isLate && { when: { label: 'A más tardar', day: by } }),
    source: sources.procedure ?? sources.visaStatus,
    ...(country.applicationUrl && { site: { name: 'Sitio oficial del trámite', url: country.applicationUrl } }),
    visaGuide: details.visaGuide,
    ...(isLate && isLayover && { wayOut: { href: '/escalas', words: 'Ver qué piden en otras escalas' } }),
    path: questionPath(country.slug),
  };
}

function uncapital(text: string): string {
  return text.charAt(0).toLocaleLowerCase('es-MX') + text.slice(1);
}

export const EXIT_PERMIT = 'el permiso de salida de los menores';
export const VACCINATION = 'la vacuna de fiebre amarilla';

/** `Antes del`, or `A más tardar` a day; nothing where the day is unknown or has passed. */
function until(label: string, day: CalendarDay | undefined, today: CalendarDay): Pick<Line, 'when'> {
  return day === undefined || day < today ? {} : { when: { label, day } };
}

function minorsWords(
  { company, before }: Finding & { kind: 'leave-mexico' },
  { minors: { rule, form, items }, today }: Spoken,
): Line | undefined {
  const line = { where: 'Salir de México', small: [rule.text], source: rule.source };
  if (company === 'one') {
    const papers = items.find(({ id }) => id === 'papers');
    return papers && { ...line, section: 'carry', text: papers.text, source: papers.source };
  }
  return {
    ...line,
    section: 'missing',
    isFirst: true,
    text: `Saca ${EXIT_PERMIT}: el formato SAM de Migración, o uno ante notario.`,
    small: [rule.text, company === '' && 'No has dicho con quién viajan: si no se pide, dilo en «Quién viaja».'],
    ...until('Antes del', before, today),
    site: form,
  };
}

/** Who has been vaccinated once only carries the certificate: nobody asked, so it is told to everybody. */
function vaccinationWords(
  { requirement, details, by }: Finding & { kind: 'requirement' },
  { rules: { certificateDays }, today }: Spoken,
  path: string | undefined,
): Line {
  const isLate = by !== undefined && by < today;
  return {
    section: 'missing',
    text: `Ponte ${VACCINATION} y lleva el certificado. Si ya lo tienes, solo llévalo.`,
    small: [
      requirement.text,
      isLate
        ? `El certificado vale ${certificateDays} días después de la vacuna: con tus fechas ya no da tiempo de vacunarte.`
        : `El certificado vale ${certificateDays} días después de la vacuna.`,
    ],
    isSoon: isLate,
    ...until('A más tardar', by, today),
    source: details.sources['yellow-fever'] ?? details.sources.health,
    path,
  };
}

function dateWords(finding: Finding & { kind: 'dates' }, leg: Leg | undefined, { legs }: Route): Line {
  const place = legName(leg);
  const other = finding.with === undefined ? '' : legName(legs[finding.with]);
  const text = {
    missing: '',
    past: `Las fechas de ${place} ya pasaron.`,
    reversed: `En ${place} la salida está antes que la entrada.`,
    overlap: `Las fechas de ${place} se enciman con las de ${other}.`,
  }[finding.because];
  return { section: 'missing', isBad: true, text: `${text} Revísalas en tu ruta.` };
}

/** Whether the passport cannot be checked because nobody said until when it is valid. */
function isWithoutExpiry({ answer }: Finding & { kind: 'passport' }): boolean {
  return answer.outcome === 'unknown' && answer.because === 'no-expiry';
}

/** Whether a border depends on how one arrives, and nobody said it. */
export function asksArrival(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.kind === 'entry' && finding.onlyIfArriving && !finding.isInside);
}

/** `las fechas de Japón y cuándo vence tu pasaporte`: what the answer still needs; empty where nothing. */
export function neededWords({ findings, route, travellers }: Spoken): string {
  const undated = findings
    .filter((finding) => finding.kind === 'dates' && finding.because === 'missing')
    .flatMap((finding) => namesOf(finding, route));
  const noExpiry = findings.some((finding) => finding.kind === 'passport' && isWithoutExpiry(finding));
  const isWithOthers = findings.some((finding) => finding.kind === 'apply' && finding.party?.whose === 'others');
  const isWithoutCompany = findings.some((finding) => finding.kind === 'leave-mexico' && finding.company === '');
  const depends = !travellers.situation && findings.some((finding) => finding.kind === 'entry' && finding.depends);
  const opens = findings.some((finding) => finding.kind === 'entry' && finding.otherSide !== undefined);
  return spokenList(
    [
      undated.length > 0 && `las fechas de ${spokenList(undated)}`,
      noExpiry && 'cuándo vence tu pasaporte',
      depends && 'qué visas tienes',
      asksArrival(findings) && 'cómo llegas',
      isWithOthers && travellers.othersHold === undefined && 'si las demás personas tienen las mismas visas que tú',
      isWithoutCompany && 'con quién viajan los menores',
      opens && 'si sales de la zona internacional en tu escala',
    ].filter((part) => part !== false),
  );
}
