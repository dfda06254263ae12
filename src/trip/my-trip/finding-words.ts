import { formatMXN } from '../../catalogue/money.ts';
import { capital, uncapital } from '../../catalogue/spoken-list.ts';
import { documentWords } from '../../catalogue/travel-document.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { isOfArea, passportAnswerWords, stayAnswerWords } from '../../journey/answer-words.ts';
import { spokenDay } from '../../journey/calendar-day.ts';
import type { Finding, Of } from '../../journey/findings.ts';
import { isLongEnough } from '../../journey/passport-check.ts';
import type { Leg, Route } from '../../journey/route.ts';
import { minorsWords, refusedWords, requirementWords, vaccinationWords } from './paper-words.ts';
import { ofPeople, othersOf, peopleWords } from './people-words.ts';
import { againWords, applyWords, entryWords, otherPassportWords, SOURCE_OF, whoseWords } from './permit-words.ts';
import { isWithoutExpiry } from './reader-questions.ts';
import { contracted, type FindingWords, isDoubted, legInSentence, of, type Spoken } from './spoken.ts';

/** What a finding says in words; undefined for what the strip, the cost or the days say already. A finding of several borders is said once. */
export function findingWords(finding: Finding, spoken: Spoken): FindingWords | undefined {
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
      const isFirst = level === 'ask' && !isLongEnough(answer);
      return { text, small: [place.validity?.doubt], isFirst, source: place.validity?.source, wayOut };
    }
    case 'stay': {
      const { from, answer } = finding;
      const { stay, inYear } = answer;
      // Who doubts how many days there are says it in a line of its own.
      if (stay.outcome === 'within' && from === undefined && isDoubted(finding, spoken.findings)) return undefined;
      return {
        text: daysWords(finding, spoken),
        small: [
          from !== undefined &&
            `Contamos desde el ${spokenDay(from)}, al acabar tu residencia o tu visa. Pregunta si puedes seguir ahí de visita sin salir.`,
          !isByOwnVisa(finding, spoken) &&
            lastOfOwn(finding, spoken) > 0 &&
            `Tu visa o tarjeta de residente vence el ${spokenDay(lastOfOwn(finding, spoken))}, antes de estos días: los pasas como visitante.`,
          isByOwnVisa(finding, spoken) ? OWN_VISA : isNoVisit(finding) && LONG_STAY,
          answer.trip.place.stay.note,
        ],
        isFirst: from !== undefined,
        isMinor: stay.outcome === 'depends' && inYear === undefined,
        source: sources?.maxStay,
      };
    }
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
          ? ': esa frontera está cerrada. Llega desde otro país, o en avión si hay vuelos.'
          : `: ${until < spoken.today ? `estaba cerrada el ${spokenDay(until)}, y si ya abrió` : `el cierre va hasta el ${spokenDay(until)}, y si lo prorrogan`} está por confirmar. Ve en avión, o pregunta antes.`;
      return { text: capital(closedWords(finding)) + rest, isFirst: true };
    }
    case 'document': {
      const { document, until, ends, who, isGone } = finding;
      const { travellers } = spoken;
      const isOfAll = !who && travellers.adults + travellers.children.length > 1;
      const each = isOfAll ? ', y cada persona la suya: contestamos como si todas la tuvieran' : '';
      const lasts = until !== undefined && `Revisa que no venza antes del ${spokenDay(until)}.`;
      const isThatDay = leg?.kind === 'layover' || leg?.entry === ends;
      return {
        text: `${whoseWords(documentWords(document).short, who, travellers)}, en original${each}.`,
        small: [
          lasts,
          finding.at.length > 1 &&
            !/residence$/.test(document) &&
            'Entras más de una vez: revisa que sea de varias entradas.',
          isGone &&
            ends !== undefined &&
            `Vence el ${spokenDay(ends)}, antes de que regreses a México: para volver por ahí hay que renovarla.`,
          !isGone &&
            ends !== undefined &&
            `Vence el ${spokenDay(ends)}, ${isThatDay ? 'el mismo día: si tu vuelo se atrasa, ya no pasas' : `antes de que salgas: ${finding.level === 'ask' ? 'pregunta en su consulado si puedes quedarte hasta irte' : 'cuenta el día que entras, y te vas a más tardar el día que te den'}. Para volver a entrar ya no te sirve`}.`,
        ],
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
        isMinor: finding.about === 'home',
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
  return `${passes} ${withPreposition('de', from)} ${withPreposition('a', country)}`;
}

/** Whose days they are, and how many are too many. */
function daysWords(finding: Of<'stay'>, { travellers }: Spoken): string {
  const { stay, trip, isMost } = finding.answer;
  const others = othersOf(finding, travellers);
  const rule = (isOfArea(finding.answer) && trip.place.counted?.rule) || trip.place.stay.text;
  if (isMost)
    return `Con esas fechas puede que te pases del límite («${rule}»): di cuándo entras y sales de cada lugar.`;
  if (!others) return `Tus días: ${uncapital(stayAnswerWords(finding.answer).text)}`;
  const said =
    stay.outcome === 'over'
      ? `${stay.days === 1 ? 'sobra 1' : `sobran ${stay.days}`} del límite («${rule}»).${stay.lastDay === undefined ? '' : ` El último permitido es el ${spokenDay(stay.lastDay)}.`}`
      : uncapital(stayAnswerWords(finding.answer).text);
  return `Los días ${ofPeople(peopleWords(others, travellers))}: ${said}`;
}

const RENEWAL = { href: '/wiki#documentos', words: 'Cuánto cuesta renovarlo y qué llevas' };

/** Nobody is a visitor for longer than one may be, and for more than three months; shorter stays only share their count. */
export const isNoVisit = ({ answer: { stay, days } }: Of<'stay'>) => stay.outcome === 'over' && days > 90;

/** The last day of the reader's own visa or residence of that country; days that are too many may be those of a visitor alone. */
function lastOfOwn({ at, answer, who }: Of<'stay'>, { travellers, route }: Spoken): number {
  const { issues = [] } = route.legs[at[0] ?? 0]?.facts?.details.country ?? {};
  const { holds = [], until } = travellers.situation ?? {};
  const own = othersOf({ who }, travellers) ? undefined : issues.find((each) => holds.includes(each));
  return own && answer.stay.outcome === 'over' ? (until?.[own] ?? Infinity) : 0;
}

/** Their visa may give more days than a visitor's. */
export const isByOwnVisa = (finding: Of<'stay'>, spoken: Spoken) =>
  lastOfOwn(finding, spoken) >= finding.answer.trip.entry;

const LONG_STAY =
  'Si vas a trabajar, a estudiar o a vivir ahí, no entras de visita: pide antes a su embajada la visa de larga estancia que te toque.';

const OWN_VISA =
  'Son los días de quien va de visita: si tu visa es de trabajo o de estudios, valen los que te den con ella.';

function dateWords(
  { because, with: other }: Of<'dates'>,
  leg: Leg | undefined,
  { legs }: Route,
): FindingWords | undefined {
  if (because === 'missing') return undefined;
  const place = legInSentence(leg);
  const around = legInSentence(legs[other ?? 0]);
  const text = {
    past: `Las fechas de ${place} ya pasaron.`,
    reversed: `En ${place} la salida está antes que la entrada.`,
    overlap: `Las fechas de ${place} se enciman con las de ${around}.`,
    during: `Las fechas de ${place} están dentro de las de ${around}: contamos que vas y vuelves.`,
  }[because];
  return { text: `${contracted(text)} Revísalas en tu ruta.`, isMinor: because === 'during' };
}

/** Whether the lines on the passport, each with its doubt, are to be confirmed at all of those borders. */
function isToldWithThePassport({ at }: Finding, findings: readonly Finding[]): boolean {
  const told = of(findings, 'passport').filter((each) => each.level === 'ask' && !each.who && !isWithoutExpiry(each));
  return at.every((place) => told.some((each) => each.at.includes(place)));
}
