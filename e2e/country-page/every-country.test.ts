import { describe, expect, test } from 'vitest';
import { guidePath, isBrief, questionPath, useCountries } from '../catalogue.ts';
import { plain } from '../page-parts.ts';
import { PHONE, useSite } from '../site.ts';
import { FACTS, known } from './evidence.ts';

const { open } = useSite();
const countries = useCountries();

/**
 * What both pages of every country carry, and how far they reach on a phone; read once for all who ask. Each is laid out in the
 * window of the one before, as built and without its scripts: opening 466 pages costs five times as much.
 */
async function readPages() {
  // The policy of the site forbids its pages to parse HTML, which is all that this one is for.
  const page = await open('/acerca', { viewport: PHONE, bypassCSP: true });
  const paths = [questionPath, guidePath].flatMap((pathOf) => countries.map(({ slug }) => pathOf(slug)));
  const found = await page.evaluate(async (wanted) => {
    const answers = await Promise.all(
      wanted.map(async (path) => {
        const answer = await fetch(path);
        return { path, status: answer.redirected ? 301 : answer.status, html: await answer.text() };
      }),
    );
    const said = (built: Document) => {
      const main = built.querySelector('main');
      const texts = (selector: string) =>
        [...(main?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim());
      return {
        data: [...built.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
        text: (main?.textContent ?? '').replace(/\s+/g, ' '),
        headings: texts('h2, h3'),
        emptyLists: [...(main?.querySelectorAll('ul, ol, dl') ?? [])].filter((list) => !list.children.length).length,
        links: [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? ''),
        history: texts('#cambios h3'),
        evidence: [...(main?.querySelectorAll('summary') ?? [])]
          .filter(({ textContent }) => textContent.includes('¿Cómo lo sabemos?'))
          .flatMap(({ parentElement }) => [...(parentElement?.querySelectorAll('ul[aria-label]') ?? [])])
          .map((list) => ({
            fact: list.getAttribute('aria-label') ?? '',
            sources: list.querySelectorAll('li a[href^="https://"]').length,
            says: list.textContent,
          })),
      };
    };
    const isBroken = (text: Text, { 0: word, index }: RegExpExecArray) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const sheetsOf = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const namesOf = (page: Document) =>
      sheetsOf(page)
        .map(({ href }) => href)
        .join();
    const layOut = async (built: Document) => {
      // Sheets that are there already are not read again.
      if (namesOf(built) === namesOf(document)) document.body.replaceWith(document.adoptNode(built.body));
      else {
        const styled = sheetsOf(built).map((sheet) => new Promise((loaded) => sheet.addEventListener('load', loaded)));
        // What the first script of a page marks it with: scripts run, the terms are accepted.
        built.documentElement.className = document.documentElement.className;
        document.documentElement.replaceWith(document.adoptNode(built.documentElement));
        await Promise.all(styled);
      }
      await document.fonts.ready;
      const verdict = document.querySelector('section[aria-label="Veredicto"]');
      const inVerdict = (selector: string, text: RegExp) =>
        [...(verdict?.querySelectorAll(selector) ?? [])].find((element) => text.test(element.textContent.trim()));
      // The answer at a glance: title, status, stay, cost, procedure, passport, next step.
      const parts = [
        document.querySelector('h1'),
        inVerdict('p', /^(NO NECESITAS VISA|VISA REQUERIDA|VISA AL LLEGAR|AUTORIZACIÓN ELECTRÓNICA REQUERIDA)/),
        ...[/^Estancia$/, /^Costo$/, /^Trámite$/, /^Pasaporte$/].map(
          (label) => inVerdict('dt', label)?.nextElementSibling,
        ),
        inVerdict('p', /Qué sigue:/),
      ];
      const texts = [...(verdict?.querySelectorAll('dd') ?? [])]
        .flatMap(({ childNodes }) => [...childNodes])
        .filter((node) => node instanceof Text);
      const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
      return {
        height: scrollHeight,
        brokenWords: texts.flatMap((text) =>
          [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].filter((word) => isBroken(text, word)).map(([word]) => word),
        ),
        excess: scrollWidth - clientWidth,
        lowest: Math.max(
          ...parts.map((part) => (part?.checkVisibility() ? part.getBoundingClientRect().bottom : 9999)),
        ),
      };
    };
    const pages: ({ path: string; status: number } & ReturnType<typeof said> & Awaited<ReturnType<typeof layOut>>)[] =
      [];
    // Without a wait between them nothing is painted, which takes longer than to lay it out.
    for (const { path, status, html } of answers) {
      const built = new DOMParser().parseFromString(html, 'text/html');
      pages.push({ path, status, ...said(built), ...(await layOut(built)) });
    }
    return pages;
  }, paths);
  return new Map(found.map((each) => [each.path, each]));
}

let reading: ReturnType<typeof readPages> | undefined;
async function pageAt(path: string) {
  reading ??= readPages();
  const page = (await reading).get(path);
  if (!page) throw new Error(`${path} was not read`);
  return page;
}

const reachOf = (pathOf: (slug: string) => string) =>
  Promise.all(
    countries.map(async ({ slug }) => {
      const { path, height, excess, lowest, brokenWords } = await pageAt(pathOf(slug));
      return { path, height, excess, lowest, brokenWords };
    }),
  );

const isAlert = ({ concerns }: { concerns: string }) => concerns === 'alert';

describe('both pages of every country', { timeout: 120_000 }, () => {
  // Canonical addresses, and what stands in the data: check:site.
  test('tell programs what they are: an article, and the question page the answers to its questions', async () => {
    for (const { slug } of countries) {
      for (const [path, types] of [
        [questionPath(slug), ['Article', 'FAQPage']],
        [guidePath(slug), ['Article']],
      ] as const) {
        const { status, data } = await pageAt(path);
        expect(status, path).toBe(200);
        expect(data.map((text) => JSON.parse(text)['@type']).sort(), path).toEqual(types);
      }
    }
  });

  test('show the evidence of every fact they state', async () => {
    const wrong: string[] = [];
    for (const country of countries) {
      const stated = FACTS.filter((fact) => known(country, fact));
      for (const path of [questionPath(country.slug), guidePath(country.slug)]) {
        const { evidence } = await pageAt(path);
        // The narrative is no fact.
        const text = 'Este texto';
        const facts = evidence.map(({ fact }) => fact).filter((fact) => fact !== text);
        const tells = evidence.some(({ fact }) => fact === text);
        const isTold = !isBrief(country) && path === questionPath(country.slug);
        if (isTold && !tells) wrong.push(`${path}: its narrative has no sources`);
        const missing = stated.filter((fact) => !facts.includes(fact));
        // A fee that is still to be confirmed may have sources that say why; the data tell what is paid apart as words.
        const shown: readonly string[] = ['Costo', 'Costo extra', ...stated];
        const unstated = facts.filter((fact) => !shown.includes(fact));
        if (missing.length || unstated.length) wrong.push(`${path}: lacks ${missing}, adds ${unstated}`);
        if (new Set(facts).size !== facts.length) wrong.push(`${path}: repeats ${facts}`);
        for (const { fact, sources, says } of evidence) {
          if (sources === 0) wrong.push(`${path}: ${fact} has no source`);
          if (!/Revisados? el \d.* de 20\d\d[,.]/.test(says)) wrong.push(`${path}: ${fact} has no date`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('say of a brief record that it is one, hide what nobody knows, and leave no list empty', async () => {
    expect(countries.filter(isBrief).length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const { slug, depth, territory, requirements, healthRequirements, processSteps, maxStay } of countries) {
      const sections: [pathOf: (slug: string) => string, heading: string, isKnown: boolean][] = [
        [questionPath, 'Proceso paso a paso', processSteps.length > 0],
        [questionPath, 'Requisitos especiales', healthRequirements.length > 0 || requirements.length > 3],
        [guidePath, 'Requisitos Necesarios', requirements.length > 0],
        [guidePath, 'Requisitos de Salud', healthRequirements.length > 0],
        [guidePath, 'Estancia máxima', maxStay !== null],
      ];
      for (const [pathOf, heading, isKnown] of sections) {
        const path = pathOf(slug);
        const { headings } = await pageAt(path);
        if (headings.includes(heading) !== isKnown) wrong.push(`${path}: ${heading} should be ${isKnown}`);
      }
      for (const path of [questionPath(slug), guidePath(slug)]) {
        const { text, emptyLists, links } = await pageAt(path);
        if (text.includes('Esta ficha es breve:') !== (depth === 'brief')) wrong.push(`${path}: the notice is wrong`);
        if (text.includes('Quién pone las reglas:') !== (territory !== null))
          wrong.push(`${path}: the territory is wrong`);
        if (emptyLists !== 0) wrong.push(`${path}: ${emptyLists} empty lists`);
        if (/undefined|\bnull\b|NaN/.test(text)) wrong.push(`${path}: shows a missing value`);
        const leadsToSre = links.some((href) => href.startsWith('https://portales.sre.gob.mx/guiadeviaje'));
        if (depth === 'brief' && !leadsToSre) wrong.push(`${path}: no link to the guide of the SRE`);
        const state = countries.find(({ iso2 }) => iso2 === territory?.of);
        if (state && !links.includes(questionPath(state.slug))) wrong.push(`${path}: no link to ${state.slug}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('tell the history of the country where it has one, and nowhere else', async () => {
    for (const { slug, updates } of countries) {
      const expected = updates.map(({ title }) => plain(title)).sort();
      for (const path of [questionPath(slug), guidePath(slug)]) {
        expect((await pageAt(path)).history.map(plain).sort(), path).toEqual(expected);
      }
    }
  });
});

describe('on a phone of 360 px, every country', { timeout: 120_000 }, () => {
  const LONGEST = 6.5 * PHONE.height;
  /** What leads there takes its own lines: a warning, a doubt. */
  const isLed = (path: string) =>
    countries.some(
      ({ slug, visaStatus, updates }) =>
        [questionPath(slug), guidePath(slug)].includes(path) &&
        (visaStatus.confidence === 'low' || updates.some(isAlert)),
    );
  const room = (path: string) => (isLed(path) ? 80 : 0);
  const isLong = ({ path, height }: { path: string; height: number }) => height > LONGEST + room(path);

  test('answers within the first 660 px, 80 px more where a warning or a doubt comes first, and ends within six and a half screens, without sideways scroll or broken words', async () => {
    const pages = await reachOf(questionPath);
    const isWrong = (page: (typeof pages)[number]) =>
      page.excess > 0 || page.lowest > 660 + room(page.path) || page.brokenWords.length > 0 || isLong(page);
    expect(pages.filter(isWrong)).toEqual([]);
  });

  test('fits its guide, which is no longer, without sideways scroll', async () => {
    const pages = await reachOf(guidePath);
    expect(pages.filter((page) => page.excess > 0 || isLong(page))).toEqual([]);
  });
});
