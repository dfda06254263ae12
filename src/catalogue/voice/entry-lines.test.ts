import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { sentencesOf } from '../../../scripts/copy/readability.ts';
import { countryDraft, updateDraft } from '../../records/testing/country-draft.ts';
import { asOf } from '../as-of.ts';
import type { Country } from '../country.ts';
import { type Entry, entrySchema } from '../entry-schema.ts';
import { typingSlip } from '../spanish-text.ts';
import { factSaidBy, topicsNotAsked, withEntryLines, withoutEntryLines } from './entry-lines.ts';
import { ENTRY_EXAMPLES } from './testing/entry-examples.ts';

const NOT_ASKED: readonly Entry[] = [
  {},
  { onwardTicket: { asked: 'not-asked' } },
  { funds: { asked: 'not-asked' } },
  { arrivalCard: { how: 'none' } },
  { nationalsUseOwnPassport: false },
  { yellowFever: { from: 'nowhere' } },
];
const NOTHING_WRITTEN = { requirements: [], healthRequirements: [] };
const linesOf = (entry: Entry, changes: Partial<Country> = {}) => {
  const { requirements, healthRequirements } = withEntryLines(countryDraft({ ...NOTHING_WRITTEN, entry, ...changes }));
  return { requirements, healthRequirements };
};

describe('what is said of each fact', () => {
  it.each(ENTRY_EXAMPLES)('%j', (entry, said) => {
    expect(v.parse(entrySchema, entry)).toEqual(entry);
    const { requirements, healthRequirements } = linesOf(entry);
    expect([...requirements, ...healthRequirements].map((line) => line.text)).toEqual([said]);
    expect(typingSlip(said)).toBeUndefined();
    for (const sentence of sentencesOf(said)) expect(sentence.split(' ').length).toBeLessThanOrEqual(34);
  });

  test('every field of entry, and every value that one can take, has an example in entry-examples.ts or among what is not asked', () => {
    const said = JSON.stringify([...ENTRY_EXAMPLES.map(([entry]) => entry), ...NOT_ASKED]);
    const schema = JSON.stringify(toJsonSchema(entrySchema, { typeMode: 'input', errorMode: 'ignore' }));
    const lists = [...schema.matchAll(/"enum":(\[[^\]]*\])|"const":("[^"]*")/g)].flatMap(
      ([, list, value]) => JSON.parse(list ?? `[${value}]`) as unknown[],
    );
    const missing = [...Object.keys(entrySchema.entries), ...lists].filter((word) => !said.includes(`"${word}"`));
    expect(missing).toEqual([]);
  });

  it.each(NOT_ASKED)('nothing of what is not asked: %j', (entry) => expect(linesOf(entry)).toEqual(NOTHING_WRITTEN));

  test('who comes from Mexico is told once that no vaccine is asked', () => {
    const { healthRequirements } = linesOf({
      yellowFever: { from: 'risk-countries', minAgeMonths: 9 },
      vaccines: 'none',
    });
    expect(healthRequirements.map(({ text }) => text)).toEqual([
      'Si llegas directo de México, no te piden la vacuna de fiebre amarilla ni ninguna otra. Te la piden si vienes de un país con riesgo. Se pide desde los 9 meses de edad.',
    ]);
  });

  it.each([
    [{ nameSpanish: 'Reino Unido', nameInSentence: 'el Reino Unido' }, 'la nacionalidad del Reino Unido,'],
    [{ territory: { of: 'FR', rules: 'Sigue las reglas de Francia.' } }, 'la nacionalidad de allá,'],
  ])('of whose passport a national uses: %j', (place, said) => {
    expect(linesOf({ nationalsUseOwnPassport: true }, place).requirements[0]?.text).toContain(said);
  });

  test('is filled in while it is doubted that one may leave it', () => {
    const entry = { arrivalCard: { how: 'online', isVoluntary: true } } as const;
    const evidence = { arrivalCard: { doubt: 'Otra guía dice que es obligatorio.' } };
    const [source] = countryDraft().sources;
    const sources = [{ ...source, kind: 'press', supports: ['arrivalCard'] }];
    const [line] = linesOf(entry, { sources, evidence } as Partial<Country>).requirements;
    expect(line?.text).toBe(
      'Llena en línea el registro de llegada. Está por confirmar que te lo pidan: pregunta a tu aerolínea.',
    );
  });

  test('is to be confirmed where the press doubts it, or somebody only cites it', () => {
    const [source] = countryDraft().sources;
    const press = { ...source, kind: 'press', supports: ['onwardTicket'] };
    const textWith = (sources: unknown[], evidence = {}, note?: string) =>
      linesOf({ onwardTicket: { asked: 'required', note } }, { sources, evidence } as Partial<Country>).requirements[0]
        ?.text;
    const ticket = 'Lleva tu boleto de salida o de regreso.';
    const doubt = 'Está por confirmar que te lo pidan: pregunta a tu aerolínea.';
    expect(textWith([{ ...press, seen: 'cited' }])).toBe(`${ticket} ${doubt}`);
    expect(textWith([press], { onwardTicket: { doubt: 'Otra guía dice que no.' } })).toBe(`${ticket} ${doubt}`);
    const beside = 'Sirve también el de barco.';
    expect(textWith([{ ...press, seen: 'cited' }], {}, beside)).toBe(`${ticket} ${beside} ${doubt}`);
    expect(textWith([{ ...press, seen: 'cited' }, press])).not.toContain('por confirmar');
  });
});

