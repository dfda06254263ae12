import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type CountryFacts, factsOf, guidePath, questionPath } from '../catalogue.ts';
import { saveButton } from '../offline/offline-reader.ts';
import { fieldOf, plain, sectionOf, textOf, verdictOf } from '../page-parts.ts';
import { about, holdScripts, PHONE, useSite } from '../site.ts';
import {
  expectedOf,
  expectOutsideLinksInNewTabs,
  expectRelated,
  expectSources,
  expectVerdict,
  listOf,
  SAMPLE,
} from './country-sample.ts';

const { blank, open } = useSite();

async function expectQuestionPage(page: Page, slug: string): Promise<void> {
  const expected = await expectedOf(slug);
  const country = await factsOf(slug);
  await page.goto(questionPath(slug));

  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(expected.question);
  expect(plain(await page.title())).toContain(expected.question);
  await expectVerdict(page, expected);
  await page.getByRole('img', { name: expected.badge, exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');

  const guide = page.getByRole('link', { name: `Guía completa: Visa para ${expected.name}`, exact: true });
  expect(await guide.getAttribute('href')).toBe(guidePath(expected.slug));

  const needed = sectionOf(page, '¿Se necesita visa?');
  expect(await textOf(needed)).toContain(expected.verdict.split(' · ')[0]);
  expect(await listOf(needed)).toEqual(country.requirements.slice(0, 3).map(plain));

  const stay = await textOf(sectionOf(page, 'Tiempo promedio permitido sin visa'));
  for (const text of expected.stay) expect(stay).toContain(text);

  const onArrival = sectionOf(page, 'Visa a la llegada');
  await onArrival.getByText(expected.onArrival, { exact: true }).waitFor();
  expect(await textOf(onArrival)).toContain(plain(country.notes));

  const cost = await textOf(sectionOf(page, 'Costo estimado'));
  for (const text of [...expected.cost, expected.earlierCost ?? '']) expect(cost).toContain(text);
  expect(await textOf(verdictOf(page))).not.toContain('antes:');
  expect(cost).toContain('Tiempo de trámite:');

  const special = await listOf(sectionOf(page, 'Requisitos especiales'));
  for (const text of [...country.healthRequirements, ...country.requirements.slice(3)]) {
    expect(special.join('\n')).toContain(plain(text));
  }
  for (const text of country.requirements.slice(0, 3)) expect(special).not.toContain(plain(text));

  await expectOrder(page);
  await expectOutsideLinksInNewTabs(page);
  await expectSources(page);
  await expectRelated(page, slug);
  await expectContact(page, country);
}

const ORDER = [
  'Depende de tu caso',
  'Proceso paso a paso',
  'Lo esencial',
  'Costo estimado',
  'Requisitos especiales',
  'Consejos',
  'Qué ha cambiado',
  'Fuentes',
  'Contacto de embajada',
  'Si algo sale mal',
  'Compartir',
];

/** What one does next stands right under the verdict; then steps and documents, then what it costs, then the advice. */
async function expectOrder(page: Page): Promise<void> {
  const headings = await page.getByRole('article').first().locator('h2').allTextContents();
  expect(headings).toEqual(ORDER.filter((heading) => headings.includes(heading)));
  const links = page.getByRole('article').first().getByRole('link');
  const verdict = await verdictOf(page).getByRole('link').allTextContents();
  const all = await links.allTextContents();
  const next = all.slice(all.lastIndexOf(verdict.at(-1) ?? 'none') + 1);
  // A visa with a page of its own leads to it first.
  const steps = next.filter((words) => !/^Visa /.test(words));
  expect(steps.slice(0, 3)).toEqual(['Hacer mi lista', 'Revisar mis fechas', 'Escalas']);
}

/** Whom to contact, or what to do when no mission is known. */
async function expectContact(page: Page, { embassyInfo, applicationUrl }: CountryFacts): Promise<void> {
  const contact = sectionOf(page, 'Contacto de embajada');
  if (!embassyInfo) {
    expect(await textOf(contact)).toContain(
      'Consulta con la embajada correspondiente para información sobre el proceso de solicitud.',
    );
  } else {
    expect(await textOf(contact)).toContain(plain(embassyInfo.name));
  }
  if (embassyInfo?.phone) {
    const call = contact.getByRole('link', { name: embassyInfo.phone });
    expect(await call.getAttribute('href')).toBe(`tel:${embassyInfo.phone.replaceAll(' ', '')}`);
  }
  if (embassyInfo?.address) {
    const map = contact.getByRole('link', { name: embassyInfo.address });
    expect(await map.getAttribute('href')).toContain(encodeURIComponent(embassyInfo.address));
  }
  const buttons = {
    'Sitio web oficial': embassyInfo?.website,
    'Aplicar para visa': applicationUrl,
  };
  for (const [name, href] of Object.entries(buttons)) {
    const button = contact.getByRole('link', { name });
    expect(await button.count()).toBe(href ? 1 : 0);
    if (href) expect(await button.getAttribute('href')).toBe(href);
  }
}

test('the question page answers the question with the specified words, figures and cards, and says whom to contact', async () => {
  // What a script adds, other journeys look at.
  const page = await blank({ javaScriptEnabled: false });
  // Those that the guide page is not read of, and two of its doubts: every section of every country, sections.test.tsx.
  for (const slug of SAMPLE.filter((slug, place) => place % 2 === 1 || ['thailand', 'lebanon'].includes(slug)))
    await about(slug, () => expectQuestionPage(page, slug));
});

test('the stay says what the figure alone does not: one count for the whole area, and that it is the visa’s', async () => {
  const page = await open(questionPath('spain'));
  expect(await textOf(fieldOf(verdictOf(page), 'Estancia'))).toMatch(/^90 días en 180\s*sumando todo Schengen$/);
  await page.goto(questionPath('japan'));
  expect(await textOf(verdictOf(page))).not.toContain('Schengen');
  await page.goto(questionPath('united-states'));
  expect(await textOf(sectionOf(page, 'Tiempo promedio permitido sin visa'))).toContain('con la visa');
});

test.each([questionPath('united-states'), questionPath('japan')])(
  'nothing on %s moves when the offer to save it comes',
  async (path) => {
    const page = await blank({ viewport: PHONE, serviceWorkers: 'allow' });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const lead = page.getByRole('heading', { level: 2, name: 'Proceso paso a paso' });
    await lead.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = (await lead.boundingBox())?.y;
    expect(await saveButton(page).count()).toBe(0);
    release();
    await saveButton(page).waitFor();
    expect((await lead.boundingBox())?.y).toBe(before);
  },
);

test('opening a country starts at the top of its page', async () => {
  const page = await open('/');
  const card = page.locator('#destinos').getByRole('link', { name: 'Canadá', exact: true });
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'Canadá' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('whoever was robbed comes from the verdict to the telephone of Mexico in one tap, without JavaScript too', async () => {
  const page = await open('/pais/germany', { viewport: PHONE, javaScriptEnabled: false });
  await page.getByRole('main').getByRole('link', { name: 'Si algo sale mal', exact: true }).last().click();
  const phone = page.getByRole('link', { name: '+49 170 975 7763' });
  await expect.poll(() => phone.evaluate((link) => link.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await phone.getAttribute('href')).toBe('tel:+491709757763');
});
