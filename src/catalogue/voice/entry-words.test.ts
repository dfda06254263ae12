import { describe, expect, it, test } from 'vitest';
import { countryDraft, updateDraft } from '../../records/testing/country-draft.ts';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { asOf } from '../as-of.ts';
import type { Country } from '../country.ts';
import type { Entry } from '../entry-schema.ts';
import { typingSlip } from '../spanish-text.ts';
import { topicsNotAsked, withEntryLines, withoutEntryLines } from './entry-words.ts';

const NOTHING_WRITTEN = { requirements: [], healthRequirements: [] };
const linesOf = (entry: Entry, changes: Partial<Country> = {}) => {
  const { requirements, healthRequirements } = withEntryLines(countryDraft({ ...NOTHING_WRITTEN, entry, ...changes }));
  return { requirements, healthRequirements };
};

describe('what is said of each fact', () => {
  it.each<[Entry, string]>([
    [{ onwardTicket: 'required' }, 'Boleto de salida o de regreso: te lo piden para entrar'],
    [{ onwardTicket: 'may-ask' }, 'Boleto de salida o de regreso: te lo pueden pedir al llegar'],
    [{ funds: { asked: 'required' } }, 'Comprobante de dinero para tu estancia'],
    [{ funds: { asked: 'may-ask' } }, 'Dinero para tu estancia: te pueden pedir que lo compruebes'],
    [
      { funds: { asked: 'required', amount: 1000, currency: 'NZD', per: 'month' } },
      'Dinero para tu estancia: tienes que comprobar 1,000\u00a0NZD por cada mes',
    ],
    [
      { funds: { asked: 'may-ask', amount: 50, currency: 'USD', per: 'day' } },
      'Dinero para tu estancia: te pueden pedir que lo compruebes, y la referencia es 50\u00a0USD por día',
    ],
    [{ arrivalCard: { how: 'online' } }, 'Tarjeta de llegada: se llena en línea'],
    [{ arrivalCard: { how: 'paper' } }, 'Tarjeta de llegada: se llena en papel, en el viaje o al llegar'],
    [
      {
        arrivalCard: {
          how: 'online-or-paper',
          name: 'Visit Japan Web',
          url: 'https://www.vjw.digital.go.jp/main/',
          hoursBefore: 72,
        },
      },
      'Visit Japan Web: se llena en línea o en papel (vjw.digital.go.jp); fíjate en el plazo: 72 horas antes de llegar',
    ],
    [
      { arrivalCard: { how: 'online', name: 'Tarjeta ED', hoursBefore: 168 } },
      'Tarjeta ED: se llena en línea; fíjate en el plazo: 7 días antes de llegar',
    ],
    [{ arrivalCard: { how: 'online', name: 'eTravel' } }, 'eTravel: se llena en línea'],
    [
      { arrivalCard: { how: 'paper', name: 'tarjeta de migración' } },
      'Tarjeta de migración: se llena en papel, en el viaje o al llegar',
    ],
    [
      {
        vaccines: [
          { against: 'meningococcus', askedOf: 'quien va en peregrinación', minAgeMonths: 12 },
          { against: 'polio', askedOf: 'quien se queda más de 4 semanas' },
        ],
      },
      'Certificado de vacuna contra la meningitis (ACWY) para quien va en peregrinación, desde el año de edad; contra la polio para quien se queda más de 4 semanas',
    ],
    [{ minors: { consent: 'required' } }, 'Menores sin sus dos papás: permiso de quien no viaja'],
    [
      { minors: { consent: 'may-ask', also: 'acta de nacimiento apostillada' } },
      'Menores sin sus dos papás: pueden pedir permiso de quien no viaja, acta de nacimiento apostillada',
    ],
    [
      { minors: { consent: 'not-asked', also: 'acta de nacimiento apostillada' } },
      'Menores sin sus dos papás: acta de nacimiento apostillada',
    ],
    [{ nationalsUseOwnPassport: true }, 'Si también tienes la nacionalidad de Narnia, entra con ese pasaporte'],
    [
      { yellowFever: { from: 'everywhere', minAgeMonths: 9 } },
      'Certificado de vacuna contra la fiebre amarilla, puesta 10 días antes: se lo piden a todos desde los 9 meses, también si llegas directo de México',
    ],
    [
      { yellowFever: { from: 'everywhere', minAgeMonths: 12 } },
      'Certificado de vacuna contra la fiebre amarilla, puesta 10 días antes: se lo piden a todos desde el año de edad, también si llegas directo de México',
    ],
    [{ vaccines: 'none' }, 'No se pide ninguna vacuna a quien llega de México'],
    [
      { yellowFever: { from: 'risk-countries', layoverHours: 12 } },
      'Certificado de fiebre amarilla solo si llegas de un país con riesgo o hiciste ahí una escala de 12 horas o más; de México directo no te lo piden',
    ],
    [
      { yellowFever: { from: 'south-america', minAgeMonths: 24 } },
      'Certificado de fiebre amarilla, desde los 2 años, solo si llegas de Sudamérica; de México directo no te lo piden',
    ],
  ])('%j', (entry, text) => {
    const { requirements, healthRequirements } = linesOf(entry);
    expect([...requirements, ...healthRequirements].map((line) => line.text)).toEqual([text]);
    expect(text.length).toBeLessThanOrEqual(170);
    expect(typingSlip(text)).toBeUndefined();
  });

  it.each<Entry>([
    {},
    { onwardTicket: 'not-asked' },
    { funds: { asked: 'not-asked' } },
    { arrivalCard: { how: 'none' } },
    { minors: { consent: 'not-asked' } },
    { nationalsUseOwnPassport: false },
    { yellowFever: { from: 'nowhere' } },
  ])('nothing of what is not asked: %j', (entry) => expect(linesOf(entry)).toEqual(NOTHING_WRITTEN));

  it.each([
    [{ nameSpanish: 'Reino Unido', nameInSentence: 'el Reino Unido' }, 'la nacionalidad del Reino Unido,'],
    [{ territory: { of: 'FR', rules: 'Sigue las reglas de Francia.' } }, 'la nacionalidad de aquí,'],
  ])('of whose passport a national uses: %j', (place, said) => {
    expect(linesOf({ nationalsUseOwnPassport: true }, place).requirements[0]?.text).toContain(said);
  });

  test('is to be confirmed where the press doubts it, or somebody only cites it', () => {
    const [source] = countryDraft().sources;
    const press = { ...source, kind: 'press', supports: ['onwardTicket'] };
    const textWith = (sources: unknown[], evidence = {}) =>
      linesOf({ onwardTicket: 'required' }, { sources, evidence } as Partial<Country>).requirements[0]?.text;
    expect(textWith([{ ...press, seen: 'cited' }])).toMatch(/ \(por confirmar\)$/);
    expect(textWith([press], { onwardTicket: { doubt: 'Otra guía dice que no.' } })).toMatch(/ \(por confirmar\)$/);
    expect(textWith([{ ...press, seen: 'cited' }, press])).not.toContain('por confirmar');
  });
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
    expect(notAsked({ onwardTicket: 'not-asked', arrivalCard: { how: 'online' } })).toEqual(['onward-ticket']);
    expect(notAsked({ arrivalCard: { how: 'none' }, funds: { asked: 'may-ask' } })).toEqual(['arrival-form']);
    expect(notAsked({})).toEqual([]);
  });

  it('is not stated while it is of low confidence', () => {
    expect(notAsked({ onwardTicket: 'not-asked' }, 'low')).toEqual([]);
  });
});

