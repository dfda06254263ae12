import type { PassportValidity } from '../catalogue/passport-validity-schema.ts';
import { passportWords } from '../catalogue/voice/passport-words.ts';
import { spokenDay } from './calendar-day.ts';
import type { PassportAnswer } from './passport-check.ts';
import type { StayAnswer } from './stay-check.ts';
import { lastDayOf } from './stay-limit.ts';
import type { ComingTrip } from './trip-answers.ts';
import type { TripPlace } from './trip-place.ts';

/** How an answer looks: met, broken, or something the reader has to ask. */
type Tone = 'good' | 'bad' | 'ask';

export interface AnswerWords {
  tone: Tone;
  /** On the stamp; absent where a date is still missing. */
  stamp: string | undefined;
  text: string;
}

const bad = (stamp: string, text: string): AnswerWords => ({ tone: 'bad', stamp, text });
const ask = (stamp: string | undefined, text: string): AnswerWords => ({ tone: 'ask', stamp, text });

/** Met, unless nobody could confirm it. */
const metUnless = (isDoubtful: boolean, stamp: string, text: string): AnswerWords =>
  isDoubtful ? ask('Por confirmar', text) : { tone: 'good', stamp, text };

export function passportAnswerWords(answer: PassportAnswer, { validity }: TripPlace): AnswerWords {
  switch (answer.outcome) {
    case 'expired': {
      const days = countDays(answer.days);
      const when =
        answer.when === 'before-entry'
          ? `vence ${days} antes de que entres`
          : `vence a medio viaje, ${days} antes de que salgas`;
      return bad('No alcanza', `Tu pasaporte ${when}. Renuévalo antes de viajar.`);
    }
    case 'broken': {
      const until = `Debe valer hasta el ${spokenDay(answer.neededUntil)}`;
      const missing =
        answer.margin < 0 && `${until} y le ${plural(-answer.margin, 'falta', 'faltan')} ${countDays(-answer.margin)}.`;
      const tooOld = answer.age === 'broken' && tooOldWords(validity);
      const text = [missing, tooOld].filter(Boolean).join(' ');
      // A rule nobody could confirm is not stated as certain, but whoever can renew is safe either way.
      return answer.isDoubtful
        ? ask('Quizá no alcanza', `${text} La regla está por confirmar; renuévalo si puedes.`)
        : bad('No alcanza', `${text} Renuévalo antes de viajar.`);
    }
    case 'met': {
      const spare =
        answer.margin === 0
          ? 'y ese mismo día vence: cumple sin un día de margen'
          : `y le ${plural(answer.margin, 'sobra', 'sobran')} ${countDays(answer.margin)}`;
      const age = answer.age && answer.age !== 'met' ? ` ${AGE_WORDS[answer.age]}` : '';
      const isDoubtful = answer.isDoubtful || answer.age === 'unknown';
      return metUnless(isDoubtful, 'Cumple', `Debe valer hasta el ${spokenDay(answer.neededUntil)} ${spare}.${age}`);
    }
    case 'unknown':
      return answer.age === 'broken'
        ? bad('No alcanza', `${tooOldWords(validity)} Renuévalo antes de viajar.`)
        : ask(answer.because === 'no-expiry' ? undefined : 'No sabemos', unknownPassport(answer.because, validity));
  }
}

function tooOldWords(validity: PassportValidity | undefined): string {
  return `El día que entras ya tendrá ${validity?.issuedWithinYears} años o más de expedido, y piden menos.`;
}

const AGE_WORDS = {
  deduced: 'También piden menos de 10 años de expedido: ningún pasaporte mexicano vigente los pasa.',
  unknown: 'También piden que no sea muy viejo: dinos cuándo te lo expidieron.',
  broken: '',
} as const;

function unknownPassport(
  because: 'no-expiry' | 'no-rule' | 'no-stay-limit',
  validity: PassportValidity | undefined,
): string {
  const asked = validity ? ` ${passportWords(validity)}` : '';
  if (because === 'no-expiry') return `Dinos cuándo vence tu pasaporte y lo revisamos.${asked}`;
  // The record may ask for some months and not say counted from when.
  if (because === 'no-rule')
    return 'Su regla está por confirmar. Mira los requisitos de la ficha y confírmalos con la embajada antes de comprar.';
  return 'No podemos calcularlo: depende de los días que te den al llegar.';
}

