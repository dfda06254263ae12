import { describe, expect, test } from 'vitest';
import { TOPICS, type Topic, topicLabel } from '../../catalogue/topic.ts';
import { type Asking, compareRequirements } from './compare-requirements.ts';

/** A text of each topic, as a record would have it. */
const asks = (name: string, ...topics: Topic[]): Asking => asking(name, ...topics.map((topic) => [topic]));
const asking = (name: string, ...requirements: Topic[][]): Asking => ({
  ofName: `de ${name}`,
  requirements: requirements.map((topics, index) => ({
    id: `${index}`,
    topics,
    text: `${topics.join(' y ')} (${name})`,
  })),
});
const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label);

describe('what two destinations ask for', () => {
  test('the same thing in other words is shared, and each keeps its own words', () => {
    const { shared, different } = compareRequirements([asks('Chile', 'onward-ticket'), asks('Perú', 'onward-ticket')]);
    expect(different).toEqual([]);
    expect(shared).toEqual([
      {
        topic: 'onward-ticket',
        label: 'Boleto de salida o de regreso',
        cells: [['onward-ticket (Chile)'], ['onward-ticket (Perú)']],
      },
    ]);
  });

  test.each([
    ['Piden 6 meses.', 'Piden 6 meses.', undefined],
    ['Piden 6 meses.', 'Piden 3 meses.', 'Cambian las cifras'],
    ['Piden 6 meses.', undefined, 'Cambian las cifras'],
    [undefined, undefined, undefined],
  ])('passports with the rules «%s» and «%s»: %s', (one, other, difference) => {
    const { shared, different } = compareRequirements([
      { ...asks('Uno', 'passport'), passportRule: one },
      { ...asks('Otro', 'passport'), passportRule: other },
    ]);
    expect(difference ? different : shared).toMatchObject([{ cells: [['passport (Uno)'], ['passport (Otro)']] }]);
    expect([...shared, ...different][0]?.difference).toBe(difference);
  });

  test('what only some ask for says who, in their order', () => {
    const { different } = compareRequirements([
      asks('Japón', 'onward-ticket'),
      asks('los Países Bajos', 'lodging'),
      asks('Perú', 'lodging'),
    ]);
    expect(different.map(({ label, difference }) => [label, difference])).toEqual([
      ['Boleto de salida o de regreso', 'Solo en la ficha de Japón'],
      ['Dónde te hospedas', 'Solo en las fichas de los Países Bajos y de Perú'],
    ]);
  });

  test('a requirement about two things counts for both', () => {
    const { shared } = compareRequirements([
      asking('Uno', ['onward-ticket', 'lodging']),
      asks('Otro', 'lodging', 'onward-ticket'),
    ]);
    expect(labels(shared)).toEqual(['Boleto de salida o de regreso', 'Dónde te hospedas']);
  });

  test('what has no topic stays whole, as each record’s own', () => {
    const { shared, different } = compareRequirements([asks('Uno', 'other'), asks('Otro', 'lodging')]);
    expect(shared).toEqual([]);
    expect(different.at(-1)).toEqual({ topic: 'other', label: 'Además', cells: [['other (Uno)'], []] });
  });
});

test('a record without a list is not taken for a country that asks for nothing', () => {
  const { shared, different } = compareRequirements([
    asks('Uno', 'onward-ticket'),
    asks('Breve'),
    asks('Otro', 'onward-ticket'),
  ]);
  expect(different).toEqual([]);
  expect(shared).toMatchObject([{ cells: [['onward-ticket (Uno)'], [], ['onward-ticket (Otro)']] }]);
});

test('with nothing to compare with, everything is listed and nothing is said to be shared or different', () => {
  for (const askings of [[asks('Uno', 'onward-ticket')], [asks('Uno', 'onward-ticket'), asks('Breve')]]) {
    const { shared, different } = compareRequirements(askings);
    expect(shared).toEqual([]);
    expect(labels(different)).toEqual(['Boleto de salida o de regreso']);
    expect(different[0]?.difference).toBeUndefined();
  }
});

test('every topic has a name of its own', () => {
  expect(new Set(TOPICS.map(topicLabel)).size).toBe(TOPICS.length);
});
