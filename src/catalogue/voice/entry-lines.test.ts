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
import { LEAVING_MEXICO } from './minors.ts';
import { DOUBT_EXAMPLES, ENTRY_EXAMPLES } from './testing/entry-examples.ts';

const NOT_ASKED: readonly Entry[] = [
  {},
  { onwardTicket: { asked: 'not-asked' } },
  { funds: { asked: 'not-asked' } },
  { arrivalCard: { how: 'none' } },
  { nationalsUseOwnPassport: false },
  { yellowFever: { from: 'nowhere' } },
];
const NOTHING_WRITTEN = { requirements: [], healthRequirements: [] };
const known = (confidence: 'low' | 'high', supports: string[]) => {
  const [kind, seen] = confidence === 'high' ? ['ministry', 'live'] : ['press', 'cited'];
  return { ...countryDraft().sources[0], kind, seen, supports };
};
/** Without the line of children, where nothing is known of them. */
const linesOf = (entry: Entry, changes: Partial<Country> = {}) => {
  const { requirements, healthRequirements } = withEntryLines(countryDraft({ ...NOTHING_WRITTEN, entry, ...changes }));
  return { requirements: requirements.filter(({ id }) => id !== 'minors' || entry.minors), healthRequirements };
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
    expect(linesOf({ yellowFever: { from: 'risk-countries', minAgeMonths: 9 }, vaccines: 'none' })).toMatchObject({
      healthRequirements: [
        {
          text: 'Si llegas directo de México, no te piden la vacuna de fiebre amarilla ni ninguna otra. Te la piden desde los 9 meses de edad si vienes de un país con riesgo.',
        },
      ],
    });
  });

  it.each([
    [{ nameSpanish: 'Reino Unido', nameInSentence: 'el Reino Unido' }, 'la nacionalidad del Reino Unido,'],
    [{ territory: { of: 'FR', rules: 'Sigue las reglas de Francia.' } }, 'la nacionalidad de allá,'],
  ])('of whose passport a national uses: %j', (place, said) => {
    expect(linesOf({ nationalsUseOwnPassport: true }, place).requirements[0]?.text).toContain(said);
  });

  test.each(DOUBT_EXAMPLES)('whatever is doubted says what to do meanwhile: %j', (entry, said) => {
    const facts = Object.keys(entry);
    const textWith = (changes: object) => {
      const { requirements, healthRequirements } = linesOf(entry, changes as Partial<Country>);
      return [...requirements, ...healthRequirements].map(({ text }) => text).join(' ');
    };
    const doubts = Object.fromEntries(facts.map((fact) => [fact, { doubt: 'Otra guía dice otra cosa.' }]));
    expect(textWith({ sources: [known('low', facts)] })).toBe(said);
    expect(textWith({ sources: [known('high', facts)], evidence: doubts })).toBe(said);
    expect(textWith({ sources: [known('high', facts)] })).not.toMatch(/por confirmar|No está claro (?!si se abre)/);
    // Whoever doubts asks the embassy that the page names, or else the ministry.
    const embassyInfo = { name: 'Embajada de Narnia' };
    expect(textWith({ sources: [known('low', facts)], embassyInfo })).toBe(said.replace('a la SRE', 'a la embajada'));
  });

  test('of children of whom nobody knows what is asked, whom to ask and what Mexico asks', () => {
    const [line] = withEntryLines(countryDraft({ ...NOTHING_WRITTEN, entry: {} })).requirements;
    expect(line?.text).toBe(
      `Está por confirmar qué le piden a un menor que no viaja con sus dos papás: pregunta a la SRE. ${LEAVING_MEXICO}`,
    );
  });
});

describe('what a source says is not asked', () => {
  const notAsked = (entry: Entry, confidence: 'low' | 'high' = 'high') =>
    topicsNotAsked({ entry, sources: [known(confidence, ['onwardTicket', 'arrivalCard'])] } as Partial<Country>);

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
      entry: { onwardTicket: { asked: 'required' }, arrivalCard: { how: 'paper' }, minors: { consent: 'not-asked' } },
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
      LEAVING_MEXICO,
    ]);
    expect(asOf(country, '2031-03-01').entry?.onwardTicket).toEqual({ asked: 'required' });
  });
});