export function stayAnswerWords({ stay, days, leftAtExit, inYear, trip }: ComingTrip): AnswerWords {
  const { text } = trip.place.stay;
  const isDoubtful = trip.place.stay.confidence === 'low';
  const long = `${plural(days, 'Es', 'Son')} ${countDays(days)}`;
  const often =
    inYear === undefined
      ? ''
      : ` Con tus otras estancias sumas ${countDays(inYear)} ahí en 12 meses: cada entrada la decide el oficial, y puede no dejarte pasar.`;
  switch (stay.outcome) {
    case 'within': {
      const left =
        leftAtExit === undefined
          ? ''
          : ` El día que sales te ${plural(leftAtExit, 'queda', 'quedan')} ${leftAtExit} de ${trip.place.counted?.stay.days}.`;
      return metUnless(isDoubtful, 'Dentro del límite', `${long}.${left} ${lastDayWords(stay)}${often}`);
    }
    case 'harms-later-stay': {
      const until =
        stay.lastDay === undefined
          ? 'Acorta uno de los dos.'
          : `Para que no te pase, sal a más tardar el ${spokenDay(stay.lastDay)}.`;
      return bad(
        'Afecta otro viaje',
        `${long} y este viaje está dentro del límite, pero hace que te pases en uno posterior. ${until}`,
      );
    }
    case 'over':
      return bad('Te pasas', overWords(stay, long, (isOfArea({ stay, trip }) && trip.place.counted?.rule) || text));
    case 'depends': {
      const rule = text ? `: «${text}»` : '';
      const most = `${long} y el máximo llega al ${spokenDay(stay.lastDay)}.`;
      return ask('Depende', `${most} Cuánto te dan lo deciden allá o en tu permiso${rule}.${often}`);
    }
    case 'tally-unclear': {
      const { counted: area } = trip.place;
      // Its own limit is longer than what its region gives, and who visits it alone may be given either.
      const isRegions = area && days > area.stay.days;
      return ask(
        'Pregunta',
        isRegions
          ? `${long}. La ficha dice «${text}», pero ${area.inSentence} cuenta ${area.rule}. Está por confirmar cuál te aplican: pregunta antes de comprar.`
          : `${long}, y con tus otros viajes ahí pasas de lo que dice la ficha: «${text ?? area?.rule}». No sabemos cómo cuentan ese periodo; pregunta antes de comprar.`,
      );
    }
    case 'unknown':
      return ask(
        'No sabemos',
        text
          ? `${long}. Cuántos te tocan no lo podemos contar: la ficha dice «${text}».`
          : `${long}. Está por confirmar cuánto puedes quedarte: pregúntalo antes de comprar.`,
      );
  }
}

/** What is broken is the count of the area, and not a shorter limit of the place itself. */
export function isOfArea({ stay, trip }: Pick<ComingTrip, 'stay' | 'trip'>): boolean {
  const { counted: area, stay: own } = trip.place;
  if (!area || own.limit.kind === 'unknown' || stay.outcome !== 'over') return area !== undefined;
  const length = lastDayOf(0, own.limit.longest) + 1;
  return length >= area.stay.days || stay.first !== trip.entry + length;
}

function overWords(stay: StayAnswer & { outcome: 'over' }, long: string, text: string | undefined): string {
  if (stay.lastDay === undefined) {
    const back =
      stay.returnFrom === undefined ? '' : ` Para un viaje así de largo, entra desde el ${spokenDay(stay.returnFrom)}.`;
    return `El día que entras ya no te quedan días del límite («${text}»): te pasas ${countDays(stay.days)}.${back}`;
  }
  return `${long} y te pasas ${countDays(stay.days)} del límite («${text}»). ${lastDayWords({ lastDay: stay.lastDay })}`;
}

function lastDayWords({ lastDay }: { lastDay: number }): string {
  return `Tu último día permitido es el ${spokenDay(lastDay)}.`;
}

/** `1 día`, `2 días` */
export function countDays(count: number): string {
  return `${count.toLocaleString('es-MX')} ${plural(count, 'día', 'días')}`;
}

function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
