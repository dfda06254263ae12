import type { Page } from 'playwright-core';
import type { PublicCountry } from '../catalogue.ts';

export const FACTS = ['Visa', 'Estancia', 'Costo', 'Trámite'] as const;
export type Fact = (typeof FACTS)[number];

/** What the open data say of the fact; null where no source says anything. */
export function known(country: PublicCountry, fact: Fact) {
  const { visaStatus, maxStay, cost, procedure } = country;
  return { Visa: visaStatus, Estancia: maxStay, Costo: cost, Trámite: procedure }[fact];
}

/** Those of the facts; a narrative has one too. */
export const disclosures = (page: Page) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByText('¿Cómo lo sabemos?') })
    .filter({ has: page.getByText('Reportar un error en este dato') });
export const disclosure = (page: Page, fact: Fact) =>
  disclosures(page).filter({
    has: page.locator('summary', { hasText: new RegExp(`^¿Cómo lo sabemos\\?\\s*${fact}$`) }),
  });
export const summary = (page: Page, fact: Fact) => disclosure(page, fact).locator('summary');
export const report = (page: Page, fact: Fact) =>
  disclosure(page, fact).getByRole('link', { name: 'Reportar un error en este dato' });