test.each([
  [undefined, 'la SRE'],
  [{ name: 'Embajada de Narnia' }, 'la embajada'],
])('whoever doubts asks the embassy that the page names, or else the ministry: %j', (embassyInfo, whom) => {
  const evidence = { funds: { doubt: 'Otra guía dice que no.' }, vaccines: { doubt: 'Lo dice una guía.' } };
  const [source] = countryDraft().sources;
  const sources = [{ ...source, kind: 'press', supports: ['funds', 'vaccines'] }];
  const changes = { sources, evidence, embassyInfo } as Partial<Country>;
  const { requirements, healthRequirements } = linesOf({ funds: { asked: 'required' }, vaccines: 'none' }, changes);
  for (const { text } of [...requirements, ...healthRequirements]) expect(text).toContain(`: pregunta a ${whom}.`);
});

describe('what a source says is not asked', () => {
  const sources = (confidence: 'low' | 'high') => [
    {
      ...countryDraft().sources[0],
      kind: confidence === 'high' ? 'ministry' : 'press',
      seen: confidence === 'high' ? 'live' : 'cited',
      supports: ['onwardTicket', 'arrivalCard'],
    },
  ];
  const notAsked = (entry: Entry, confidence: 'low' | 'high' = 'high') =>
    topicsNotAsked({ entry, sources: sources(confidence) } as Partial<Country>);

  it('is told apart from what nobody found and from what is asked', () => {
    expect(notAsked({ onwardTicket: { asked: 'not-asked' }, arrivalCard: { how: 'online' } })).toEqual([
      'onward-ticket',
    ]);
    expect(notAsked({ arrivalCard: { how: 'none' }, funds: { asked: 'may-ask' } })).toEqual(['arrival-form']);
    expect(notAsked({})).toEqual([]);
  });

  it('is not stated while it is of low confidence', () => {
    expect(notAsked({ onwardTicket: { asked: 'not-asked' } }, 'low')).toEqual([]);
  });
});

