import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  address,
  expectNoSidewaysScroll,
  factsOf,
  fieldOf,
  type ListedCountry,
  listedCountries,
  PHONE,
  plain,
  sectionOf,
  textOf,
  textsOf,
  useSite,
} from './site.ts';

const { open } = useSite();

/** What the specification and the decisions say of each country; written by hand, not read from the product. */
const SAMPLE = [
  {
    slug: 'japan',
    name: 'Japón',
    question: '¿Necesita visa un mexicano para viajar a Japón?',
    verdict: 'NO NECESITAS VISA',
    badge: 'Sin Visa',
    region: 'Asia',
    stay: ['90 días'],
    cost: ['Gratis'],
    onArrival: 'No aplica',
  },
  {
    slug: 'canada',
    name: 'Canadá',
    question: '¿Necesita visa un mexicano para viajar a Canadá?',
    verdict: 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones',
    badge: 'ETA/e-Visa · con condiciones',
    region: 'América del Norte',
    stay: ['6 meses'],
    cost: ['126 MXN', '7 CAD'],
    onArrival: 'No',
  },
  {
    slug: 'australia',
    name: 'Australia',
    question: '¿Necesita visa un mexicano para viajar a Australia?',
    verdict: 'VISA REQUERIDA',
    badge: 'Visa Requerida',
    region: 'Oceanía',
    stay: ['3 meses'],
    cost: ['2,526 MXN', '200 AUD', 'antes: 20 AUD · 360 MXN'],
    onArrival: 'No',
  },
  {
    slug: 'united-arab-emirates',
    name: 'Emiratos Árabes Unidos',
    inSentence: 'los Emiratos Árabes Unidos',
    question: '¿Necesita visa un mexicano para viajar a los Emiratos Árabes Unidos?',
    verdict: 'NO NECESITAS VISA',
    badge: 'Sin Visa',
    region: 'Medio Oriente',
    stay: ['180 días', 'antes: 30 días'],
    cost: ['Gratis'],
    onArrival: 'No aplica',
  },
  {
    slug: 'thailand',
    name: 'Tailandia',
    question: '¿Necesita visa un mexicano para viajar a Tailandia?',
    verdict: 'NO NECESITAS VISA · por confirmar',
    badge: 'Sin Visa · por confirmar',
    region: 'Asia',
    stay: ['30 días'],
    cost: ['Gratis'],
    onArrival: 'No aplica',
  },
  {
    slug: 'turkey',
    name: 'Turquía',
    question: '¿Necesita visa un mexicano para viajar a Turquía?',
    verdict: 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA',
    badge: 'ETA/e-Visa',
    region: 'Europa',
    stay: ['30 días'],
    cost: ['900 MXN', '50 USD'],
    onArrival: 'No',
  },
  {
    slug: 'oman',
    name: 'Omán',
    question: '¿Necesita visa un mexicano para viajar a Omán?',
    verdict: 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones',
    badge: 'ETA/e-Visa · con condiciones',
    region: 'Medio Oriente',
    stay: ['30 días con e-visa'],
    cost: ['935 MXN', '20 OMR'],
    onArrival: 'No',
  },
  {
    slug: 'saudi-arabia',
    name: 'Arabia Saudita',
    question: '¿Necesita visa un mexicano para viajar a Arabia Saudita?',
    verdict: 'VISA REQUERIDA · con condiciones',
    badge: 'Visa Requerida · con condiciones',
    region: 'Medio Oriente',
    stay: ['90 días en un año'],
    cost: ['Por confirmar'],
    onArrival: 'Sí',
  },
  {
    slug: 'nicaragua',
    name: 'Nicaragua',
    question: '¿Necesita visa un mexicano para viajar a Nicaragua?',
    verdict: 'VISA REQUERIDA · por confirmar',
    badge: 'Visa Requerida · por confirmar',
    region: 'América Central',
    stay: ['No especificado'],
    cost: ['Por confirmar'],
    onArrival: 'No',
  },
  {
    slug: 'peru',
    name: 'Perú',
    question: '¿Necesita visa un mexicano para viajar a Perú?',
    verdict: 'NO NECESITAS VISA',
    badge: 'Sin Visa',
    region: 'América del Sur',
    stay: ['Hasta 183 días'],
    cost: ['Gratis'],
    onArrival: 'No aplica',
  },
  {
    slug: 'lebanon',
    name: 'Líbano',
    question: '¿Necesita visa un mexicano para viajar a Líbano?',
    verdict: 'VISA AL LLEGAR',
    badge: 'Visa al Llegar',
    region: 'Medio Oriente',
    stay: ['30 días'],
    cost: ['900 MXN', '50 USD'],
    onArrival: 'Sí',
  },
  {
    slug: 'el-salvador',
    name: 'El Salvador',
    question: '¿Necesita visa un mexicano para viajar a El Salvador?',
    verdict: 'NO NECESITAS VISA',
    badge: 'Sin Visa',
    region: 'América Central',
    stay: ['180 días'],
    cost: ['216 MXN', '12 USD'],
    onArrival: 'No aplica',
  },
] as const;

