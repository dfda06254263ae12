import { createElement } from 'react';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { statusQualifier } from '../catalogue/wording.ts';
import { CountryImage } from './country-image.tsx';
import { drawSvg, toPng } from './png.server.ts';
import { type ShareImage, shareImageHref } from './share-image.server.ts';

/** Image of both pages of a country. */
export function countryShareImage({ country, stay, cost }: CountrySummary): ShareImage {
  const verdict = [verdictLabel(country.visaStatus), statusQualifier(country)].filter(Boolean).join(' · ');
  return {
    href: shareImageHref(country.slug, () => createElement(CountryImage, { country, stay, cost })),
    alt: `Sello de ${country.nameSpanish} para pasaporte mexicano: ${verdict}. Estancia: ${stay.lead}.`,
  };
}

/** The PNG behind `countryShareImage`. */
export function paintCountryImage({ country, stay, cost }: CountrySummary): Promise<Buffer> {
  return toPng(drawSvg(createElement(CountryImage, { country, stay, cost })));
}
