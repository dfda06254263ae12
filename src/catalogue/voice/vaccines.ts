import { counted } from '../counted.ts';
import type { Entry, VACCINES } from '../entry-schema.ts';

type YellowFever = NonNullable<Entry['yellowFever']>;

/** What is said of the yellow-fever certificate; `isDoubted` where nobody could confirm it. `vaccines` are told beside it. */
export function yellowFeverSentences(
  { from, unclear, minAgeMonths, layoverHours, daysBefore, suchAs }: YellowFever,
  isDoubted: boolean,
  vaccines?: Entry['vaccines'],
): string[] {
  if (from === 'nowhere') return [];
  const age = minAgeMonths ? [`Se pide desde ${ageWords(minAgeMonths)}.`] : [];
  if (unclear || (isDoubted && from === 'everywhere')) {
    return [
      'Lleva el certificado de fiebre amarilla: no está claro si te lo piden cuando llegas directo de México.',
      'Sí te lo piden si vienes de un país con riesgo.',
      ...age,
    ];
  }
  if (from === 'everywhere') {
    return [
      'Lleva el certificado de fiebre amarilla: se lo piden a todos, también si llegas directo de México.',
      ...age,
      'Ponte la vacuna 10 días antes.',
    ];
  }
  const there = from === 'south-america' ? 'Sudamérica' : 'un país con riesgo';
  const come = daysBefore ? `en los ${daysBefore} días anteriores estuviste en ${there}` : `vienes de ${there}`;
  const stayed = layoverHours ? ` o pasaste ahí ${counted(layoverHours, 'hora', 'horas')} o más` : '';
  const isSaid = vaccines === 'none';
  return [
    ...(isSaid ? [] : ['Si llegas directo de México, no te piden la vacuna de fiebre amarilla.']),
    `${isSaid ? 'Solo te piden la vacuna de fiebre amarilla' : 'Te la piden'} si ${come}${stayed}.`,
    ...(suchAs ? [`Es así, por ejemplo, si vienes de ${suchAs}.`] : []),
    ...age,
  ];
}

const AGAINST: Record<(typeof VACCINES)[number], string> = { meningococcus: 'la meningitis (ACWY)', polio: 'la polio' };

/** What is said of the other vaccines. */
export function vaccineSentences(vaccines: NonNullable<Entry['vaccines']>): string[] {
  if (vaccines === 'none') return ['Si llegas de México, no te piden ninguna vacuna.'];
  return vaccines.flatMap(({ against, askedOf, minAgeMonths, note }) => [
    `Piden el certificado de vacuna contra ${AGAINST[against]} a ${askedOf}${minAgeMonths ? `, desde ${ageWords(minAgeMonths)}` : ''}.`,
    ...(note ? [note] : []),
  ]);
}

/** `los 9 meses de edad`, `1 año de edad`, `los 2 años de edad`. */
function ageWords(months: number): string {
  if (months === 1) return '1 mes de edad';
  if (months === 12) return '1 año de edad';
  return months % 12 === 0 ? `los ${months / 12} años de edad` : `los ${months} meses de edad`;
}
