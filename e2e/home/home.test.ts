import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { factsOf, questionPath, REGION_GROUPS, useCountries } from '../catalogue.ts';
import { expectedOf } from '../country-page/country-sample.ts';
import { plain, sectionOf, textOf, textsOf } from '../page-parts.ts';
import { address, DESKTOP, expectLocation, PHONE, useSite } from '../site.ts';
import { card, cardLink, cards, groups } from './home-cells.ts';

const { open } = useSite();
const countries = useCountries();

/** The one description of a country, as its own page gives it to search engines. */
async function descriptionOf(slug: string): Promise<string> {
  const page = await (await fetch(address(questionPath(slug)))).text();
  const [, description] = /<meta name="description" content="([^"]+)"/.exec(page) ?? [];
  if (!description) throw new Error(`no description of ${slug}`);
  return description;
}

const REGION_ORDER_ON_PAGE = ['América', 'Europa', 'Oceanía', 'Asia', 'Medio Oriente', 'África'];

describe('home in order', () => {
  test('the headings come as decided, on a phone the box in the first screen, a destination in two, the tools in six and all in twelve; the newest three changes carry a date, a place and a way to where the page tells them', async () => {
    const page = await open('/');
    const headings = await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }));
    expect(headings).toEqual([
      'El catálogo en números',
      'Cambios de reglas',
      'Tipo de cambio',
      'Destinos',
      'Prepara tu viaje',
      'El mundo, visto desde México',
      'Consejos de viaje',
      'Alertas de viaje',
      'Preguntas frecuentes',
      'Deja tu email',
    ]);

    const news = sectionOf(page, 'Cambios de reglas');
    expect(await news.getByRole('link', { name: 'Cambios de reglas', exact: true }).getAttribute('href')).toBe(
      '/cambios',
    );
    const items = news.getByRole('listitem');
    expect(await items.count()).toBe(3);

    await page.setViewportSize(PHONE);
    const within = async (what: Locator, screens: number) => {
      const box = await what.boundingBox();
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(screens * PHONE.height);
    };
    await within(page.getByRole('combobox', { name: '¿A dónde vas?' }), 1);
    await within(cards(page).first(), 2);
    await within(page.getByRole('heading', { name: 'Prepara tu viaje' }), 6);
    await within(page.getByRole('contentinfo'), 12);
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(720);
    await page.setViewportSize(DESKTOP);
    for (const item of await items.all()) {
      expect(await textOf(item)).toMatch(/(Desde|desde|Anunciado|Aviso de) .*20\d\d/);
      expect(await item.getByRole('heading', { level: 3 }).getByRole('link').count()).toBe(1);
    }
  });
});

describe('the intro', () => {
  test('asks the question, offers the four tiles, and Ver Destinos brings the destinations into view, as /#destinos does from any page', async () => {
    const page = await open('/');
    expect(await textOf(page.getByRole('heading', { level: 1 }))).toMatch(/^¿.*visa.*\?$/i);
    const main = page.getByRole('main');
    for (const title of ['25+ Países', 'Sin Visa', 'Requisitos', 'Actualizado']) {
      await main.getByRole('listitem').filter({ hasText: title }).first().waitFor();
    }
    const heading = page.getByRole('heading', { level: 2, name: 'Destinos', exact: true });
    const expectInView = () =>
      expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(DESKTOP.height / 2);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(DESKTOP.height);
    await page.getByRole('main').getByRole('link', { name: 'Ver Destinos' }).click();
    await expectInView();

    await page.goto('/pais/japan');
    await page.getByRole('banner').getByRole('link', { name: 'Destinos', exact: true }).click();
    await heading.waitFor();
    await expectInView();
  });
});

describe('the list', () => {
  test('comes in the six region groups, each with its count; a folded one shows the rest and folds it again; a middle click opens a country in another tab', async () => {
    const page = await open('/');
    expect(await textsOf(groups(page).getByRole('heading', { level: 3 }))).toEqual(REGION_ORDER_ON_PAGE);
    for (const name of REGION_ORDER_ON_PAGE) {
      const members = countries.filter((country) => REGION_GROUPS[country.region] === name).length;
      const group = groups(page).and(page.getByRole('region', { name, exact: true }));
      await group.getByText(members === 1 ? '1 país' : `${members} países`, { exact: true }).waitFor();
    }

    // Europe folds cards and rows; Oceania has so few cards that only rows are folded.
    for (const name of ['Europa', 'Oceanía']) {
      const group = page.getByRole('region', { name, exact: true });
      const links = group.getByRole('link');
      const before = await links.count();
      const members = countries.filter((country) => REGION_GROUPS[country.region] === name).length;
      expect(before, name).toBeLessThan(members);
      await group.getByText(`Mostrar ${members - before} más`).click();
      await expect.poll(() => links.count()).toBe(members);
      await group.getByText('Mostrar menos').click();
      await expect.poll(() => links.count()).toBe(before);
    }

    // What the browser asks for in the new tab: a tab in the background may take its time to show it.
    // The pointer that rests on the link has the page fetched ahead; only the other request opens it.
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().endsWith('/pais/canada') && request.isNavigationRequest());
    await cardLink(page, 'Canadá').click({ button: 'middle' });
    await asked;
    await expectLocation(page, '/');
  });

  test('a card carries what decides, with conditions, doubts and the figure in force, and is one link that reports country_click', async () => {
    const tag = recordingTag();
    const page = await open('/', { prepare: tag.prepare });
    const japan = card(page, 'Japón');
    const text = await textOf(japan);
    const { badge, stay, cost } = await expectedOf('japan');
    for (const part of ['Japón', 'Japan', badge, ...stay, ...cost, 'Mejor época']) expect(text).toContain(part);
    const { popularDestinations } = await factsOf('japan');
    expect(await textsOf(japan.getByRole('listitem'))).toEqual([
      ...popularDestinations.slice(0, 2).map(plain),
      `+${popularDestinations.length - 2} más`,
    ]);
    expect(text).toContain(await descriptionOf('japan'));

    for (const slug of ['canada', 'thailand', 'australia', 'united-arab-emirates', 'israel']) {
      const { name, badge, stay, cost } = await expectedOf(slug);
      for (const part of [badge, ...stay, ...cost]) expect.soft(await textOf(card(page, name)), slug).toContain(part);
    }

    expect(await japan.getByRole('link').count()).toBe(1);
    expect(await japan.getByRole('link').getAttribute('href')).toBe('/pais/japan');
    // The description is text, not a link: the whole cell leads there.
    await japan.scrollIntoViewIfNeeded();
    const description = await japan.getByText(await descriptionOf('japan')).boundingBox();
    await page.mouse.click((description?.x ?? 0) + 5, (description?.y ?? 0) + 5);
    await expectLocation(page, '/pais/japan');
    await expect
      .poll(() => tag.heard('country_click'))
      .toEqual([['event', 'country_click', { event_category: 'engagement', country_name: 'Japan' }]]);
  });
});
