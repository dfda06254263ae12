import { describe, expect, test } from 'vitest';
import { COUNTRY_PAGES, guidePath, type PublicCountry, questionPath, spokenDate, useCountries } from '../catalogue.ts';
import { focusedAttribute } from '../focus.ts';
import { plain, textOf } from '../page-parts.ts';
import { expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';
import { disclosure, disclosures, FACTS, type Fact, known, report, summary } from './evidence.ts';

const { open } = useSite();
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

describe.each(COUNTRY_PAGES)('¿Cómo lo sabemos? on the %s', (_name, pathOf) => {
  test('stands closed at status, stay, cost and procedure, and each opens by itself at a click', async () => {
    const page = await open(pathOf('kenya'));
    expect(await disclosures(page).count()).toBe(FACTS.length);
    for (const fact of FACTS) expect(await report(page, fact).isVisible(), fact).toBe(false);
    for (const fact of FACTS) {
      await summary(page, fact).click();
      expect(await report(page, fact).isVisible(), fact).toBe(true);
      expect(await page.getByRole('link', { name: 'Reportar un error en este dato' }).count(), fact).toBe(1);
      await summary(page, fact).click();
      expect(await report(page, fact).isVisible(), fact).toBe(false);
    }
  });

  test.each(FACTS)('%s opens by keyboard, leads to its first source, and closes by keyboard', async (fact) => {
    const page = await open(pathOf('kenya'));
    await summary(page, fact).focus();
    await page.keyboard.press('Enter');
    await report(page, fact).waitFor();
    await page.keyboard.press('Tab');
    const focused = await focusedAttribute(page, 'href');
    expect(focused).toBe(await disclosure(page, fact).getByRole('link').first().getAttribute('href'));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await report(page, fact).waitFor({ state: 'hidden' });
  });

  test('opens without JavaScript', async () => {
    const page = await open(pathOf('kenya'), { javaScriptEnabled: false });
    for (const fact of FACTS) {
      expect(await report(page, fact).isVisible(), fact).toBe(false);
      await summary(page, fact).click();
      expect(
        await disclosure(page, fact)
          .getByText(/^Revisado el/)
          .isVisible(),
        fact,
      ).toBe(true);
      expect(await report(page, fact).isVisible(), fact).toBe(true);
    }
  });

  test('fits a phone with all of them open', async () => {
    const page = await open(pathOf('kenya'), { viewport: PHONE });
    for (const fact of FACTS) await summary(page, fact).click();
    await expectNoSidewaysScroll(page);
  });

  test.each(FACTS)(
    '%s names its sources, the day of the check, the confidence in words and what is disputed',
    async (fact) => {
      for (const confidence of ['high', 'medium', 'low'] as const) {
        // A stay or a procedure in doubt may not exist at every time; a doubt about each fact does.
        const candidates = [
          countries.find((country) => known(country, fact)?.confidence === confidence),
          countryWith(fact, ({ disputed }) => disputed !== null),
        ];
        for (const country of candidates) {
          const evidence = country && known(country, fact);
          if (!evidence) continue;
          const page = await open(pathOf(country.slug));
          await summary(page, fact).click();
          const links = disclosure(page, fact).getByRole('listitem').getByRole('link');
          expect(evidence.sources).not.toEqual([]);
          expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
            evidence.sources.map(({ url }) => url),
          );
          const text = await textOf(disclosure(page, fact));
          for (const { name, published } of evidence.sources) {
            expect(text).toContain(plain(published ? `${name} (${spokenDate(published)})` : name));
          }
          expect(text).toContain(`Revisado el ${spokenDate(evidence.checkedOn)}, ${CONFIDENCE[evidence.confidence]}.`);
          if (evidence.disputed) expect(text).toContain(`En duda: ${plain(evidence.disputed)}`);
          else expect(text).not.toContain('En duda');
        }
      }
    },
  );

  test('says first who announced the figure that overtook the record’s own', async () => {
    const page = await open(pathOf('australia'));
    const [leader] = countries.find(({ slug }) => slug === 'australia')?.updates ?? [];
    expect(leader?.concerns).toBe('costs');
    await summary(page, 'Costo').click();
    const first = disclosure(page, 'Costo').getByRole('listitem').first().getByRole('link');
    expect(await first.getAttribute('href')).toBe(leader?.source.url);
  });

  test('is not offered for a stay that nobody states', async () => {
    const unknown = countries.find(({ maxStay }) => !maxStay);
    const page = await open(pathOf(unknown?.slug ?? 'none'));
    expect(await disclosure(page, 'Estancia').count()).toBe(0);
    expect(await disclosure(page, 'Visa').count()).toBe(1);
    expect(await disclosure(page, 'Trámite').count()).toBe(1);
  });

  test('says of a free entry that the fee follows from the visa rule', async () => {
    const page = await open(pathOf('angola'));
    await summary(page, 'Costo').click();
    await disclosure(page, 'Costo').getByText('Se deduce de la regla de visa.').waitFor();
    expect(await textOf(disclosure(page, 'Visa'))).not.toContain('Se deduce');
  });
});

test('every page of every country shows the evidence of every fact it states', { timeout: 120_000 }, async () => {
  // The policy of the site forbids its pages to parse HTML, which is all that this one is for.
  const page = await open('/acerca', { bypassCSP: true });
  const paths = countries.flatMap(({ slug }) => [questionPath(slug), guidePath(slug)]);
  const shown = await page.evaluate(async (wanted) => {
    const found: Record<string, { fact: string; sources: number; says: string }[]> = {};
    for (const path of wanted) {
      const html = await (await fetch(path)).text();
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      found[path] = [...(main?.querySelectorAll('details') ?? [])].map((details) => ({
        fact: details.querySelector('summary')?.textContent?.replace('¿Cómo lo sabemos?', '').trim() ?? '',
        sources: details.querySelectorAll('li a[href^="https://"]').length,
        says: details.textContent ?? '',
      }));
    }
    return found;
  }, paths);
  const wrong: string[] = [];
  for (const country of countries) {
    const stated = FACTS.filter((fact) => known(country, fact));
    for (const path of [questionPath(country.slug), guidePath(country.slug)]) {
      const evidence = shown[path] ?? [];
      const facts = evidence.map(({ fact }) => fact);
      const missing = stated.filter((fact) => !facts.includes(fact));
      // A fee that is still to be confirmed may have sources that say why; nothing else is shown beyond the data.
      const unstated = facts.filter((fact) => fact !== 'Costo' && !stated.includes(fact as Fact));
      if (missing.length || unstated.length) wrong.push(`${path}: lacks ${missing}, adds ${unstated}`);
      if (new Set(facts).size !== facts.length) wrong.push(`${path}: repeats ${facts}`);
      for (const { fact, sources, says } of evidence) {
        if (sources === 0) wrong.push(`${path}: ${fact} has no source`);
        if (!/Revisado el \d.* de 20\d\d, /.test(says)) wrong.push(`${path}: ${fact} has no date`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
