import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COUNTRY_PAGES, type PublicCountry, questionPath, spokenDate, useCountries } from '../catalogue.ts';
import { focusedAttribute } from '../focus.ts';
import { plain, textOf } from '../page-parts.ts';
import { expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';
import { checkedDay, disclosure, disclosures, FACTS, type Fact, known, report, saidOf, summary } from './evidence.ts';

const { blank, open } = useSite();
const countries = useCountries();

const CONFIDENCE = { high: 'con confianza alta', medium: 'con confianza media', low: 'y sigue por confirmar' } as const;

/** A country whose fact is like this; the catalogue has one. */
function countryWith(fact: Fact, isLike: (evidence: NonNullable<ReturnType<typeof known>>) => boolean): PublicCountry {
  const found = countries.find((country) => {
    const evidence = known(country, fact);
    return evidence !== null && isLike(evidence);
  });
  if (!found) throw new Error(`No country has such a ${fact}`);
  return found;
}

async function expectEvidence(page: Page, fact: Fact, evidence: ReturnType<typeof known>): Promise<void> {
  if (!evidence) throw new Error(`Nothing is known of ${fact}`);
  if (!(await checkedDay(page, fact).isVisible())) await summary(page, fact).click();
  // Words that the glossary explains lead there, on this site.
  const links = saidOf(page, fact).locator('a[href^="https://"]');
  expect(evidence.sources).not.toEqual([]);
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
    evidence.sources.map(({ url }) => url),
  );
  const text = await textOf(saidOf(page, fact));
  for (const { name, published, seen } of evidence.sources) {
    const cited = plain(published ? `${name} (${spokenDate(published)})` : name);
    expect(text).toContain(`${cited}, ${seen === 'cited' ? 'citado por' : 'leído en'}`);
  }
  expect(text).toContain(`Revisado el ${spokenDate(evidence.checkedOn)}, ${CONFIDENCE[evidence.confidence]}`);
  // What of a doubt leads the page is not said here again.
  const whole = await textOf(page.getByRole('article').first());
  for (const sentence of evidence.disputed?.split(/(?<=[.»]) (?=\p{Lu})/u) ?? [])
    expect(whole).toContain(plain(sentence));
  if (!evidence.disputed) expect(text).not.toContain('En duda');
}

describe.each(COUNTRY_PAGES)('¿Cómo lo sabemos? on the %s', (_name, pathOf) => {
  test('stands closed once a section, opens by click and by keyboard, and fits a phone with all of them open', async () => {
    const page = await open(pathOf('kenya'));
    const isAlone = (all: Element[]) => new Set(all.map((each) => each.closest('section'))).size === all.length;
    expect(await disclosures(page).evaluateAll(isAlone)).toBe(true);
    expect(await page.getByRole('link', { name: /^¿Dato equivocado\?/ }).evaluateAll(isAlone)).toBe(true);
    for (const fact of FACTS) {
      expect(await report(page, fact).isVisible(), fact).toBe(true);
      expect(await checkedDay(page, fact).isVisible(), fact).toBe(false);
    }
    for (const each of await disclosures(page).all()) await each.locator('summary').click();
    for (const fact of FACTS) expect(await checkedDay(page, fact).isVisible(), fact).toBe(true);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);

    const [fact] = FACTS;
    await summary(page, fact).click();
    await checkedDay(page, fact).waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await checkedDay(page, fact).waitFor();
    await page.keyboard.press('Tab');
    const focused = await focusedAttribute(page, 'href');
    expect(focused).toBe(await saidOf(page, fact).getByRole('link').first().getAttribute('href'));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await checkedDay(page, fact).waitFor({ state: 'hidden' });
  });
});

// That both pages have it of every fact: every-country.test.ts.
test('names the sources, who announced the figure that leads first, the day of the check, the confidence, what is disputed and what is deduced', async () => {
  const facts = FACTS.flatMap((fact) => {
    // A stay or a procedure in doubt may not exist at every time; a doubt about each fact does.
    const ofEachConfidence = (Object.keys(CONFIDENCE) as (keyof typeof CONFIDENCE)[]).map((confidence) =>
      countries.find((country) => known(country, fact)?.confidence === confidence),
    );
    const chosen = [...ofEachConfidence, countryWith(fact, ({ disputed }) => disputed !== null)];
    return [...new Set(chosen)].flatMap((country) => (country ? [{ fact, country }] : []));
  });
  const page = await blank();
  for (const [country, shown] of Map.groupBy(facts, (each) => each.country)) {
    await page.goto(questionPath(country.slug));
    for (const { fact } of shown) await expectEvidence(page, fact, known(country, fact));
  }

  await page.goto(questionPath('australia'));
  const [leader] = countries.find(({ slug }) => slug === 'australia')?.updates ?? [];
  expect(leader?.concerns).toBe('costs');
  await summary(page, 'Costo').click();
  const first = saidOf(page, 'Costo').getByRole('listitem').first().getByRole('link');
  expect(await first.getAttribute('href')).toBe(leader?.source.url);

  await page.goto(questionPath(countries.find(({ maxStay }) => !maxStay)?.slug ?? 'none'));
  expect(await disclosure(page, 'Estancia').count()).toBe(0);
  expect(await disclosure(page, 'Visa').count()).toBe(1);
  expect(await disclosure(page, 'Trámite').count()).toBe(1);

  await page.goto(questionPath('angola'));
  await summary(page, 'Costo').click();
  await saidOf(page, 'Costo').getByText('sale de la regla de visa').waitFor();
  await summary(page, 'Visa').click();
  expect(await textOf(saidOf(page, 'Visa'))).not.toContain('sale de la regla');
});
test('without JavaScript ¿Cómo lo sabemos? opens too, that of the narrative as of every fact', async () => {
  const page = await blank({ javaScriptEnabled: false });
  await page.goto('/pais/kenya');
  await summary(page, 'Visa').click();
  expect(await checkedDay(page, 'Visa').isVisible()).toBe(true);
  await page.locator('summary', { hasText: 'Consejos' }).click();
  const narrative = page.locator('details').filter({ has: page.locator('> summary', { hasText: 'Este texto' }) });
  await narrative.locator('summary').click();
  expect(await narrative.getByRole('listitem').getByRole('link').count()).toBeGreaterThan(0);
  expect(await narrative.getByText(/^Revisado el \d+ de \S+ de 20\d\d\.$/).isVisible()).toBe(true);
});
