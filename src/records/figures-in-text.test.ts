import { describe, expect, test } from 'vitest';
import type { Country } from '../catalogue/country.ts';
import { unheldFigures, unheldFiguresOfShared } from './figures-in-text.ts';
import { countryDraft, DRAFT_RATES, updateDraft } from './testing/country-draft.ts';

const DAY = { rates: DRAFT_RATES, today: '2026-11-21' };
const phrases = (country: Partial<Country>) => unheldFigures(countryDraft(country), DAY).map(({ phrase }) => phrase);
const inNotes = (notes: string, country: Partial<Country> = {}) => phrases({ ...country, notes });

const fixed = { fee: 'fixed', amount: 25, currency: 'USD', amountMXN: 450, processingTime: 'Tres días' } as const;

describe('a figure that no field holds is named', () => {
  test.each<[string, string, string[], Partial<Country>?]>([
    ['a stay', 'Te sellan 60 días.', ['60 días']],
    ['a stay in words', 'Te sellan ciento veinte días.', ['ciento veinte días']],
    ['a stay in months, which are not days', 'Te sellan 3 meses.', ['3 meses']],
    ['one of several stays', 'Te dan 30, 60 o 90 días.', ['30, 60 o 90 días']],
    ['a fee', 'Cuesta 25 USD.', ['25 USD']],
    ['a fee by the name of its money', 'Cuesta 25 dólares.', ['25 dólares']],
    ['an old fee', 'Cuesta 20 USD.', ['20 USD'], { costs: fixed }],
    ['an old fee in pesos', 'Cuesta 360 pesos.', ['360 pesos'], { costs: fixed }],
    ['the right number in the wrong money', 'Cuesta 25 euros.', ['25 euros'], { costs: fixed }],
    ['a rate that has moved', 'Son unos 500 pesos.', ['500 pesos'], { costs: fixed }],
    ['a day', 'Desde el 1.º de enero de 2024 es así.', ['1.º de enero de 2024']],
    ['a month', 'Desde abril de 2024 es así.', ['abril de 2024']],
    ['a year', 'Desde 2024 es así.', ['2024']],
    ['one month of two', 'Lo pidió en mayo y junio de 2025.', ['mayo y junio de 2025']],
    ['a day where the field knows only the month', 'El 3 de abril de 2024.', ['3 de abril de 2024'], dated('2024-04')],
  ])('%s', (_what, notes, expected, country = {}) => {
    expect(inNotes(notes, country)).toEqual(expected);
  });
});

function dated(effective: string): Partial<Country> {
  return { updates: [updateDraft({ effective })] };
}

describe('a figure is held', () => {
  test.each<[string, string, Partial<Country>?]>([
    ['by the stay', 'Tienes 90 días en cada 180 días.'],
    ['by the stay, in words', 'Los noventa días se cuentan en toda la zona.'],
    ['by the stay, as a month for 30 days', 'Te dan un mes.', { maxStay: '30 días' }],
    ['by the stay, in weeks', 'Te dan dos semanas.', { maxStay: '14 días' }],
    ['by a requirement', 'Lleva el pasaporte con 6 meses de vigencia.'],
    [
      'by a requirement in hours',
      'Llénala tres días antes.',
      { requirements: ['La tarjeta, en las 72 horas previas'] },
    ],
    ['by the time it takes', 'Tarda de 3 a 5 días.'],
    ['by a step', 'Se pide con 10 días.', { processSteps: ['Pide la visa 10 días antes de volar.'] }],
    ['by the fee', 'Cuesta 25 dólares, 450 pesos.', { costs: fixed }],
    ['by the fee, rounded in pesos', 'Cuesta unos 455 pesos.', { costs: fixed }],
    ['by an additional fee', 'Aparte son 10 USD.', { costs: { fee: 'free', additionalFees: 'Impuesto de 10 USD' } }],
    [
      'by an additional fee, in pesos',
      'Son (unos 133 pesos).',
      { costs: { fee: 'free', additionalFees: '10,000 KRW' } },
    ],
    ['by the check date', 'Así estaba en noviembre de 2026.'],
    ['by the date of a source', 'Según la lista de junio de 2025.'],
    ['by the day a change begins', 'Desde el 10 de abril de 2026.', dated('2026-04-10')],
    ['by the day before it, when the old rule ends', 'Vale hasta el 31 de diciembre de 2026.', dated('2027-01-01')],
    ['by the month a change begins', 'Desde abril de 2026.', dated('2026-04-10')],
    ['by the fee of a change', 'Ahora 45 USD.', { updates: [updateDraft({ cost: { amount: 45, currency: 'USD' } })] }],
    ['by the stay of a change', 'Ahora 180 días.', { updates: [updateDraft({ value: '180 días' })] }],
    [
      'by what is disputed',
      'Una guía dice 30 días.',
      { evidence: { maxStay: { disputed: 'Una guía dice 30 días.' } } },
    ],
  ])('%s', (_what, notes, country = {}) => {
    expect(inNotes(notes, country)).toEqual([]);
  });

  test('by a rule for holders of another visa', () => {
    const rule = {
      holds: ['us-visa'],
      arrival: 'air',
      visaStatus: 'eta-required',
      maxStay: '30 días',
      cost: { amount: 7, currency: 'USD' },
      text: 'Con visa vigente te basta el permiso, que dura 5 meses.',
      source: { name: 'Gobierno de Narnia', url: 'https://www.gob.na/' },
      checkedOn: '2026-11-21',
      confidence: 'high',
    } as const;
    const conditional = {
      summary: 'Con visa, 30 días por 7 USD.',
      rules: [{ ...rule, holds: ['us-visa' as const] }],
      otherwise: { visaStatus: 'visa-required' as const, text: 'Sin ella, visa de 15 días.' },
    };
    expect(phrases({ conditional, notes: 'El permiso dura 5 meses.' })).toEqual(['15 días']);
  });
});