const questionPath = (slug: string) => `/pais/${slug}`;
const guidePath = (slug: string) => `/visa-para-${slug}-mexicanos`;

/** The verdict panel says answer, stay and cost, and nothing but the answer is in its first paragraph. */
async function expectVerdict(page: Page, expected: (typeof SAMPLE)[number]): Promise<void> {
  const verdict = page.getByRole('region', { name: 'Veredicto' });
  await verdict.getByText(expected.verdict, { exact: true }).waitFor();
  expect(await textOf(fieldOf(verdict, 'Estancia'))).toBe(expected.stay.join(''));
  expect(await textOf(fieldOf(verdict, 'Costo'))).toBe(expected.cost.join(''));
  expect(await textOf(fieldOf(verdict, 'Trámite'))).not.toBe('');
  expect(await textOf(verdict)).toMatch(/Qué sigue: \S/);
}

/** Every link that leaves the site opens another tab and cannot reach back. */
async function expectOutsideLinksInNewTabs(page: Page): Promise<void> {
  const outside = page.getByRole('main').locator('a[href^="http"]');
  expect(await outside.count()).toBeGreaterThan(0);
  const kept = await outside.evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.target !== '_blank' || !link.rel.includes('noopener'))
      .map((link) => link.href),
  );
  expect(kept).toEqual([]);
}

async function expectSources(page: Page): Promise<void> {
  const sources = sectionOf(page, 'Fuentes');
  expect(await textOf(sources)).toMatch(/Datos verificados el \d/);
  expect(await sources.getByRole('listitem').count()).toBeGreaterThan(0);
  const items = sources.getByRole('listitem');
  expect(await items.count()).toBe(await items.getByRole('link').count());
  expect(await sources.getByRole('link', { name: 'Reporta el error' }).getAttribute('href')).toMatch(
    /^\/reportar-error\?pais=[a-z-]+$/,
  );
}

/** One to four other countries, each of the same region or status, each leading to its question page. */
async function expectRelated(page: Page, slug: string): Promise<void> {
  const country = await factsOf(slug);
  const links = sectionOf(page, 'Destinos relacionados').getByRole('link', { name: /^Ver Detalles/ });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThanOrEqual(1);
  expect(hrefs.length).toBeLessThanOrEqual(4);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs).not.toContain(questionPath(slug));
  for (const href of hrefs) {
    expect(href).toMatch(/^\/pais\/[a-z-]+$/);
    const other = await factsOf(href.replace('/pais/', ''));
    expect([other.region === country.region, other.visaStatus === country.visaStatus]).toContain(true);
  }
}

async function listOf(section: Locator): Promise<string[]> {
  return textsOf(section.getByRole('listitem'));
}

