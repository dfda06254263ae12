import { counted } from '../counted.ts';
import type { Entry } from '../entry-schema.ts';
import { VACCINES } from '../entry-words.ts';
import { capital } from '../spoken-list.ts';
import { UNCONFIRMED } from '../visa-status.ts';

const BE_VACCINATED = 'Ponte la vacuna de fiebre amarilla 10 días antes y lleva el certificado';

/** What is said of the yellow-fever certificate; `isDoubted` where nobody could confirm it. */
export function yellowFeverSentences({ yellowFever, vaccines }: Entry, isDoubted: boolean): string[] {
  if (!yellowFever || yellowFever.from === 'nowhere') return [];
  const { from, unclear, minAgeMonths, layoverHours, daysBefore, suchAs } = yellowFever;
  const isForAll = unclear || from === 'everywhere';
  const isOpen = unclear || isDoubted;
  const sinceAge = minAgeMonths && ` desde ${ageWords(minAgeMonths)}`;
  const age = sinceAge ? [`${isOpen ? 'Si lo piden, es' : 'Se pide'}${sinceAge}.`] : [];
  if (isForAll) {
    const why = isOpen ? 'no está claro si lo piden a quien llega' : 'se lo piden a todos, también si llegas';
    return [`${BE_VACCINATED}: ${why} directo de México.`, ...age];
  }
  const hours = layoverHours && `aunque solo hayas pasado ahí ${counted(layoverHours, 'hora', 'horas')}`;
  const within = daysBefore ? ` en los ${daysBefore} días anteriores` : '';
  const stayed = hours || within ? `, ${hours ?? 'o estuviste ahí'}${within}` : '';
  const others = vaccines === 'none' ? ' ni ninguna otra' : '';
  const direct = `Si llegas directo de México, no te piden la vacuna de fiebre amarilla${others}.`;
  const atRisk = `vienes de un país con riesgo${suchAs ? `, como ${suchAs}` : ''}${stayed}`;
  if (isOpen) return [direct, `Está ${UNCONFIRMED} si te la piden cuando ${atRisk}: lleva el certificado.`, ...age];
  // Beside the names of countries the age would make the sentence too long.
  return suchAs || (hours && within)
    ? [direct, `Te la piden si ${atRisk}.`, ...age]
    : [direct, `Te la piden${sinceAge || ''} si ${atRisk}.`];
}

/** What is open of a certificate that may not be asked, and what to do meanwhile; of one that is, its sentences say it. */
export const YELLOW_FEVER_DOUBT =
  'que no te pidan la vacuna de fiebre amarilla si pasaste por un país con riesgo: lleva el certificado';

/** What is said of the other vaccines, and whom to ask where it is doubted. Where yellow fever depends on the route, its line says that no other is asked. */
export function vaccineSentences({ vaccines = [], yellowFever }: Entry, ask?: string): string[] {
  if (vaccines === 'none') {
    const isElsewhere = yellowFever && yellowFever.from !== 'nowhere';
    if (isElsewhere) return [];
    if (ask) return [`No está claro si te piden alguna vacuna: pregunta a ${ask}.`];
    return ['Si llegas directo de México, no te piden ninguna vacuna.'];
  }
  return vaccines.flatMap(({ against, askedOf, minAgeMonths, note }) => {
    const age = minAgeMonths ? `, desde ${ageWords(minAgeMonths)}` : '';
    const asked = `piden el certificado de la vacuna contra ${VACCINES[against]} a ${askedOf}${age}`;
    const carry = askedOf.startsWith('todos') ? 'Llévalo' : 'Si te toca, llévalo';
    return [ask ? `No está claro si ${asked}. ${carry} y pregunta a ${ask}.` : `${capital(asked)}.`, note ?? []].flat();
  });
}

/** `los 9 meses de edad`, `1 año de edad`, `los 2 años de edad`. */
function ageWords(months: number): string {
  if (months === 1) return '1 mes de edad';
  if (months === 12) return '1 año de edad';
  return months % 12 === 0 ? `los ${months / 12} años de edad` : `los ${months} meses de edad`;
}