describe('a figure that a change in force has overtaken', () => {
  const sure = (changes: Parameters<typeof updateDraft>[0]): Partial<Country> => ({
    costs: fixed,
    updates: [updateDraft(changes)],
  });
  const newFee = sure({ concerns: 'costs', cost: { amount: 45, currency: 'USD' } });
  const newStay = sure({ concerns: 'maxStay', value: '180 días en un año' });

  test.each<[string, string, string[], Partial<Country>]>([
    ['the old fee', 'Cuesta 25 USD.', ['25 USD'], newFee],
    ['the old fee in pesos', 'Cuesta 450 pesos.', ['450 pesos'], newFee],
    ['the old stay', 'Te dan 90 días.', ['90 días'], newStay],
    ['the new fee', 'Cuesta 45 USD.', [], newFee],
    ['the new stay', 'Te dan 180 días.', [], newStay],
    ['the old fee, told as such', 'Muchas páginas repiten los 25 USD. Antes eran 450 pesos.', [], newFee],
    ['the old fee, while the change is only announced', 'Cuesta 25 USD.', [], sure({ stage: 'announced' })],
    ['the old fee, while the change is not sure', 'Cuesta 25 USD.', [], sure({ confidence: 'medium' })],
  ])('%s', (_what, notes, expected, country) => {
    expect(inNotes(notes, country)).toEqual(expected);
  });

  test('is found in steps and requirements too', () => {
    const processSteps = ['Paga 25 USD en línea.', 'Imprime el permiso de 90 días.'];
    const found = unheldFigures(countryDraft({ ...newFee, processSteps }), DAY);
    expect(found.map(({ field, phrase }) => [field, phrase])).toEqual([['processSteps.0', '25 USD']]);
  });

  test('may be named by the change itself, and the editor reads why it is stale elsewhere', () => {
    const cost = { amount: 45, currency: 'USD' } as const;
    const updates = [updateDraft({ concerns: 'costs', cost, summary: 'Los 25 USD de antes son ahora 45 USD.' })];
    const [only, ...others] = unheldFigures(countryDraft({ costs: fixed, updates, nextStep: 'Lleva 25 USD.' }), DAY);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      field: 'nextStep',
      mend: 'Una actualización vigente ya cambió «25 USD»: pon la cifra nueva, o di que esta era la anterior.',
    });
  });
});

