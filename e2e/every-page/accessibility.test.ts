import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { linkCopied, MAY_COPY } from '../clipboard.ts';
import { menuToggle, searchBox, suggestions } from '../search/search-box.ts';
import { NOT_FOUND_NOISE, SCREENS, useSite, type VisitOptions } from '../site.ts';
import { smallTargets } from '../targets.ts';
import { smallTexts } from '../texts.ts';

interface State {
  state: string;
  path: string;
  /** Brings the page into the state; absent when opening it is enough. */
  enter?: (page: Page) => Promise<unknown>;
  /** There is no such state on a wide screen. */
  isPhoneOnly?: boolean;
  /** A window that becomes wider does not keep it. */
  isPerScreen?: boolean;
  options?: VisitOptions;
  /** What differs from another state of the same page; absent where all of it is to be looked at. */
  parts?: readonly string[];
}

const openMenu = async (page: Page) => {
  await menuToggle(page, 'Abrir menú').click();
  await menuToggle(page, 'Cerrar menú').waitFor();
};

const openEvidence = async (page: Page) => {
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  await page
    .getByText(/^Revisado el/)
    .nth(3)
    .waitFor();
};

/** Every state of the site that looks different to assistive technology. */
const STATES: readonly State[] = [
  { state: 'home, with the terms banner', path: '/', options: { hasAcceptedTerms: false } },
  {
    state: 'home, filtered',
    path: '/?estado=visa-required',
    enter: (page) => page.getByRole('button', { name: 'Limpiar filtros' }).waitFor(),
    parts: ['#destinos'],
  },
  {
    state: 'home, with nothing found',
    path: '/?estado=visa-on-arrival&region=Europe',
    enter: (page) => page.getByText('No se encontraron destinos').waitFor(),
    parts: ['#destinos'],
  },
  {
    state: 'home, with the dialog of a country open',
    path: '/',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Ver Detalles de Canadá' }).click();
      await page.getByRole('dialog', { name: 'Canadá' }).waitFor();
    },
    parts: ['dialog'],
  },
  { state: 'a question page', path: '/pais/canada' },
  { state: 'a question page in doubt', path: '/pais/thailand' },
  { state: 'a guide page', path: '/visa-para-australia-mexicanos' },
  { state: 'a question page with all its evidence open', path: '/pais/kenya', enter: openEvidence, parts: ['main'] },
  {
    state: 'a guide page with all its evidence open',
    path: '/visa-para-turkey-mexicanos',
    enter: openEvidence,
    parts: ['main'],
  },
  {
    state: 'a question page whose facts have grown old',
    path: '/pais/kenya',
    enter: (page) => page.getByText('sin verificar desde').first().waitFor(),
    options: { prepare: (page) => page.clock.setFixedTime(new Date('2040-01-01T12:00:00Z')) },
  },
  { state: 'the brief page of a territory', path: '/pais/puerto-rico' },
  {
    state: 'home, with its rows unfolded',
    path: '/',
    enter: async (page) => {
      const group = page.getByRole('region', { name: 'Oceanía', exact: true });
      await group.getByRole('button', { name: /^Mostrar/ }).click();
      await group.getByRole('listitem').getByRole('link').first().waitFor();
    },
    parts: ['#destinos'],
  },
  { state: 'the changes', path: '/cambios' },
  {
    state: 'the changes, with none for the filters',
    path: '/cambios?pais=japan&tipo=embajada',
    enter: (page) => page.getByText('No hay cambios de ese tipo para ese país.').waitFor(),
  },
  {
    state: 'a question page that answers for one reader',
    path: '/pais/canada#tengo=us-visa&llego=tierra',
    enter: (page) => page.getByRole('button', { name: 'Guardar como mis visas' }).waitFor(),
  },
  {
    state: 'home that answers for one reader',
    path: '/#tengo=us-visa',
    enter: (page) => page.getByRole('button', { name: 'Guardar como mis visas' }).waitFor(),
  },
  { state: 'what is stored for reading offline', path: '/sin-conexion' },
  { state: 'the map', path: '/mapa' },
  { state: 'the open data', path: '/datos' },
  { state: 'the not-found page', path: '/404', options: { expectedNoise: [NOT_FOUND_NOISE] } },
  { state: 'the open menu', path: '/pais/japan', enter: openMenu, isPhoneOnly: true, parts: ['header'] },
  {
    state: 'the open search list',
    path: '/pais/japan',
    enter: async (page) => {
      if (await menuToggle(page, 'Abrir menú').count()) await openMenu(page);
      const box = searchBox(page);
      await box.click();
      await box.pressSequentially('an');
      await suggestions(page).nth(4).waitFor();
      await box.press('ArrowDown');
    },
    isPerScreen: true,
    parts: ['header'],
  },
  {
    state: 'a toast',
    path: '/pais/japan',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await linkCopied(page).waitFor();
    },
    options: MAY_COPY,
  },
];

const { open } = useSite();

test.each(STATES)(
  '$state has no axe violation, controls at least 44 px high and texts of at least 15 px, on a phone and on a desktop',
  async ({ path, enter, isPhoneOnly, isPerScreen, options, parts }) => {
    let page: Page | undefined;
    for (const [screen, viewport] of SCREENS) {
      if (isPhoneOnly && screen !== 'phone') continue;
      if (!page || isPerScreen) {
        page = await open(path, { ...options, viewport, reducedMotion: 'reduce' });
        await enter?.(page);
      } else await page.setViewportSize(viewport);
      expect.soft(await smallTargets(page), screen).toEqual([]);
      expect.soft(await smallTexts(page), screen).toEqual([]);
      await expectNoViolations(page, screen, parts);
    }
  },
);
