import type { CountryRecord } from '../../catalogue/country-schema.ts';
import { guideTitle } from '../../catalogue/wording.ts';

/** What a search engine shows of a description before it cuts it off. */
const LONGEST = 160;

/** Description of the guide page: as much of it as is shown whole, with the country's next step where it fits. */
export function guideDescription(country: Pick<CountryRecord, 'nameSpanish' | 'nextStep'>): string {
  const title = guideTitle(country);
  const versions = [
    `${title}: requisitos, costo en pesos, trámite, salud y embajada. ${country.nextStep}`,
    `${title}: requisitos, costo y embajada. ${country.nextStep}`,
    `${title}: guía para mexicanos. ${country.nextStep}`,
  ];
  return (
    versions.find((version) => version.length <= LONGEST) ??
    `${title}: requisitos, estancia, costo en pesos, trámite, salud, embajada y qué sigue, para quien viaja con pasaporte mexicano.`
  );
}
