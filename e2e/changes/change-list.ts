import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PublicCountry } from '../catalogue.ts';
import { plain } from '../page-parts.ts';

export const KINDS = {
  visa: 'Visa',
  estancia: 'Estancia',
  costos: 'Costos',
  tramite: 'Trámite',
  requisitos: 'Requisitos',
  salud: 'Salud',
  embajada: 'Embajadas',
  alerta: 'Alertas',
} as const;

type Update = PublicCountry['updates'][number];

const keyOf = ({ effective, title }: Pick<Update, 'effective' | 'title'>) => `${effective} ${plain(title)}`;

/** Every change of the open data once: what many countries share is one change of the Schengen area. */
export function expectedChanges(countries: readonly PublicCountry[]): { place: string; key: string; update: Update }[] {
  const held = new Map<string, { place: string; update: Update }[]>();
  for (const { nameSpanish: place, updates } of countries) {
    for (const update of updates) held.set(keyOf(update), [...(held.get(keyOf(update)) ?? []), { place, update }]);
  }
  return [...held].flatMap(([key, [first, ...others]]) => {
    if (!first) return [];
    const isShared = others.length > 10;
    return (isShared ? [{ ...first, place: 'Zona Schengen' }] : [first, ...others]).map((held) => ({ ...held, key }));
  });
}

export const isUpcoming = ({ effective, stage }: Update, today: string) =>
  stage === 'announced' ? `${effective}-99-99`.slice(0, 10) >= today : `${effective}-01-01`.slice(0, 10) > today;

/** The parts of the list that are shown: what is to come, the months, the years. */
export const parts = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('summary h2') });
export const items = (scope: Page | Locator) => scope.getByRole('main').getByRole('region').getByRole('listitem');
export const country = (page: Page) => page.getByRole('combobox', { name: 'País', exact: true });
export const kind = (page: Page) => page.getByRole('combobox', { name: 'Tipo de cambio' });
export const clear = (page: Page) => page.getByRole('button', { name: 'Limpiar filtros' });

interface Listed {
  id: string;
  date: string;
  dateline: string;
  place: string;
  kind: string;
  title: string;
  href: string;
}

/** The changes in sight, as their row and the text it opens tell them. */
export async function listed(changes: Locator): Promise<Listed[]> {
  const raw = await changes.evaluateAll((all) =>
    all.map((item) => ({
      id: item.id,
      date: item.querySelector('time')?.dateTime ?? '',
      meta: item.querySelector('summary')?.firstElementChild?.textContent ?? '',
      title: item.querySelector('h3')?.textContent ?? '',
      told: item.querySelector('p')?.textContent ?? '',
      href: item.querySelector('p:last-child a')?.getAttribute('href') ?? '',
    })),
  );
  return raw.map(({ id, date, meta, title, told, href }) => {
    const [, place = '', name = ''] = plain(meta).split(' · ');
    return { id, date, dateline: plain(told).split('. ')[0] ?? '', place, kind: name, title: plain(title), href };
  });
}

/** Opens every month and year that is shown. */
export function openPeriods(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('section:not([hidden]) > details:not([open]) > summary');
  return closed.evaluateAll((all: HTMLElement[]) => {
    for (const summary of all) summary.click();
  });
}

export const firstDay = (date: string) => `${date}-01-01`.slice(0, 10);

export async function placesOf(page: Page): Promise<string[]> {
  return [...new Set((await listed(items(page))).map(({ place }) => place))].sort();
}

export async function expectAll(page: Page, countries: readonly PublicCountry[]): Promise<void> {
  const { length } = expectedChanges(countries);
  expect(length).toBeGreaterThan(60);
  await expect.poll(() => clear(page).count()).toBe(0);
  await openPeriods(page);
  await expect.poll(() => items(page).count()).toBe(length);
  await expect.poll(() => country(page).inputValue()).toBe('');
  await expect.poll(() => kind(page).inputValue()).toBe('');
}
