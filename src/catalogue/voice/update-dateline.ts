import type { CountryUpdate } from '../country-schema.ts';
import { endOfPeriod, formatPartialDate } from '../partial-date.ts';
import { UNCONFIRMED } from '../visa-status.ts';

/**
 * `Desde el 8 de abril de 2026`, or `Aviso del …`: who says so stands with its source. What is announced but
 * not applied reads `Anunciado para 2026`, or `Anunciado el …, aún sin aplicarse` once its day has passed.
 */
export function updateDateline(
  update: Pick<CountryUpdate, 'effective' | 'stage' | 'againstTravel'>,
  today: string,
): string {
  const date = formatPartialDate(update.effective);
  const dayOrMonth = update.effective.length === 10 ? `el ${date}` : date;
  if (update.stage === 'announced') {
    const hasPassed = endOfPeriod(update.effective) < today;
    if (!hasPassed) return `Anunciado para ${dayOrMonth}`;
    return `Anunciado ${update.effective.length === 10 ? dayOrMonth : `en ${date}`}, aún sin aplicarse`;
  }
  if (update.againstTravel) return `Aviso de${update.effective.length === 10 ? 'l' : ''} ${date}`;
  return `Desde ${dayOrMonth}`;
}

/** Whether an advice not to travel still stands, and who tells: nobody takes one back aloud. */
export function checkAdvice({ againstTravel }: Pick<CountryUpdate, 'againstTravel'>): string | undefined {
  if (!againstTravel) return undefined;
  const isMexico = /SRE|México/.test(againstTravel.by);
  return isMexico ? 'Revisa si el aviso sigue en la Guía del viajero.' : 'Antes de comprar, revisa si el aviso sigue.';
}

/** What a change says where it stands alone, without the page that begins with the advice. */
export function updateSummary(update: Pick<CountryUpdate, 'summary' | 'againstTravel' | 'confidence'>): string {
  const isOpen = update.confidence === 'low' && !update.summary.includes(UNCONFIRMED);
  const ask = isOpen ? `Eso está ${UNCONFIRMED}: pregunta a la embajada o a la SRE.` : undefined;
  return [update.summary, checkAdvice(update) ?? ask].filter(Boolean).join(' ');
}
