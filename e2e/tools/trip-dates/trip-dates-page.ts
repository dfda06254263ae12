import type { Locator, Page } from 'playwright-core';
import { EMPTY_JOURNEY } from '../../../src/journey/journey-draft.ts';
import { storing } from '../../stored-data.ts';
import { STORED, useJourneyPage } from '../journey-page.ts';

export { kept, STORED, says } from '../journey-page.ts';
export { addStop } from '../my-trip/my-trip-page.ts';

export const PATH = '/revisa-tus-fechas';
export const useTripDates = () => useJourneyPage(PATH);

/** For `visit`: dates that were entered on an earlier visit. */
export const keeping = (text: string) => storing(STORED, text);
export const own = (...trips: [place: string, entry: string, exit: string][]) =>
  JSON.stringify({
    version: 1,
    data: {
      ...EMPTY_JOURNEY,
      expiry: '2030-05-01',
      trips: trips.map(([place, entry, exit]) => ({ place, entry, exit, via: [] })),
    },
  });

export const trip = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .filter({ has: page.getByRole('button', { name: `Quitar ${name}` }) });
