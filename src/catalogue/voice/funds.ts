import { FUNDS_LODGINGS, FUNDS_PER } from '../entry-words.ts';
import type { Funds, FundsTier } from '../funds-schema.ts';
import { groupThousands } from '../money.ts';
import { either } from '../spoken-list.ts';

/** What is said of the money to show; empty where none is asked for. */
export function fundsSentences({ asked, tiers = [], added, atLeast }: Funds): string[] {
  if (asked === 'not-asked') return [];
  const isAlike = !added && tiers.every(({ per }) => per === tiers[0]?.per);
  const each = tiers.map((tier, index) => tierWords(tier, index === 0 || !isAlike));
  const most = atLeast ? `, y no menos de ${sum(atLeast)} en total` : '';
  const prove = `${asked === 'required' ? 'Lleva' : 'Por si te lo piden, lleva'} con qué comprobar que tienes`;
  // Sums that hang each on a «si» need a comma to be told apart.
  const anyOf = tiers.some(({ lodging }) => lodging) ? either(each).replace(/ o (?!.* o )/, ', o ') : either(each);
  const amounts = `${added ? each.join(' más ') : anyOf}${most}.`;
  if (tiers.length === 1) return [`${prove} ${amounts}`];
  return [`${prove} dinero para tu estancia.`, ...(tiers.length > 0 ? [`Calcula ${amounts}`] : [])];
}

/** For how long it is, `por día`, where the tier before has not said so. */
function tierWords({ amount, upTo, currency, per, lodging }: FundsTier, saysHowLong: boolean): string {
  const range = upTo ? `de ${groupThousands(amount)} a ${sum({ amount: upTo, currency })}` : sum({ amount, currency });
  return `${range}${saysHowLong ? ` ${FUNDS_PER[per]}` : ''}${lodging ? ` ${FUNDS_LODGINGS[lodging]}` : ''}`;
}

function sum({ amount, currency }: Pick<FundsTier, 'amount' | 'currency'>): string {
  return `${groupThousands(amount)}\u00a0${currency}`;
}
