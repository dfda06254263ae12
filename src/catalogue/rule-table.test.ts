import { expect, test } from 'vitest';
import { combinations, type RuleTable, rulesFor, walk } from './rule-table.ts';

const TABLE: RuleTable = {
  questions: [
    {
      id: 'class',
      ask: '',
      options: [
        { id: 'visitor', label: '' },
        { id: 'other', label: '' },
      ],
    },
    {
      id: 'age',
      ask: '',
      options: [
        { id: 'adult', label: '' },
        { id: 'child', label: '' },
      ],
    },
  ],
  rules: [
    { when: { class: ['other'] }, outcome: 'interview' },
    { when: { class: ['visitor'], age: ['child'] }, outcome: 'interview' },
    { when: { class: ['visitor'], age: ['adult'] }, outcome: 'waiver' },
  ],
};

test.each([
  ['nothing answered: the first question', {}, ['class'], undefined],
  ['an answer that settles it: nothing more is asked', { class: 'other' }, ['class'], 'interview'],
  ['an answer that does not: the next question', { class: 'visitor' }, ['class', 'age'], undefined],
  ['all answered', { class: 'visitor', age: 'adult' }, ['class', 'age'], 'waiver'],
  [
    'an answer left from before is not asked for again, nor does it count',
    { class: 'other', age: 'adult' },
    ['class'],
    'interview',
  ],
])('asks only what the answer depends on: %s', (_case, answers, asked, outcome) => {
  const step = walk(TABLE, answers);
  expect(step.asked.map(({ id }) => id)).toEqual(asked);
  expect(step.outcome).toBe(outcome);
});

test('every way of answering is known, and meets one rule', () => {
  const ways = combinations(TABLE.questions);
  expect(ways).toHaveLength(4);
  for (const way of ways) expect(rulesFor(TABLE, way)).toHaveLength(1);
});
