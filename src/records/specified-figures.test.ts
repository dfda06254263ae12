import { describe, expect, it } from 'vitest';
import { earlierWords, figureFootnotes, summarise } from '../catalogue/country-summary.ts';
import { formatMoney, formatMXN } from '../catalogue/money.ts';
import { SPECIFIED_COSTS, SPECIFIED_STAYS } from '../catalogue/specified-figures.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

/** No figure of the specification disappears: it leads, or stands beside what is in force now. */
const catalogue = realCatalogue();
const TODAY = '2026-11-21';

/** What the reader sees large, and the smaller lines beside it. */
function shown(id: string, fact: 'cost' | 'stay'): string {
  const country = catalogue.countries.find((entry) => entry.id === id);
  if (!country) throw new Error(`no country ${id}`);
  const figure = summarise(country, catalogue, TODAY)[fact];
  return ` ${[figure.value, ...figureFootnotes(figure), ...earlierWords(figure)].join(' ')} `;
}

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
