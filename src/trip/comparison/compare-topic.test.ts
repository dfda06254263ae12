import { describe, expect, test } from 'vitest';
import { TOPICS, topicLabel } from '../../catalogue/topic.ts';
import { type Asking, compareTopic } from './compare-topic.ts';

const asks = (name: string): Asking => ({ ofName: `de ${name}`, isListed: true, isMentioned: true });
const doesNot = (name: string): Asking => ({ ...asks(name), isMentioned: false });
/** A brief record: nobody knows what it does not ask for. */
const unlisted = (name: string): Asking => ({ ...doesNot(name), isListed: false });
const NOTHING = { isShared: false, difference: '' };
const SHARED = { isShared: true, difference: '' };

describe('a topic that some destinations ask for', () => {
  test('the same thing, each in its own words, is shared', () => {
    expect(compareTopic('onward-ticket', [asks('Chile'), asks('Perú')])).toEqual(SHARED);
  });

  test.each([
    ['Piden 6 meses.', 'Piden 6 meses.', ''],
    ['Piden 6 meses.', 'Piden 3 meses.', 'Cambian las cifras'],
    ['Piden 6 meses.', undefined, 'Cambian las cifras'],
    [undefined, undefined, ''],
  ])('passports with the rules «%s» and «%s»: «%s»', (one, other, difference) => {
    const askings = [
      { ...asks('Uno'), passportRule: one },
      { ...asks('Otro'), passportRule: other },
    ];
    expect(compareTopic('passport', askings)).toEqual({ isShared: difference === '', difference });
  });

  test('what only some ask for says who, in their order', () => {
    expect(compareTopic('lodging', [asks('Japón'), doesNot('Perú')]).difference).toBe('Solo en la ficha de Japón');
    expect(compareTopic('lodging', [doesNot('Japón'), asks('los Países Bajos'), asks('Perú')]).difference).toBe(
      'Solo en las fichas de los Países Bajos y de Perú',
    );
  });

  test('what has no topic is each record’s own, and so are the papers of children', () => {
    for (const topic of ['other', 'minors'] as const)
      expect(compareTopic(topic, [asks('Uno'), asks('Otro')])).toEqual(NOTHING);
  });
});

test('a record without a list is not taken for a country that asks for nothing', () => {
  expect(compareTopic('onward-ticket', [asks('Uno'), unlisted('Breve'), asks('Otro')])).toEqual(SHARED);
});

test('with nothing to compare with, nothing is said to be shared or different', () => {
  for (const askings of [[asks('Uno')], [asks('Uno'), unlisted('Breve')]])
    expect(compareTopic('onward-ticket', askings)).toEqual(NOTHING);
});

test('every topic has a name of its own', () => {
  expect(new Set(TOPICS.map(topicLabel)).size).toBe(TOPICS.length);
});
