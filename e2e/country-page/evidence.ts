import type { Page } from 'playwright-core';
import type { PublicCountry } from '../catalogue.ts';

export const FACTS = ['Visa', 'Estancia', 'Costo', 'Trámite'] as const;
export type Fact = (typeof FACTS)[number];

/** What the open data say of the fact; null where no source says anything. */
export function known(country: PublicCountry, fact: Fact) {
  const { visaStatus, maxStay, cost, procedure } = country;
  return { Visa: visaStatus, Estancia: maxStay, Costo: cost, Trámite: procedure }[fact];
}

const summaries = (page: Page, facts: string) =>
  page.locator('summary', { hasText: new RegExp(`^¿Cómo lo sabemos\\?.*\\b(${facts})`) });

/** Those of the facts, one a section; a narrative has one too. */
export const disclosures = (page: Page) => page.locator('details').filter({ has: summaries(page, FACTS.join('|')) });
export const summary = (page: Page, fact: Fact) => summaries(page, fact);
export const disclosure = (page: Page, fact: Fact) => page.locator('details').filter({ has: summary(page, fact) });
/** What an open one says of the fact. */
export const saidOf = (page: Page, fact: Fact) => page.getByRole('list', { name: fact, exact: true });
/** The day of the check, which only an open one shows. */
export const checkedDay = (page: Page, fact: Fact) => saidOf(page, fact).getByText(/^Revisado el/);
export const report = (page: Page, fact: Fact) =>
  page.getByRole('link', { name: new RegExp(`^¿Dato equivocado\\? .*\\b${fact}`) });