describe.each(SAMPLE)('the question page of $name', (expected) => {
  test('answers the question with the specified words, figures and cards', async () => {
    const country = await factsOf(expected.slug);
    const page = await open(questionPath(expected.slug));

    expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(expected.question);
    expect(plain(await page.title())).toContain(expected.question);
    await expectVerdict(page, expected);
    await page.getByRole('article').getByText(expected.badge, { exact: true }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');

    const needed = sectionOf(page, '¿Se necesita visa?');
    expect(await textOf(needed)).toContain(expected.verdict.split(' · ')[0]);
    expect(await listOf(needed)).toEqual(country.requirements.slice(0, 3).map(plain));

    const stay = await textOf(sectionOf(page, 'Tiempo promedio permitido sin visa'));
    for (const text of expected.stay) expect(stay).toContain(text);

    const onArrival = sectionOf(page, 'Visa a la llegada');
    await onArrival.getByText(expected.onArrival, { exact: true }).waitFor();
    expect(await textOf(onArrival)).toContain(plain(country.notes));

    const cost = await textOf(sectionOf(page, 'Costo estimado'));
    for (const text of expected.cost) expect(cost).toContain(text);
    expect(cost).toContain('Tiempo de trámite:');

    const special = await listOf(sectionOf(page, 'Requisitos especiales'));
    for (const text of [...country.healthRequirements, ...country.requirements.slice(3)]) {
      expect(special.join('\n')).toContain(plain(text));
    }
    for (const text of country.requirements.slice(0, 3)) expect(special).not.toContain(plain(text));

    await expectOutsideLinksInNewTabs(page);
    await expectSources(page);
    await expectRelated(page, expected.slug);
  });

  test('says whom to contact, or what to do when no mission is known', async () => {
    const { embassyInfo, applicationUrl } = await factsOf(expected.slug);
    const page = await open(questionPath(expected.slug));
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
  });
});

describe.each(SAMPLE)('the guide page of $name', (expected) => {
  test('carries every card of the guide that has data', async () => {
    const country = await factsOf(expected.slug);
    const page = await open(guidePath(expected.slug));

    const breadcrumb = page.getByRole('article').getByRole('link', { name: 'Inicio', exact: true });
    expect(await breadcrumb.getAttribute('href')).toBe('/');
    expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(`Visa para ${expected.name}`);
    await page.getByText('Guía completa para ciudadanos mexicanos', { exact: true }).waitFor();
    expect(await page.title()).toContain('2024');
    await expectVerdict(page, expected);
    const article = page.getByRole('article').first();
    await article.getByText(expected.badge, { exact: true }).first().waitFor();
    await article.getByText(expected.region, { exact: true }).first().waitFor();

    const status = sectionOf(page, expected.verdict.split(' · ')[0] ?? '');
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
    const name = 'inSentence' in expected ? expected.inSentence : expected.name;
    expect(await listOf(sectionOf(page, `Destinos Populares en ${name}`))).toEqual(
      country.popularDestinations.map(plain),
    );
    expect(await textOf(sectionOf(page, 'Mejor Época para Viajar'))).not.toBe('Mejor Época para Viajar');
    expect(await textOf(sectionOf(page, 'Información Importante'))).toMatch(/referencial.*2024/);
    expect(await page.getByRole('link', { name: 'Ver Todos los Destinos' }).getAttribute('href')).toBe('/');

    await expectOutsideLinksInNewTabs(page);
    await expectSources(page);
    await expectRelated(page, expected.slug);
  });
});

describe('rules that changed', () => {
  test.each([questionPath('turkey'), guidePath('turkey')])(
    '%s leads with the known fee and says beside it, dated and sourced, what is in doubt',
    async (path) => {
      const page = await open(path);
      const cost = sectionOf(page, path.startsWith('/pais') ? 'Costo estimado' : 'Costos y Aplicación');
      const note = cost.getByRole('listitem').filter({ hasText: 'diciembre de 2023' });
      await note.waitFor();
      expect(await textOf(note)).toMatch(/Según parece.*Confírmalo/);
      expect(await note.getByRole('link').getAttribute('href')).toMatch(/^https:/);
    },
  );

  test.each(['thailand', 'nicaragua'])('%s says what is in doubt before the verdict itself', async (slug) => {
    for (const path of [questionPath(slug), guidePath(slug)]) {
      const page = await open(path);
      const verdict = await textOf(page.getByRole('region', { name: 'Veredicto' }));
      expect(verdict.indexOf('En duda:')).toBe(0);
      expect(verdict.indexOf('por confirmar')).toBeGreaterThan(0);
    }
  });

  test.each(['canada', 'oman', 'saudi-arabia'])('%s shows each case with its own result', async (slug) => {
    for (const path of [questionPath(slug), guidePath(slug)]) {
      const page = await open(path);
      await page.getByRole('region', { name: 'Veredicto' }).getByText('Depende:').waitFor();
      expect(await sectionOf(page, 'Depende de tu caso').getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    }
  });

  test('Canada names both cases in the verdict: eTA by air, visitor visa otherwise', async () => {
    const page = await open(questionPath('canada'));
    const verdict = await textOf(page.getByRole('region', { name: 'Veredicto' }));
    expect(verdict).toMatch(/avión.*visa de visitante/);
  });

  test('Peru warns that the Mexican embassy in Lima is closed', async () => {
    for (const path of [questionPath('peru'), guidePath('peru')]) {
      const page = await open(path);
      const changes = sectionOf(page, 'Qué ha cambiado');
      expect(await textOf(changes)).toMatch(/embajada en Lima cierra/);
      expect(await textOf(changes)).toContain('3 de noviembre de 2025');
    }
  });
});

describe('dates', () => {
  test('the last-updated line says today in Mexico City by the clock of the reader, next to the checked date', async () => {
    const page = await open(questionPath('japan'), {
      // Already the 15th in Tokyo and in UTC, still the 14th in Mexico City.
      timezoneId: 'Asia/Tokyo',
      prepare: (blank) => blank.clock.setFixedTime(new Date('2027-03-15T04:30:00Z')),
    });
    const line = page.getByRole('main').locator('p', { hasText: 'Última actualización:' });
    expect(await textOf(line)).toMatch(
      /^Última actualización: 14 de marzo de 2027\. Datos verificados el \d{1,2} de [a-z]+ de 2026\./,
    );
  });

  test('without a script the line still carries the day of the build', async () => {
    const page = await open(questionPath('japan'), { javaScriptEnabled: false });
    const line = page.getByRole('main').locator('p', { hasText: 'Última actualización:' });
    expect(await textOf(line)).toMatch(
      /Última actualización: \d{1,2}(\.º)? de [a-z]+ de 20\d\d\. Datos verificados el/,
    );
  });
});

test('opening a country starts at the top of its page', async () => {
  const page = await open('/');
  const card = page.locator('#destinos').getByRole('link', { name: 'Canadá', exact: true });
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'Canadá' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

describe('every country of the catalogue', () => {
  let countries: ListedCountry[] = [];
  beforeAll(async () => {
    countries = await listedCountries();
  });

  test('has both pages, each with its own canonical address and valid structured data', async () => {
    const canonicals = new Set<string>();
    for (const { slug } of countries) {
      for (const [path, types] of [
        [questionPath(slug), ['Article', 'FAQPage']],
        [guidePath(slug), ['Article']],
      ] as const) {
        const answer = await fetch(address(path), { redirect: 'manual' });
        expect(answer.status, path).toBe(200);
        const html = await answer.text();
        const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map((match) => match[1] ?? '');
        expect(canonical, path).toHaveLength(1);
        expect(new URL(canonical[0] ?? '').pathname, path).toBe(path);
        canonicals.add(canonical[0] ?? '');

        const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
          (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
        );
        expect(data.map((entry) => entry['@type']).sort(), path).toEqual(types);
        for (const entry of data) expect(entry['@context'], path).toBe('https://schema.org');
        const article = data.find((entry) => entry['@type'] === 'Article');
        expect(new Date(String(article?.['dateModified'])).toISOString(), path).toBe(article?.['dateModified']);
        expect(article?.['mainEntityOfPage'], path).toBe(canonical[0]);
        expect(article?.['headline'], path).toBeTruthy();
        const questions = data.find((entry) => entry['@type'] === 'FAQPage')?.['mainEntity'];
        for (const question of (questions ?? []) as { name: string; acceptedAnswer: { text: string } }[]) {
          expect(question.name, path).toMatch(/^¿.+\?$/);
          expect(question.acceptedAnswer.text.length, path).toBeGreaterThan(5);
        }
      }
    }
    expect(canonicals.size).toBe(countries.length * 2);
  });

  test('answers within the first 600 px of a 360 px screen, without sideways scroll', {
    timeout: 120_000,
  }, async () => {
    const page = await open('/', { viewport: PHONE });
    const late: string[] = [];
    for (const { slug } of countries) {
      await page.goto(questionPath(slug));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectNoSidewaysScroll(page);
      const verdict = page.getByRole('region', { name: 'Veredicto' });
      // The answer at a glance: title, status, stay, cost, procedure, next step.
      const bottoms = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          verdict.getByText(/^(NO NECESITAS VISA|VISA REQUERIDA|VISA AL LLEGAR|AUTORIZACIÓN ELECTRÓNICA REQUERIDA)/),
          fieldOf(verdict, 'Estancia'),
          fieldOf(verdict, 'Costo'),
          fieldOf(verdict, 'Trámite'),
          verdict.locator('p', { hasText: 'Qué sigue:' }),
        ].map(bottomOf),
      );
      const lowest = Math.max(...bottoms);
      if (lowest > 600) late.push(`${slug}: ${Math.round(lowest)} px`);
    }
    expect(late).toEqual([]);
  });

  test('fits its guide into a 360 px screen, without sideways scroll', { timeout: 120_000 }, async () => {
    const page = await open('/', { viewport: PHONE });
    for (const { slug } of countries) {
      await page.goto(guidePath(slug));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectNoSidewaysScroll(page);
    }
  });
});

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not displayed');
  return box.y + box.height;
}
