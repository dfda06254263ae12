import { beforeEach, describe, expect, it, test } from 'vitest';
import { useContentCopy } from './testing/content-copy.ts';

/** An editor's mistakes in the rules for whoever holds another visa, made one by one in a copy of a real file. */
const { put, problemsOf } = useContentCopy();

const JAPAN = 'countries/japan.yaml';

const rule = {
  id: 'us-visa',
  holds: ['us-visa', 'schengen-residence'],
  arrival: 'sea',
  requires: 'ya la usaste al menos una vez en el país que la dio',
  visaStatus: 'visa-free',
  maxStay: { days: 14 },
  cost: { amount: 7, currency: 'USD' },
  text: 'Con esa visa vigente bajas del barco y paseas dos semanas sin trámite.',
};
const withRule = (changes: Record<string, unknown>) => ({
  summary: 'Con visa de Estados Unidos, o residencia en un país Schengen, 14 días sin visa.',
  rules: [{ ...rule, ...changes }],
  otherwise: { visaStatus: 'visa-required', text: 'Sin ella, pides la visa en el consulado.' },
});

beforeEach(() => put(JAPAN, 'sources.1.supports', ['maxStay', 'conditional.us-visa']));

const only = (field: string, fix: RegExp) => [
  { file: 'content/countries/japan.yaml', field: `conditional.rules.0.${field}`, fix: expect.stringMatching(fix) },
];

test.each<[string, Record<string, unknown>]>([
  ['a whole rule', {}],
  ['a rule with nothing more than it must say', { requires: undefined, maxStay: undefined, cost: undefined }],
  ['a rule for any way of arriving', { arrival: 'any' }],
  ['a rule for arriving by air', { arrival: 'air' }],
  ['a rule for arriving by land', { arrival: 'land' }],
  ['a rule for land and sea', { arrival: 'land-or-sea' }],
])('%s is accepted', (_case, changes) => {
  put(JAPAN, 'conditional', withRule(changes));
  expect(problemsOf()).toEqual([]);
});

describe('one mistake gives one line with field and fix', () => {
  it.each([
    ['no document', { holds: [] }, 'holds', /Escribe de 1 a/],
    ['the same document twice', { holds: ['us-visa', 'us-visa'] }, 'holds', /repetidos/],
    ['a document nobody asks for', { holds: ['apec-card'] }, 'holds.0', /us-visa, us-residence/],
    ['a way of arriving nobody knows', { arrival: 'tren' }, 'arrival', /any, air, land, sea, land-or-sea/],
    ['a proviso that repeats si', { requires: 'si ya la usaste una vez' }, 'requires', /sin repetir «si»/],
    ['a proviso that is a sentence', { requires: 'ya la usaste una vez.' }, 'requires', /sin punto final/],
    ['a proviso with a capital', { requires: 'Ya la usaste una vez' }, 'requires', /minúscula/],
    ['a proviso too long', { requires: 'á'.repeat(91) }, 'requires', /entre 5 y 90/],
    ['no name for its sources', { id: undefined }, 'id', /Falta|Escribe el id/],
    ['a source inside', { source: { name: 'Una embajada' } }, 'source', /no existe/],
    ['a key that nobody knows', { stay: '14 días' }, 'stay', /no existe/],
  ])('%s', (_mistake, changes, field, fix) => {
    put(JAPAN, 'conditional', withRule(changes));
    expect(problemsOf()).toMatchObject(only(field, fix));
  });

  test('a fee of a way in that nobody offers', () => {
    const otherwise = {
      visaStatus: 'visa-free',
      cost: { amount: 9, currency: 'USD' },
      text: 'Los demás entran igual, sin visa.',
    };
    put(JAPAN, 'conditional', { ...withRule({}), otherwise });
    expect(problemsOf()).toMatchObject([
      { field: 'conditional.otherwise.cost', fix: expect.stringMatching('va en costs') },
    ]);
  });

  test('no source of its own', () => {
    put(JAPAN, 'sources.1.supports', ['maxStay']);
    put(JAPAN, 'conditional', withRule({}));
    expect(problemsOf()).toMatchObject([
      {
        field: 'sources',
        value: 'conditional.us-visa',
        fix: expect.stringContaining('supports: [conditional.us-visa]'),
      },
    ]);
  });
});
