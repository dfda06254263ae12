import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolations, LOOKS } from '../axe.ts';
import { linkCopied, MAY_COPY } from '../clipboard.ts';
import { comeToNewsletter, formOf, submitOf } from '../forms/enquiry-forms.ts';
import { clear, more, region } from '../home/home-cells.ts';
import { exchangeRates, openFold, SECTIONS, shownQuestions } from '../home/home-sections.ts';
import { menuToggle, searchBox, suggestions } from '../search/search-box.ts';
import { NOT_FOUND_NOISE, useSite, type VisitOptions } from '../site.ts';
import { smallTargets } from '../targets.ts';
import { smallTexts } from '../texts.ts';

interface State {
  state: string;
  /** Brings the page into the state; absent when opening it is enough. */
  enter?: (page: Page) => Promise<unknown>;
  /** What differs from another state of the same page; absent where all of it is to be looked at. */
  parts?: readonly string[];
}

interface Visit extends State {
  path: string;
  /** There is no such state on a wide screen. */
  isPhoneOnly?: boolean;
  /** A window that becomes wider does not keep it. */
  isPerScreen?: boolean;
  options?: VisitOptions;
  /** States that the same window comes to afterwards, one out of the other. */
  further?: readonly State[];
}

const openMenu = async (page: Page) => {
  await menuToggle(page, 'Abrir menú').click();
  await menuToggle(page, 'Cerrar menú').waitFor();
};

const openEvidence = async (page: Page) => {
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
  await page
    .getByText(/^Revisado el/)
    .nth(3)
    .waitFor();
};

/** Every state of the site that looks different to assistive technology. What surrounds the pages is looked at in a few of them. */
const VISITS: readonly Visit[] = [
  {
    state: 'home that answers for one reader, with all that folds open, mistakes in its forms and answers in its box',
    path: '/#tengo=us-visa',
    options: { hasAcceptedTerms: false },
    enter: async (page) => {
      await page.getByRole('button', { name: 'Guardar como mis visas' }).waitFor();
      const group = page.getByRole('region', { name: 'Oceanía', exact: true });
      await more(group).click();
      await group.getByRole('listitem').getByRole('link').first().waitFor();
      for (const heading of SECTIONS) await openFold(page, heading);
      await shownQuestions(page).first().click();
      await exchangeRates(page).getByText('Ver más').click();
      await page.getByRole('textbox', { name: /^Cantidad en/ }).fill('cien');
      await exchangeRates(page).getByText('Escribe solo números, como 1,234.56.').waitFor();
      await comeToNewsletter(page);
      await submitOf(page).click();
      await formOf(page)
        .getByRole('alert', { name: /^Revisa/ })
        .waitFor();
      await page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' }).fill('georgia');
      await page
        .getByRole('option', { name: /^Georgia/ })
        .nth(1)
        .waitFor();
    },
    further: [
      {
        state: 'the dialog of a country',
        enter: async (page) => {
          await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
          await page.getByRole('button', { name: 'Ver Detalles de Canadá' }).click();
          await page.getByRole('dialog', { name: 'Canadá' }).waitFor();
        },
        parts: ['dialog'],
      },
      {
        state: 'filtered, with nothing found',
        enter: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Visa al Llegar' }).click();
          await clear(page).waitFor();
          await region(page).selectOption('Europe');
          await page.getByText('No se encontraron destinos').waitFor();
        },
        parts: ['#destinos'],
      },
    ],
  },
  {
    state: 'a question page that answers for one reader, with all that folds open',
    path: '/pais/canada#tengo=us-visa&llego=tierra',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Guardar como mis visas' }).waitFor();
      await openEvidence(page);
    },
  },
  { state: 'a question page in doubt', path: '/pais/thailand', parts: ['main'] },
  {
    state: 'a question page whose facts have grown old, with all its evidence open',
    path: '/pais/kenya',
    enter: async (page) => {
      await page.getByText('sin verificar desde').first().waitFor();
      await openEvidence(page);
    },
    options: { prepare: (page) => page.clock.setFixedTime(new Date('2040-01-01T12:00:00Z')) },
    parts: ['main'],
  },
  { state: 'a guide page with all its evidence open', path: '/visa-para-turkey-mexicanos', enter: openEvidence },
  { state: 'the brief page of a territory', path: '/pais/puerto-rico', parts: ['main'] },
  {
    state: 'the changes',
    path: '/cambios',
    parts: ['main'],
    further: [
      {
        state: 'with none for the filters',
        enter: async (page) => {
          await page.goto('/cambios?pais=japan&tipo=embajada');
          await page.getByText('No hay cambios de ese tipo para ese país.').waitFor();
        },
        parts: ['main form', 'main [data-none]'],
      },
    ],
  },
  { state: 'what is stored for reading offline', path: '/sin-conexion', parts: ['main'] },
  {
    state: 'the map of a region',
    path: '/mapa?region=Asia',
    enter: (page) => page.getByRole('button', { name: 'Limpiar filtros' }).waitFor(),
    parts: ['main'],
  },
  { state: 'the open data', path: '/datos', parts: ['main'] },
  { state: 'the not-found page', path: '/404', options: { expectedNoise: [NOT_FOUND_NOISE] } },
  { state: 'the open menu', path: '/pais/japan', enter: openMenu, isPhoneOnly: true, parts: ['header'] },
  {
    state: 'a toast, and the open search list',
    path: '/pais/japan',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await linkCopied(page).waitFor();
      if (await menuToggle(page, 'Abrir menú').count()) await openMenu(page);
      const box = searchBox(page);
      await box.click();
      await box.pressSequentially('an');
      await suggestions(page).nth(4).waitFor();
      await box.press('ArrowDown');
    },
    isPerScreen: true,
    parts: ['header', 'body > :last-child'],
    options: MAY_COPY,
  },
];

const { open } = useSite();

test.each(VISITS)(
  '$state has no axe violation, controls at least 44 px high and texts of at least 15 px, on a phone and on a desktop',
  async ({ path, isPhoneOnly, isPerScreen, options, further = [], ...first }) => {
    let page: Page | undefined;
    for (const { state, enter, parts } of [first, ...further]) {
      let isEntered = false;
      for (const [screen, viewport, theme] of LOOKS) {
        if (isPhoneOnly && screen !== 'phone') continue;
        if (!page || isPerScreen) page = await open(path, { ...options, viewport });
        else await page.setViewportSize(viewport);
        if (!isEntered || isPerScreen) await enter?.(page);
        isEntered = true;
        const hint = `${state}, ${screen}`;
        expect.soft(await smallTargets(page), hint).toEqual([]);
        expect.soft(await smallTexts(page), hint).toEqual([]);
        await expectNoViolations(page, hint, parts, [theme]);
      }
    }
  },
);
