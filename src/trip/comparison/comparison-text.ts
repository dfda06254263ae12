import type { CountryDetails } from '../../catalogue/country-details.ts';
import { figureWords } from '../../catalogue/country-summary.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { badgeText } from '../../catalogue/voice/wording.ts';
import type { Shared } from '../../country/share-targets.ts';

/** A comparison as a message: the answers for everybody; what the reader holds is not in it. */
export function comparisonShared(countries: readonly CountryDetails[], url: string): Shared {
  const text = `${spokenList(countries.map(({ country }) => country.nameSpanish))} con pasaporte mexicano`;
  const answers = countries.map(({ lead, country, stay, cost }) => {
    const sentences = [...lead, badgeText(country)].join(' ');
    return `• ${country.nameSpanish}: ${sentences}. Estancia: ${figureWords(stay)}. Costo: ${figureWords(cost)}.`;
  });
  const [oldest = ''] = countries.map(({ country }) => country.checkedOn).sort();
  const checked = `Datos verificados el ${formatPartialDate(oldest)} o después. Condiciones y fuentes:`;
  return { text, message: [`${text}:`, ...answers, checked].join('\n'), url };
}
