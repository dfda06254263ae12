import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CountrySummary, summarise } from '../catalogue/country-summary.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { Hero } from './hero.tsx';

const catalogue = realCatalogue();
const maldives = catalogue.countries.find(({ slug }) => slug === 'maldives');
const summary = maldives && summarise(maldives, catalogue, '2026-11-25');
const calm: CountrySummary | undefined = summary && { ...summary, lead: [], stay: { value: '47 días', changes: [] } };

const stamped = (part: Partial<CountrySummary>) =>
  calm ? renderToStaticMarkup(<Hero summaries={[{ ...calm, ...part }]} />) : '';

test('a stamp on the first screen says the stay of the record, and no figure that is in doubt or has conditions', () => {
  expect(stamped({})).toMatch(/MALDIVAS.*47 DÍAS/s);
  for (const stay of [
    { value: '47 días', changes: [], isInDoubt: true as const },
    { value: '47 días, según lo que te autoricen', changes: [] },
  ]) {
    expect(stamped({ stay })).toContain('MALDIVAS');
    expect(stamped({ stay })).not.toMatch(/47 días/i);
  }
});

test('a country with a warning has no stamp on the first screen', () => {
  expect(stamped({ lead: ['La SRE pidió no viajar.'] })).not.toContain('MALDIVAS');
});
