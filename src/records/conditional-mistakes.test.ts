import { describe, expect, it, test } from 'vitest';
import { useContentCopy } from './testing/content-copy.ts';

/** An editor's mistakes in the rules for whoever holds another visa, made one by one in a copy of a real file. */
const { put, problemsOf } = useContentCopy();

const JAPAN = 'countries/japan.yaml';

const rule = {
  holds: ['us-visa', 'schengen-residence'],
  arrival: 'sea',
  requires: 'ya la usaste al menos una vez en el país que la dio',
  visaStatus: 'visa-free',
  maxStay: { days: 14 },
  cost: { amount: 7, currency: 'USD' },
  text: 'Con esa visa vigente bajas del barco y paseas dos semanas sin trámite.',
  source: { name: 'Embajada de Japón', url: 'https://www.mx.emb-japan.go.jp/', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
};
const withRule = (changes: Record<string, unknown>) => ({
  summary: 'Con visa de Estados Unidos, o residencia en un país Schengen, 14 días sin visa.',
  rules: [{ ...rule, ...changes }],
  otherwise: { visaStatus: 'visa-required', text: 'Sin ella, pides la visa en el consulado.' },
});

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
    ['no document', { holds: [] }, 'holds', /al menos un documento/],
    ['the same document twice', { holds: ['us-visa', 'us-visa'] }, 'holds', /repetidos/],
    ['a document nobody asks for', { holds: ['apec-card'] }, 'holds.0', /us-visa, us-residence/],
    ['a way of arriving nobody knows', { arrival: 'tren' }, 'arrival', /any, air, land, sea, land-or-sea/],
    ['a proviso that repeats si', { requires: 'si ya la usaste una vez' }, 'requires', /sin repetir «si»/],
    ['a proviso that is a sentence', { requires: 'ya la usaste una vez.' }, 'requires', /sin punto final/],
    ['a proviso with a capital', { requires: 'Ya la usaste una vez' }, 'requires', /minúscula/],
    ['a proviso too long', { requires: 'á'.repeat(91) }, 'requires', /entre 5 y 90/],
    ['no day of checking', { checkedOn: undefined }, 'checkedOn', /Falta este campo/],
    ['a day that does not exist', { checkedOn: '2026-02-30' }, 'checkedOn', /exista/],
    ['no source', { source: undefined }, 'source', /Falta este campo/],
    [
      'a source that says itself what it is',
      { source: { ...rule.source, kind: 'law' } },
      'source.kind',
      /sale de su dirección/,
    ],
    [
      'a source of nobody knows whom',
      { source: { ...rule.source, url: 'https://www.nadie.example/visas' } },
      'source.url',
      /«nadie\.example: \{ name/,
    ],
    [
      'the press alone, called sure',
      { source: { ...rule.source, url: 'https://diario.example/' } },
      'confidence',
      /pide una autoridad/,
    ],
    ['a key that nobody knows', { stay: '14 días' }, 'stay', /no existe/],
  ])('%s', (_mistake, changes, field, fix) => {
    put(JAPAN, 'conditional', withRule(changes));
    expect(problemsOf()).toMatchObject(only(field, fix));
  });
});
