import { describe, expect, it, test } from 'vitest';
import { earlierWords, figureFootnotes, summarise } from '../catalogue/country-summary.ts';
import { formatMoney, formatMXN } from '../catalogue/money.ts';
import { SPECIFIED_COSTS, SPECIFIED_STAYS } from '../catalogue/specified-figures.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

/** The countries the specification names (section 3), in English and in its order; all have full records. */
const SPECIFIED_COUNTRIES =
  `United States, Canada, Spain, France, Germany, Italy, United Kingdom, Japan, South Korea, Australia, Brazil, Argentina,
  Chile, Colombia, Peru, Netherlands, China, India, Thailand, Singapore, New Zealand, Israel, Turkey, Russia, Guatemala,
  United Arab Emirates, Qatar, Jordan, Lebanon, Portugal, Greece, Switzerland, Austria, Czech Republic, Poland, Egypt,
  Morocco, Iceland, Norway`.split(/,\s+/);

/** No figure of the specification disappears: it leads, or stands beside what is in force now. */
const catalogue = realCatalogue();
const TODAY = '2026-11-21';

/** What the reader sees large, and the smaller lines beside it. */
function shown(id: string, fact: 'cost' | 'stay'): string {
  const country = catalogue.countries.find((entry) => entry.id === id);
  if (!country) throw new Error(`no country ${id}`);
  const figure = summarise(country, catalogue, TODAY)[fact];
  return ` ${[figure.lead, ...figureFootnotes(figure), ...earlierWords(figure)].join(' ')} `;
}

test('all 39 countries of the specification have a full record', () => {
  expect(SPECIFIED_COUNTRIES).toHaveLength(39);
  const full = new Set(catalogue.countries.filter(({ depth }) => depth === 'full').map(({ name }) => name));
  expect(SPECIFIED_COUNTRIES.filter((name) => !full.has(name))).toEqual([]);
});

describe('the costs that the specification fixes', () => {
  it.each(Object.entries(SPECIFIED_COSTS))('of %s', (id, { amount, currency, amountMXN }) => {
    expect(shown(id, 'cost')).toContain(` ${formatMoney({ amount, currency })} `);
    expect(shown(id, 'cost')).toContain(` ${formatMXN(amountMXN)} `);
  });
});

describe('the stays that the specification names', () => {
  it.each(Object.entries(SPECIFIED_STAYS))('of %s: %s', (id, stay) => {
    expect(shown(id, 'stay')).toContain(` ${stay} `);
  });
});