describe('beside what an editor wrote', () => {
  const entry: Entry = {
    onwardTicket: 'required',
    funds: { asked: 'required' },
    nationalsUseOwnPassport: true,
    yellowFever: { from: 'risk-countries' },
  };
  const both = { id: 'boletos', topics: ['onward-ticket', 'money'], text: 'Boleto y dinero' } as const;
  const passport = { id: 'passport', topics: ['passport'], text: 'Pasaporte vigente' } as const;
  const vaccine = {
    id: 'health-yellow-fever',
    topics: ['yellow-fever'],
    text: 'Fiebre amarilla si vienes de Brasil',
  } as const;
  const written = {
    requirements: [passport, both].map((line) => ({ ...line, topics: [...line.topics] })),
    healthRequirements: [{ ...vaccine, topics: [...vaccine.topics] }],
  };

  test('only what its topics leave out is added, after it; a passport line says nothing of a second passport', () => {
    const { requirements, healthRequirements } = linesOf(entry, written);
    expect(requirements.map(({ id }) => id)).toEqual(['passport', 'boletos', 'own-passport']);
    expect(healthRequirements).toEqual(written.healthRequirements);
  });

  test('what everybody is asked for stands, whatever an editor wrote of it', () => {
    const everywhere: Entry = { yellowFever: { from: 'everywhere' } };
    const { healthRequirements } = linesOf(everywhere, { healthRequirements: written.healthRequirements });
    expect(healthRequirements.map(({ id }) => id)).toEqual(['health-yellow-fever', 'yellow-fever']);
  });

  test('advice on a vaccine does not hide that none is asked', () => {
    const advice = { id: 'amazonia', topics: ['vaccines' as const], text: 'Se recomienda para la selva' };
    const { healthRequirements } = linesOf({ vaccines: 'none' }, { healthRequirements: [advice] });
    expect(healthRequirements.map(({ id }) => id)).toEqual(['amazonia', 'vaccines']);
  });

  test('under another id where an editor has taken the usual one for something else', () => {
    const advice = { id: 'yellow-fever', topics: ['vaccines' as const], text: 'Se recomienda para la selva' };
    const { healthRequirements } = linesOf(entry, { ...written, healthRequirements: [advice] });
    expect(healthRequirements.map(({ id }) => id)).toEqual(['yellow-fever', 'entry-yellow-fever']);
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
      entry: { onwardTicket: 'required', arrivalCard: { how: 'paper', name: 'Ficha' } },
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
    expect(before).toMatch(/^Ficha: .* en papel/);
    expect(textsOn('2031-03-01')).toEqual([passport, ticket, 'e-Ficha: se llena en línea']);
    expect(asOf(country, '2031-03-01').entry?.onwardTicket).toBe('required');
  });
});

test('no line of the catalogue is longer than one an editor may write', () => {
  const { countries } = realCatalogue();
  const tooLong = countries.flatMap(({ slug, requirements }) =>
    requirements.filter(({ text }) => text.length > 170).map(({ text }) => `${slug}: ${text}`),
  );
  expect(countries.length).toBeGreaterThan(200);
  expect(tooLong).toEqual([]);
});
