import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { factsOf, guidePath, questionPath } from '../catalogue.ts';
import { plain, sectionOf, textOf } from '../page-parts.ts';
import { about, useSite } from '../site.ts';
import {
  expectedOf,
  expectOutsideLinksInNewTabs,
  expectRelated,
  expectSources,
  expectVerdict,
  listOf,
  SAMPLE,
} from './country-sample.ts';

const { blank } = useSite();

async function expectGuidePage(page: Page, slug: string): Promise<void> {
  const expected = await expectedOf(slug);
  const country = await factsOf(slug);
  await page.goto(guidePath(slug));

  const breadcrumb = page.getByRole('article').getByRole('link', { name: 'Inicio', exact: true });
  expect(await breadcrumb.getAttribute('href')).toBe('/');
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(`Visa para ${expected.name}`);
  await page.getByText('Guía completa para ciudadanos mexicanos', { exact: true }).waitFor();
  expect(await page.title()).toContain('2024');
  await expectVerdict(page, expected);
  const article = page.getByRole('article').first();
  await article.getByText(expected.badge, { exact: true }).first().waitFor();
  await article.getByText(expected.region, { exact: true }).first().waitFor();

  const answer = page.getByRole('link', { name: '¿Necesito visa? La respuesta corta', exact: true });
  expect(await answer.getAttribute('href')).toBe(questionPath(expected.slug));

  const status = sectionOf(page, expected.verdict);
  expect(await textOf(status)).toContain(plain(country.notes));
  const stay = sectionOf(page, 'Estancia máxima');
  expect(await stay.count()).toBe(expected.stay[0] === 'No especificado' ? 0 : 1);
  if (await stay.count()) for (const text of expected.stay) expect(await textOf(stay)).toContain(text);

  expect(await listOf(sectionOf(page, 'Requisitos Necesarios'))).toEqual(country.requirements.map(plain));
  const costs = sectionOf(page, 'Costos y Aplicación');
  for (const text of expected.cost) expect(await textOf(costs)).toContain(text);
  const apply = costs.getByRole('link', { name: 'Aplicar Ahora' });
  expect(await apply.count()).toBe(country.applicationUrl ? 1 : 0);
  if (country.applicationUrl) expect(await apply.getAttribute('href')).toBe(country.applicationUrl);
  expect(await listOf(sectionOf(page, 'Requisitos de Salud'))).toEqual(country.healthRequirements.map(plain));

  const embassy = sectionOf(page, 'Información de Embajada');
  expect(await embassy.count()).toBe(country.embassyInfo ? 1 : 0);
  if (country.embassyInfo) expect(await textOf(embassy)).toContain(plain(country.embassyInfo.name));
  if (country.embassyInfo?.website) {
    const site = embassy.getByRole('link', { name: 'Visitar sitio oficial' });
    expect(await site.getAttribute('href')).toBe(country.embassyInfo.website);
  }
  const name = expected.inSentence;
  expect(await listOf(sectionOf(page, `Destinos Populares en ${name}`))).toEqual(
    country.popularDestinations.map(plain),
  );
  expect(await textOf(sectionOf(page, 'Mejor Época para Viajar'))).not.toBe('Mejor Época para Viajar');
  expect(await textOf(sectionOf(page, 'Información Importante'))).toMatch(/referencial.*2024/);
  expect(await page.getByRole('link', { name: 'Ver Todos los Destinos' }).getAttribute('href')).toBe('/');

  await expectOutsideLinksInNewTabs(page);
  await expectSources(page);
  await expectRelated(page, slug);
}

test('the guide page carries every card of the guide that has data', async () => {
  // What a script adds, other journeys look at.
  const page = await blank({ javaScriptEnabled: false });
  // Half of them: that each section of every country is on both pages, sections.test.tsx.
  for (const slug of SAMPLE.filter((_, place) => place % 2 === 0)) await about(slug, () => expectGuidePage(page, slug));
});
