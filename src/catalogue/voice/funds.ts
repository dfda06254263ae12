import type { Funds, FundsTier } from '../funds-schema.ts';
import { groupThousands } from '../money.ts';
import { either } from '../spoken-list.ts';

const PER: Record<FundsTier['per'], string> = {
  day: 'por día',
  week: 'por semana',
  month: 'por cada mes',
  entry: 'por la entrada',
  stay: 'para toda la estancia',
};

const LODGING: Record<NonNullable<FundsTier['lodging']>, string> = {
  hotel: 'si vas a hotel',
  paid: 'si ya pagaste el hospedaje',
  unpaid: 'si no has pagado el hospedaje',
  hosted: 'si te recibe alguien en su casa',
  family: 'si te quedas con tu familia',
};

/** What is said of the money to show; empty where none is asked for. */
export function fundsSentences({ asked, tiers = [], added, atLeast }: Funds): string[] {
  if (asked === 'not-asked') return [];
  const isAlike = !added && tiers.every(({ per }) => per === tiers[0]?.per);
  const each = tiers.map((tier, index) => tierWords(tier, index === 0 || !isAlike));
  const most = atLeast ? `, y no menos de ${sum(atLeast)} en total` : '';
  const prove =
    asked === 'required' ? 'Lleva con qué comprobar que tienes' : 'Te pueden pedir que compruebes que tienes';
  const amounts = `${added ? each.join(' más ') : either(each)}${most}.`;
  if (tiers.length === 1) return [`${prove} ${amounts}`];
  return [`${prove} dinero para tu estancia.`, ...(tiers.length > 0 ? [`Calcula ${amounts}`] : [])];
}

/** For how long it is, `por día`, where the tier before has not said so. */
function tierWords({ amount, upTo, currency, per, lodging }: FundsTier, saysHowLong: boolean): string {
  const range = upTo ? `de ${groupThousands(amount)} a ${sum({ amount: upTo, currency })}` : sum({ amount, currency });
  return `${range}${saysHowLong ? ` ${PER[per]}` : ''}${lodging ? ` ${LODGING[lodging]}` : ''}`;
}

function sum({ amount, currency }: Pick<FundsTier, 'amount' | 'currency'>): string {
  return `${groupThousands(amount)}\u00a0${currency}`;
}
