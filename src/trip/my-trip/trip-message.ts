import { formatMXN } from '../../catalogue/money.ts';
import { shortDay, spokenDay } from '../../journey/calendar-day.ts';
import type { Line } from './answer-lines.ts';
import type { JourneyAnswer } from './trip-answer.ts';

/** The whole answer as a message that any messenger shows: a line for each thing, and no data but what the link has. */
export function tripMessage(answer: JourneyAnswer): string {
  const { sentence, borders, missing, cost, carry, ask, coming, passport, counts } = answer;
  const route = borders.map(({ name, day, label, isLayover }) => {
    const when = [isLayover && 'escala', day !== undefined && shortDay(day)].filter(Boolean).join(', ');
    return `${name}${when && ` (${when})`}: ${label}`;
  });
  const carried = carry.map(({ names, lines }) => `${names}: ${lines.map(({ text }) => text).join(' ')}`);
  return [
    `Mi viaje. ${sentence}`,
    ...block('Ruta', route),
    ...block('Lo que falta', missing.map(lineText)),
    // For how many, too: the link leaves out the children, and whoever it is sent to would take it for the family.
    ...block('Costo', [
      ...cost.lines.map(({ name, pesos }) => `${name}: ${pesos === undefined ? 'por confirmar' : formatMXN(pesos)}`),
      cost.small,
    ]),
    ...block('Pasaporte y días', [passport, ...counts.map(({ name, text }) => `${name}: ${text}`)]),
    ...block('Qué llevar', carried),
    ...block('Anunciado', coming.map(lineText)),
    ...block('Por confirmar', ask.map(lineText)),
  ].join('\n');
}

function block(title: string, lines: readonly (string | undefined)[]): string[] {
  const said = lines.filter((line) => line);
  return said.length === 0 ? [] : ['', `*${title}*`, ...said.map((line) => `- ${line}`)];
}

function lineText({ when, text, names }: Line): string {
  return when
    ? `${when.label} ${spokenDay(when.day).toLocaleLowerCase('es-MX')}: ${text}`
    : names
      ? `${names}: ${text}`
      : text;
}
