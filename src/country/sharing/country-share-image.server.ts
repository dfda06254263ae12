import { createElement } from 'react';
import { type CountrySummary, figureWords } from '../../catalogue/country-summary.ts';
import { verdictLabel } from '../../catalogue/visa-status.ts';
import { statusQualifier } from '../../catalogue/wording.ts';
import { CountryImage } from './country-image.tsx';
import { drawSvg, toPng } from './png.server.ts';
import { type ShareImage, shareImageHref } from './share-image.server.ts';

/** Image of both pages of a country. */
export function countryShareImage({ lead, advice, country, stay, cost }: CountrySummary): ShareImage {
  const verdict = [verdictLabel(country.visaStatus), statusQualifier(country)].filter(Boolean).join(' · ');
  return {
    href: shareImageHref(country.slug, () => createElement(CountryImage, { lead, advice, country, stay, cost })),
    alt: `${lead.map((sentence) => `${sentence} `).join('')}Sello de ${country.nameSpanish} para pasaporte mexicano: ${verdict}. Estancia: ${figureWords(stay)}.`,
  };
}

/** The PNG behind `countryShareImage`. */
export function paintCountryImage(summary: CountrySummary): Promise<Buffer> {
  return toPng(drawSvg(createElement(CountryImage, summary)));
}
