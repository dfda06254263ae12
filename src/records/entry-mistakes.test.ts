import { beforeEach, describe, expect, it, test } from 'vitest';
import { textRows, valueIn } from '../catalogue/testing/text-rows.ts';
import { useContentCopy } from './testing/content-copy.ts';

/** An editor's mistakes in what the border asks. */
const { put, problemsOf } = useContentCopy();
const JAPAN = 'countries/japan.yaml';

beforeEach(() => put(JAPAN, 'sources.1.supports', ['maxStay', ...Object.keys(whole)]));
/** A record that states only some of them has sources for those. */
function putEntry(entry: object): void {
  put(JAPAN, 'entry', entry);
  put(JAPAN, 'sources.1.supports', ['maxStay', ...Object.keys(entry).filter((fact) => fact in whole)]);
}

const whole = {
  yellowFever: { from: 'risk-countries', minAgeMonths: 9, layoverHours: 12 },
  vaccines: 'none',
  arrivalCard: { how: 'online', name: 'Visit Japan Web', url: 'https://www.vjw.digital.go.jp/', hoursBefore: 72 },
  onwardTicket: { asked: 'may-ask' },
  funds: { asked: 'may-ask', tiers: [{ amount: 50, currency: 'USD', per: 'day' }] },
  minors: { consent: 'may-ask', papers: ['birth-certificate'] },
  nationalsUseOwnPassport: true,
};

test('every fact is accepted, so that the refusals below are about the mistake', () => {
  put(JAPAN, 'entry', whole);
  expect(problemsOf()).toEqual([]);
});

it.each(
  textRows(`
an origin nobody knows | { yellowFever: { from: africa } } | yellowFever.from | risk-countries, nowhere
an age of nobody | { yellowFever: { from: nowhere, minAgeMonths: 9 } } | yellowFever.from | borra minAgeMonths
a vaccine without its name | { vaccines: required } | vaccines | la lista de las que piden
a vaccine nobody knows | { vaccines: [{ against: tos, askedOf: quien estudia }] } | vaccines.0.against | polio
a vaccine of nobody | { vaccines: [{ against: polio }] } | vaccines.0.askedOf | Falta
a vaccine twice | { vaccines: [{ against: polio, askedOf: quien estudia }, { against: polio, askedOf: quien trabaja }] } | vaccines |
  repetidos
no vaccine where everybody shows one | { vaccines: none, yellowFever: { from: everywhere } } | vaccines |
  a todos les piden una
a card in no way | { arrivalCard: { how: fax } } | arrivalCard.how | none, online, paper
a term of no card | { arrivalCard: { how: none, hoursBefore: 72 } } | arrivalCard.hoursBefore | no existe
yes for a ticket | { onwardTicket: { asked: true } } | onwardTicket.asked | required, may-ask, not-asked
an amount of no currency | { funds: { asked: required, tiers: [{ amount: 50, per: day }] } } | funds.tiers.0.currency | Falta
a least of no sum | { funds: { asked: required, atLeast: { amount: 500, currency: USD } } } | funds.tiers | pide una cantidad
one sum that is added | { funds: { asked: required, tiers: [{ amount: 50, currency: USD, per: day }], added: true } } | funds.tiers |
  por lo menos dos
a paper nobody knows | { minors: { consent: required, papers: [foto] } } | minors.papers.0 | birth-certificate
a word glued to a fact | { minors: { consent: required, also: acta } } | minors.also | no existe
a word for yes | { nationalsUseOwnPassport: sí } | nationalsUseOwnPassport | true o false
a fact nobody knows | { tax: 20 } | tax | no existe
`),
)('%s is refused', (_mistake, entry, field, fix) => {
  putEntry(valueIn(entry));
  const fixed = expect.stringMatching(new RegExp(fix));
  expect(problemsOf()).toMatchObject([{ file: `content/${JAPAN}`, field: `entry.${field}`, fix: fixed }]);
});

test('each fact has a source; those without one are named all at once', () => {
  put(JAPAN, 'entry', whole);
  put(JAPAN, 'sources.1.supports', ['maxStay', 'onwardTicket']);
  const unsourced = Object.keys(whole).filter((fact) => fact !== 'onwardTicket');
  expect(problemsOf().map(({ file, field }) => `${file} · ${field}`)).toEqual(
    unsourced.map(() => `content/${JAPAN} · sources`),
  );
  expect(problemsOf().map(({ value }) => value)).toEqual(unsourced);
  for (const { value, fix } of problemsOf()) expect(fix).toContain(`(supports: [${value}])`);
});

test('lines that follow from the facts count among the five of a full record', () => {
  const two = ['uno', 'dos'].map((id) => ({ id, topics: ['other'], text: `Requisito ${id}` }));
  put(JAPAN, 'requirements', two);
  putEntry({});
  expect(problemsOf()).toMatchObject([{ field: 'requirements', fix: expect.stringMatching(/\(hay 4\)/) }]);
  putEntry(whole);
  expect(problemsOf()).toEqual([]);
});

describe('a line that says otherwise than the fact is named', () => {
  const lineOf = (topic: string, text: string) => [{ id: 'una-linea', topics: [topic], text }];

  it.each([
    [{ onwardTicket: { asked: 'not-asked' } }, 'onward-ticket', 'Boleto de regreso'],
    [{ funds: { asked: 'not-asked' } }, 'money', 'Dinero para tus días'],
    [{ arrivalCard: { how: 'none' } }, 'arrival-form', 'Tarjeta de llegada en papel'],
  ])('%j, %s: %s', (entry, topic, text) => {
    const [fact = ''] = Object.keys(entry);
    for (const id of [1, 3, 4]) put(JAPAN, `requirements.${id}.topics`, ['other']);
    putEntry(entry);
    put(JAPAN, 'healthRequirements', lineOf(topic, text));
    expect(problemsOf()).toMatchObject([
      { field: 'healthRequirements.0.text', value: text, fix: expect.stringContaining(`entry.${fact}`) },
    ]);
  });

  test('and none on a certificate that nobody from Mexico is asked for: the advice is the editor’s', () => {
    putEntry({ yellowFever: { from: 'risk-countries' }, vaccines: 'none' });
    put(JAPAN, 'healthRequirements', lineOf('yellow-fever', 'Fiebre amarilla: se recomienda para la selva'));
    expect(problemsOf()).toEqual([]);
  });

  test('also on the day of a change', () => {
    const newFacts = { entry: { onwardTicket: { asked: 'not-asked' } } };
    put(JAPAN, 'sources.1.supports', ['maxStay']);
    put(JAPAN, 'updates', [
      {
        effective: '2026-04-10',
        stage: 'in-force',
        concerns: 'requirements',
        newFacts,
        title: 'Ya no piden boleto',
        summary: 'Desde abril no se pide boleto de salida a nadie.',
      },
    ]);
    expect(problemsOf()).toMatchObject([{ field: 'updates.0.newFacts.requirements.1.text' }]);
  });
});
