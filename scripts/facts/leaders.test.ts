import { expect, test } from 'vitest';
import type { Country } from '../../src/catalogue/country.ts';
import { countryDraft } from '../../src/records/testing/country-draft.ts';
import { leadershipReport } from './leaders.ts';

test('the report names each fact that the press leads, and each that a higher rank than its leader puts in doubt', () => {
  const [government] = countryDraft().sources;
  const sources = [
    { ...government, supports: ['visaStatus'], doubts: ['maxStay'] },
    { ...government, name: 'Un diario', kind: 'press', supports: ['maxStay'] },
    { ...government, name: 'Un blog', kind: 'press', supports: ['visaStatus'] },
  ] as Country['sources'];
  expect(leadershipReport([countryDraft({ sources })], '2026-11-21').split('\n')).toEqual([
    'Los contradice una fuente de más rango: 1',
    '  content/countries/narnia.yaml: maxStay',
    '',
    expect.stringMatching(/^Al frente va la prensa, de \d+ datos: 1$/),
    '  content/countries/narnia.yaml: maxStay',
  ]);
});
