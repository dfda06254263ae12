import { counted } from '../counted.ts';
import type { Entry } from '../entry-schema.ts';
import { TICKETS_FOR } from '../entry-words.ts';
import { either } from '../spoken-list.ts';

type Ticket = NonNullable<Entry['onwardTicket']>;

/** What is said of the ticket out of the country; empty where none is asked for. `isDoubted` where nobody could confirm that it is. */
export function onwardTicketSentences(ticket: Ticket, isDoubted: boolean): string[] {
  const { asked, outOf, withinDays, by, nextVisa, orMoney } = ticket;
  if (asked === 'not-asked') return [];
  const which = outOf ? `un boleto que te saque de ${outOf}` : 'tu boleto de salida o de regreso';
  const why = asked === 'required' ? ': te lo piden para entrar' : ': te lo pueden pedir al llegar';
  const within = withinDays ? ` con fecha en tus primeros ${counted(withinDays, 'día', 'días')}` : '';
  return [
    `Lleva ${which}${within}${isDoubted ? '' : why}.`,
    ...(by ? [`Puede ser de ${either(by.map((vehicle) => TICKETS_FOR[vehicle]))}.`] : []),
    ...(nextVisa ? ['Si el siguiente país te pide visa, llévala también.'] : []),
    ...(orMoney ? ['En su lugar sirve el dinero para comprarlo.'] : []),
  ];
}