describe('beside what an editor wrote', () => {
  const entry: Entry = {
    onwardTicket: { asked: 'required' },
    funds: { asked: 'required' },
    nationalsUseOwnPassport: true,
    yellowFever: { from: 'risk-countries' },
  };
  const both = { id: 'money', topics: ['onward-ticket', 'money'], text: 'Boleto y dinero.' } as const;
  const customs = { id: 'divisas', topics: ['onward-ticket'], text: 'Declara tus divisas en la aduana.' } as const;
  const passport = { id: 'passport', topics: ['passport'], text: 'Pasaporte vigente.' } as const;
  const vaccine = {
    id: 'yellow-fever',
    topics: ['yellow-fever'],
    text: 'Fiebre amarilla si vienes de Brasil.',
  } as const;
  const written = {
    requirements: [passport, both, customs].map((line) => ({ ...line, topics: [...line.topics] })),
    healthRequirements: [{ ...vaccine, topics: [...vaccine.topics] }],
  };

  test('a line takes the place of a fact under the id of that fact alone; another line on its topic hides nothing', () => {
    const { requirements, healthRequirements } = linesOf(entry, written);
    expect(requirements.map((line) => [line.id, factSaidBy(line)])).toEqual([
      ['passport', 'passportValidity'],
      ['money', 'funds'],
      ['divisas', undefined],
      ['onward-ticket', 'onwardTicket'],
      ['own-passport', 'nationalsUseOwnPassport'],
    ]);
    expect(healthRequirements).toEqual(written.healthRequirements);
  });

  test('what customs take comes after what lets one in', () => {
    const food = { id: 'comida', topics: ['customs' as const], text: 'No lleves carne.' };
    expect(
      linesOf(entry, {
        requirements: [food, passport].map((line) => ({ ...line, topics: [...line.topics] })),
      }).requirements.map(({ id }) => id),
    ).toEqual(['passport', 'onward-ticket', 'money', 'own-passport', 'comida']);
  });

  test('where not to go comes before all else', () => {
    const danger = { id: 'zonas-peligrosas', topics: ['other' as const], text: 'No vayas al norte: quedan minas.' };
    expect(
      linesOf(entry, { requirements: [passport, danger].map((line) => ({ ...line, topics: [...line.topics] })) })
        .requirements[0],
    ).toEqual(danger);
  });

  test('what everybody is asked for stands, whatever an editor wrote of it', () => {
    const everywhere: Entry = { yellowFever: { from: 'everywhere' } };
    const { healthRequirements } = linesOf(everywhere, { healthRequirements: written.healthRequirements });
    expect(healthRequirements.map(({ id }) => id)).toEqual(['yellow-fever', 'entry-yellow-fever']);
  });

  test('advice on a vaccine does not hide that none is asked', () => {
    const advice = { id: 'amazonia', topics: ['vaccines' as const], text: 'Se recomienda para la selva' };
    const { healthRequirements } = linesOf({ vaccines: 'none' }, { healthRequirements: [advice] });
    expect(healthRequirements.map(({ id }) => id)).toEqual(['amazonia', 'vaccines']);
  });

  test('under another id where an editor has taken the usual one for something else', () => {
    const advice = { id: 'yellow-fever', topics: ['vaccines' as const], text: 'Se recomienda para la selva' };
    const { healthRequirements } = linesOf(entry, { ...written, healthRequirements: [advice] });
    expect(healthRequirements.map((line) => [line.id, factSaidBy(line)])).toEqual([
      ['yellow-fever', undefined],
      ['entry-yellow-fever', 'yellowFever'],
    ]);
  });

  test('and it is found again as it was', () => {
    const whole = withEntryLines(countryDraft({ entry, ...written }));
    expect(withoutEntryLines(whole)).toMatchObject(written);
    expect(withEntryLines(whole)).toEqual(whole);
  });
});

describe('a change of one fact', () => {
  const country = withEntryLines(
    countryDraft({
      entry: { onwardTicket: { asked: 'required' }, arrivalCard: { how: 'paper', name: 'Ficha' } },
      updates: [
        updateDraft({
          effective: '2031-03-01',
          newFacts: { entry: { arrivalCard: { how: 'online', name: 'e-Ficha' } } },
        }),
      ],
    }),
  );
  const textsOn = (day: string) => asOf(country, day).requirements.map(({ text }) => text);

  test('changes its line from its day on, and no other', () => {
    const [passport = '', ticket = '', before = ''] = textsOn('2031-02-28');
    expect(before).toMatch(/llena en papel la tarjeta de llegada/);
    expect(textsOn('2031-03-01')).toEqual([
      passport,
      ticket,
      'Llena en línea el registro de llegada, que se llama e-Ficha.',
    ]);
    expect(asOf(country, '2031-03-01').entry?.onwardTicket).toEqual({ asked: 'required' });
  });
});
