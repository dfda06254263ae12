import { describe, expect, test } from 'vitest';
import { readCatalogue } from './load.server.ts';
import { JAPAN, REQUIREMENTS, useContentCopy } from './testing/content-copy.ts';

/** Japan as a territory of the United States, which asks for a visa. */
const { folder, put, problemsOf } = useContentCopy();
const OF_STATE = { of: 'US', rules: 'Es territorio de Estados Unidos para esta prueba.' };

describe('a territory', () => {
  test('that rules otherwise than its state without saying so stops the build', () => {
    put(JAPAN, 'territory', OF_STATE);
    expect(problemsOf()).toMatchObject([
      {
        file: 'content/countries/japan.yaml',
        field: 'visaStatus',
        fix: expect.stringMatching(/visa-required.*territory\.decides: \[visaStatus\]/),
      },
    ]);
  });

  test('that says what it decides does not, and takes from its state what it does not state', () => {
    put(JAPAN, 'territory', { ...OF_STATE, decides: ['visaStatus'] });
    put(JAPAN, 'passportValidity', undefined);
    put(JAPAN, 'sources.0.supports', ['visaStatus', 'maxStay', 'costs', 'embassy', ...REQUIREMENTS]);
    put('countries/united-states.yaml', 'passportValidity', { from: 'exit', months: 5 });
    put('countries/united-states.yaml', 'sources.0.supports', [
      'visaStatus',
      'maxStay',
      'passportValidity',
      'costs',
      'embassy',
      ...REQUIREMENTS,
    ]);
    expect(problemsOf()).toEqual([]);
    const japan = readCatalogue(folder()).catalogue?.countries.find(({ slug }) => slug === 'japan');
    expect(japan).toMatchObject({ visaStatus: 'visa-free', passportValidity: { from: 'exit', months: 5 } });
    expect(japan?.sources).toContainEqual(
      expect.objectContaining({
        supports: expect.arrayContaining(['passportValidity']),
        from: 'countries/united-states.yaml',
      }),
    );
  });
});
