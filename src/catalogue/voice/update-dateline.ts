import type { CountryUpdate } from '../country-schema.ts';
import { endOfPeriod, formatPartialDate } from '../partial-date.ts';

/**
 * `Desde el 8 de abril de 2026`, worded as doubt when confidence is not high. What is announced but
 * not applied reads `Anunciado para 2026`, or `Anunciado el …, aún sin aplicarse` once its day has passed.
 */
export function updateDateline(
  update: Pick<CountryUpdate, 'effective' | 'stage' | 'confidence'>,
  today: string,
): string {
  const date = formatPartialDate(update.effective);
  const dayOrMonth = update.effective.length === 10 ? `el ${date}` : date;
  if (update.stage === 'announced') {
    const hasPassed = endOfPeriod(update.effective) < today;
    if (!hasPassed) return `Anunciado para ${dayOrMonth}`;
    return `Anunciado ${update.effective.length === 10 ? dayOrMonth : `en ${date}`}, aún sin aplicarse`;
  }
  return update.confidence === 'high' ? `Desde ${dayOrMonth}` : `Según parece, desde ${dayOrMonth}`;
}
