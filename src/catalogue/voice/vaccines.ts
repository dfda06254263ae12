import { counted } from '../counted.ts';
import type { Entry, VACCINES } from '../entry-schema.ts';
import { capital } from '../spoken-list.ts';

type YellowFever = NonNullable<Entry['yellowFever']>;

/** What is said of the yellow-fever certificate; `isDoubted` where nobody could confirm it. `vaccines` are told beside it. */
export function yellowFeverSentences(
  { from, unclear, minAgeMonths, layoverHours, daysBefore, suchAs }: YellowFever,
  isDoubted: boolean,
  vaccines?: Entry['vaccines'],
): string[] {
  if (from === 'nowhere') return [];
  const age = minAgeMonths ? [`Se pide desde ${ageWords(minAgeMonths)}.`] : [];
  if (unclear || from === 'everywhere') {
    const why =
      unclear || isDoubted
        ? 'no está claro si te lo piden cuando llegas directo de México'
        : 'se lo piden a todos, también si llegas directo de México';
    return [`Lleva el certificado de fiebre amarilla: ${why}.`, ...age, 'Ponte la vacuna 10 días antes.'];
  }
  const place = `un país con riesgo${suchAs ? `, como ${suchAs}` : ''}`;
  const come = daysBefore ? `en los ${daysBefore} días anteriores estuviste en ${place}` : `vienes de ${place}`;
  const stayed = layoverHours
    ? `${suchAs ? ',' : ''} o pasaste ahí ${counted(layoverHours, 'hora', 'horas')} o más`
    : '';
  const none = vaccines === 'none' ? 'ninguna vacuna, tampoco la' : 'la vacuna';
  return [
    `Si llegas directo de México, no te piden ${none} de fiebre amarilla.`,
    `Te la piden si ${come}${stayed}.`,
    ...age,
  ];
}

const AGAINST: Record<(typeof VACCINES)[number], string> = { meningococcus: 'la meningitis (ACWY)', polio: 'la polio' };

/** What is said of the other vaccines, beside yellow fever; `isDoubted` as there. */
export function vaccineSentences(
  vaccines: NonNullable<Entry['vaccines']>,
  isDoubted: boolean,
  yellowFever?: YellowFever,
): string[] {
  // Where yellow fever depends on the route, its line says that no other is asked.
  if (vaccines === 'none')
    return (yellowFever?.from ?? 'nowhere') === 'nowhere'
      ? ['Si llegas directo de México, no te piden ninguna vacuna.']
      : [];
  return vaccines.flatMap(({ against, askedOf, minAgeMonths, note }) => {
    const asked = `piden el certificado de vacuna contra ${AGAINST[against]} a ${askedOf}${minAgeMonths ? `, desde ${ageWords(minAgeMonths)}` : ''}`;
    return [
      isDoubted ? `No está claro si ${asked}: pregunta a la embajada.` : `${capital(asked)}.`,
      ...(note ? [note] : []),
    ];
  });
}

/** `los 9 meses de edad`, `1 año de edad`, `los 2 años de edad`. */
function ageWords(months: number): string {
  if (months === 1) return '1 mes de edad';
  if (months === 12) return '1 año de edad';
  return months % 12 === 0 ? `los ${months / 12} años de edad` : `los ${months} meses de edad`;
}
