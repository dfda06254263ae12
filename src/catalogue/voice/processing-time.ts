import { counted } from '../counted.ts';
import type { ProcessingTime, TIME_UNITS, TimeTaken } from '../processing-time-schema.ts';
import { capital } from '../spoken-list.ts';
import { UNCONFIRMED } from '../visa-status.ts';
import { withPreposition } from './wording.ts';

type Unit = (typeof TIME_UNITS)[number];

/** One, several, and how a number of them that is not exact begins. */
const UNITS: Record<Unit, readonly [one: string, many: string, some: string, without: string]> = {
  minutes: ['minuto', 'minutos', 'unos', 'unos minutos'],
  hours: ['hora', 'horas', 'unas', 'unas horas'],
  'working-hours': ['hora hábil', 'horas hábiles', 'unas', 'unas horas hábiles'],
  days: ['día', 'días', 'unos', 'varios días'],
  'working-days': ['día hábil', 'días hábiles', 'unos', 'varios días hábiles'],
  weeks: ['semana', 'semanas', 'unas', 'varias semanas'],
  months: ['mes', 'meses', 'unos', 'varios meses'],
};

const WITHOUT_A_TIME: Record<Exclude<TimeTaken['takes'], Unit>, string> = {
  none: 'ninguno, porque no pides visa',
  'on-arrival': 'al momento de llegar',
  unknown: 'plazo por confirmar',
};

/** As a colon goes on: `de 3 a 5 días hábiles`, `la eTA tarda hasta 72 horas. La visa de visitante tarda varias semanas`. */
export function processingTimeWords(time: ProcessingTime): string {
  const [first, ...more] = [time].flat().map(timeWords);
  return [first, ...more.map(capital)].join('. ');
}

function timeWords(time: TimeTaken): string {
  const { for: paper, ahead, note } = time;
  const start = ahead ? `; empieza al menos ${inUnit(ahead.count, ahead.unit)} antes` : '';
  const remark = note && (note.startsWith(UNCONFIRMED) ? ` (${note})` : `, ${note}`);
  return `${paper ? paperWords(paper, time) : lengthWords(time)}${start}${remark ?? ''}`;
}

/** Of one of several papers, or of a place where it is given: `la eTA tarda hasta 72 horas`, `en ventanilla, unos minutos`. */
function paperWords(paper: string, time: TimeTaken): string {
  if (time.takes === 'on-arrival' || paper.startsWith('en ')) return `${paper}, ${lengthWords(time)}`;
  if (time.takes === 'unknown') return `el plazo ${withPreposition('de', { nameSpanish: paper })} está ${UNCONFIRMED}`;
  return `${paper} ${time.takes === 'minutes' ? 'toma' : 'tarda'} ${lengthWords(time)}`;
}

function lengthWords({ takes, from, to, about }: TimeTaken): string {
  if (takes === 'none' || takes === 'on-arrival' || takes === 'unknown') return WITHOUT_A_TIME[takes];
  const [, , some, without] = UNITS[takes];
  if (about === 1) return `alrededor de ${inUnit(about, takes)}`;
  if (about !== undefined) return `${some} ${inUnit(about, takes)}`;
  if (to === undefined) return from === undefined ? without : `al menos ${inUnit(from, takes)}`;
  if (from === undefined) return `hasta ${inUnit(to, takes)}`;
  return from === to ? inUnit(to, takes) : `de ${from} a ${inUnit(to, takes)}`;
}

function inUnit(count: number, unit: Unit): string {
  const [one, many] = UNITS[unit];
  return counted(count, one, many);
}