describe('what only looks like a figure of the record is left alone', () => {
  test.each<[string, string]>([
    ['a holiday, which has no year', 'Cierran el 1.º de enero y el 16 de septiembre.'],
    ['hours', 'Hay tránsito de 240 horas y responden en 24 horas.'],
    ['ages', 'Los menores de 12 años no pagan y los mayores de 60 años tampoco.'],
    ['turns of speech', 'Quedarte un día de más sale caro; date una semana.'],
    ['our advice', 'Pídela con dos semanas de margen, o dos semanas antes.'],
    ['a story', 'Lo anunció y cinco días después lo retiró.'],
    ['the number of a decree', 'El decreto 366/2025 y la directriz AJ-484-11-2025 lo dicen.'],
    ['a share', 'No pagas el 19 por ciento de IVA.'],
    ['a flight or a form', 'Llena la DS-160 y la C5; el vuelo AM 58 sale a las 9:30.'],
    ['a term for others', 'Da permiso de 30 días solo a los países de su lista.'],
    ['the old fee of a change', 'La tasa sube de 16 a 25 dólares.'],
    ['what was charged before', 'Ahora son 25 USD en lugar de 20 USD.'],
    ['how things were', 'Hasta julio de 2024 tenían otra regla.'],
  ])('%s', (_what, notes) => {
    expect(inNotes(notes, { costs: fixed })).toEqual([]);
  });
});

describe('each kind of text', () => {
  test.each(['notes', 'seoDescription', 'nextStep', 'doubt'] as const)('%s is read', (field) => {
    expect(unheldFigures(countryDraft({ [field]: 'Son 60 días.' }), DAY)).toMatchObject([
      { part: 'record', field, phrase: '60 días' },
    ]);
  });

  test('of a change, title and summary are read, and vouch for nothing', () => {
    const updates = [updateDraft({ title: 'Sube a 45 USD', summary: 'Son 45 USD por 60 días.' })];
    const found = unheldFigures(countryDraft({ updates, notes: 'Son 45 USD.' }), DAY);
    expect(found.map(({ field, phrase }) => [field, phrase])).toEqual([
      ['notes', '45 USD'],
      ['updates «Sube a 45 USD»', '45 USD'],
      ['updates «Sube a 45 USD»', '60 días'],
      ['updates «Sube a 45 USD»', '45 USD'],
    ]);
  });

  test('an alert may tell what happened; its money is read', () => {
    const summary = 'Once días antes de la invasión, el 13 de febrero de 2022, pidió salir y 20 USD.';
    expect(phrases({ updates: [updateDraft({ concerns: 'alert', summary })] })).toEqual(['20 USD']);
  });

  test('of a narrative only what it says of the entry binds', () => {
    const story =
      'Deja dos días para el desierto; el terremoto fue en 1985. Si pagas con Visa o Mastercard desde 2022 no pasa.';
    expect(phrases({ humanIntro: story })).toEqual([]);
    const humanIntro = 'El sello te da\n60 días.\n\nDesde 2019 no hay visa.';
    expect(unheldFigures(countryDraft({ humanIntro }), DAY)).toMatchObject([
      { part: 'narrative', field: 'texto', phrase: '60 días' },
      { part: 'narrative', field: 'texto', phrase: '2019' },
    ]);
  });

  test.each<[string, string, string[]]>([
    ['what others say is theirs', 'Dos guías dan 70 USD por 30 días.', []],
    ['«los 30 días» are the record’s own', 'Los 30 días salen de datos abiertos.', ['30 días']],
    ['the date of a source must be that of a source', 'Una lista de 2019 da 30 días.', ['2019']],
  ])('disputed: %s', (_what, disputed, expected) => {
    expect(phrases({ evidence: { maxStay: { disputed } } })).toEqual(expected);
  });
});

test('updates that an area shares must hold their own figures', () => {
  const shared = [
    updateDraft({ effective: '2026', summary: 'Costará 20 EUR a fines de 2026.' }),
    updateDraft({ concerns: 'costs', cost: { amount: 12, currency: 'USD' }, summary: 'Sube a 12 USD.' }),
  ];
  expect(unheldFiguresOfShared(shared, DAY).map(({ phrase }) => phrase)).toEqual(['20 EUR']);
});

test('the editor reads which figure it is and where it could go', () => {
  expect(unheldFigures(countryDraft({ notes: 'Te dan entre 30 y 90 días.' }), DAY)).toEqual([
    {
      part: 'record',
      field: 'notes',
      phrase: '30 y 90 días',
      mend: 'Ningún campo dice «30 días»: corrige el texto o anótalo donde va (maxStay, requirements, processSteps, value de una actualización).',
    },
  ]);
});
