import { describe, expect, test } from 'vitest';
import { summarise } from '../../catalogue/country-summary.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { toCountryDetails } from '../../country/to-country-details.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import type { Detail, Finding } from '../../journey/findings.ts';
import type { Layover, Stop } from '../../journey/route.ts';
import { tripPlaces } from '../../journey/trip-place.ts';
import { countryDraft, draftCatalogue } from '../../records/testing/country-draft.ts';
import { findingWords, type Spoken } from './finding-words.ts';
import { tripAnswer } from './trip-answer.ts';

const DATE = '2026-11-22';
const day = (text: string) => parseDay(text) ?? expect.unreachable();
const TODAY = day(DATE);
const country = countryDraft();
const name = country.nameSpanish;
const place = tripPlaces([country], DATE).find(({ slug }) => slug === country.slug) ?? expect.unreachable();
const { rates } = draftCatalogue(country);
const details = toCountryDetails(summarise(country, { rates }, DATE), { rates, today: DATE });
const facts = { details, place };
const stop: Stop = { kind: 'stop', facts, entry: day('2027-03-01'), exit: day('2027-03-10') };
const layover: Layover = { kind: 'layover', label: 'Cair Paravel (CPV)', facts };
const source = { name: 'Una fuente', url: 'https://example.org' };
const minors = {
  checkedOn: DATE,
  rule: { text: 'La regla de los menores.', source, confidence: 'medium' },
  form: { name: 'El formato', url: 'https://example.org/formato' },
  items: [{ id: 'papers', text: 'Las copias de los papeles', source, confidence: 'medium' }],
} as unknown as Spoken['minors'];

const finding = (level: Finding['level'], said: Detail, at = 0): Finding => ({
  level,
  at: [at],
  facts: [],
  ...said,
});
const entry = (part: Partial<Detail & { kind: 'entry' }> = {}): Detail => ({
  kind: 'entry',
  status: 'visa-free',
  label: 'Sin Visa',
  isHeld: false,
  depends: false,
  isInside: false,
  ...part,
});
const spoken = (findings: readonly Finding[]): Spoken => ({
  route: { legs: [stop, layover], earlier: [] },
  travellers: {},
  rules: { certificateDays: 10 },
  findings,
  minors,
  today: TODAY,
});
const wordsOf = (said: Finding, ...others: Finding[]) => findingWords(said, spoken([said, ...others]));
const answer = (...findings: Finding[]) =>
  tripAnswer({ ...spoken(findings), travellers: { adults: 2, children: [8] } });

const apply = (part: Partial<Detail & { kind: 'apply' }> = {}): Detail => ({
  kind: 'apply',
  status: 'visa-required',
  details,
  isLate: false,
  takes: '10 días hábiles',
  ...part,
});

describe('a line of the answer', () => {
  test('says what to arrange, by when, and where', () => {
    expect(wordsOf(finding('todo', apply({ by: day('2027-02-10') })))).toMatchObject({
      section: 'missing',
      text: expect.stringMatching(/^Saca la visa de /),
      when: { label: 'A más tardar', day: day('2027-02-10') },
      path: questionPath(country.slug),
    });
    expect(wordsOf(finding('todo', apply({ status: 'eta-required' })))?.text).toMatch(/^Pide el permiso en línea de /);
  });

  test('says that there is no time left, and does not send anybody to apply', () => {
    const late = wordsOf(finding('no', apply({ by: day('2026-11-01'), isLate: true })));
    expect(late).toMatchObject({ section: 'missing', isBad: true, text: expect.stringMatching(/^Ya no da tiempo/) });
    expect(late?.when).toBeUndefined();
    expect(answer(finding('no', apply({ by: day('2026-11-01'), isLate: true }))).sentence).toMatch(
      /^Te falta la visa de .* y ya no da tiempo\./,
    );
    expect(answer(finding('todo', apply({ by: day('2026-11-01'), isLate: true }))).sentence).toContain(
      'quizá ya no da tiempo',
    );
  });

  test('calls a visa by who gives it, where another country takes it for its own', () => {
    const taking: typeof details = { ...details, country: { ...details.country, issues: ['us-visa'] } };
    expect(wordsOf(finding('todo', apply({ details: taking })))?.text).toBe('Saca la visa de Estados Unidos.');
  });

  test('says where a permit hangs on what the reader holds', () => {
    const said = finding('todo', apply(), 1);
    const line = wordsOf(said, finding('todo', entry({ status: 'visa-required', depends: true }), 1));
    expect(line?.small?.join(' ')).toMatch(/Depende de las visas/);
  });

  test.each<[string, Finding, RegExp]>([
    ['an unknown border', finding('ask', entry({ status: 'unknown' })), /^No sabemos qué te piden/],
    [
      'a visa on arrival with a proviso',
      finding('ask', entry({ status: 'visa-on-arrival', because: 'Porque tienes visa, solo si la usaste antes.' })),
      /solo si la usaste antes\. Confirma/,
    ],
    ['a second entry', finding('ask', { kind: 'again', status: 'visa-required', details }), /mismo permiso/],
    [
      'a doubt',
      finding('ask', { kind: 'doubt', about: 'status', text: 'Algo está en duda.', details }),
      /^Algo está en duda/,
    ],
    ['a connection nobody knows', finding('ask', { kind: 'doubt', about: 'layover', text: '' }, 1), /aerolínea/],
    [
      'another passport',
      finding('ask', { kind: 'own-passport', isRequired: undefined, country: name }),
      /^Tienes pasaporte de/,
    ],
  ])('asks the reader to confirm %s', (_what, said, text) => {
    expect(wordsOf(said)).toMatchObject({ section: 'ask', text: expect.stringMatching(text) });
  });

  test.each<[string, Finding]>([
    ['a border that asks for nothing', finding('good', entry())],
    ['days not typed yet', finding('ask', { kind: 'dates', because: 'missing' })],
    [
      'a passport not typed yet',
      finding('ask', { kind: 'passport', answer: { outcome: 'unknown', because: 'no-expiry' }, place }),
    ],
    ['a price, which has a place of its own', finding('todo', { kind: 'fee', pesos: 100, details })],
  ])('says nothing of %s', (_what, said) => {
    expect(wordsOf(said)).toBeUndefined();
  });

  test.each([
    ['reversed', /salida está antes/],
    ['past', /ya pasaron/],
    ['overlap', /se enciman/],
  ] as const)('of days that are %s, that they do not go', (because, text) => {
    expect(wordsOf(finding('no', { kind: 'dates', because, with: 1 }))).toMatchObject({
      isBad: true,
      text: expect.stringMatching(text),
    });
  });

  test('of a short passport, that it is not enough', () => {
    const broken = { outcome: 'broken', neededUntil: day('2027-09-01'), margin: -30 } as const;
    expect(wordsOf(finding('no', { kind: 'passport', answer: broken, place }))).toMatchObject({
      section: 'missing',
      isBad: true,
    });
  });

  test('of what the border wants to see, where it is carried or filled in', () => {
    const requirement = { id: 'tarjeta', topics: ['arrival-form' as const], text: 'Tarjeta de llegada' };
    const opens = day('2027-02-26');
    const said = finding('todo', { kind: 'requirement', requirement, topic: 'arrival-form', details, opens });
    expect(wordsOf(said)).toMatchObject({ section: 'missing', when: { label: 'Desde el', day: opens } });
    expect(wordsOf({ ...said, level: 'carry' })?.section).toBe('carry');
    expect(wordsOf(finding('carry', { kind: 'own-passport', isRequired: true, country: name }))?.section).toBe('carry');
  });

  test.each([
    ['', 'missing'],
    ['one', 'carry'],
    ['other', 'missing'],
  ] as const)('of children who leave Mexico with company «%s», in its place', (company, section) => {
    const said = finding('todo', { kind: 'leave-mexico', company });
    expect(wordsOf(said)?.section).toBe(section);
  });
});

describe('the whole answer', () => {
  test('begins with what is missing and ends with what it costs', () => {
    const { sentence, level } = answer(
      finding('todo', entry({ status: 'visa-required' })),
      finding('todo', apply()),
      finding('todo', {
        kind: 'fee',
        pesos: 4500,
        perAdult: 2000,
        children: [{ age: 8, pesos: 500, who: 'Menores' }],
        details,
      }),
    );
    expect(sentence).toMatch(/^Te falta la visa de .*En total, 4,500\sMXN\./);
    expect(level).toBe('todo');
  });

  test('is not good while anything is open, and says what the reader could add', () => {
    const open = answer(finding('good', entry()), finding('ask', { kind: 'dates', because: 'missing' }));
    expect(open.level).toBe('ask');
    expect(open.needed).toContain('las fechas de');
    expect(answer(finding('good', entry())).borders[1]?.status).toBe('unknown');
  });

  test('is not good, and says so, where a part of the journey could not be read', () => {
    const findings = [finding('good', entry()), finding('good', entry(), 1)];
    const whole = { ...spoken(findings), travellers: { adults: 1, children: [] } };
    expect(tripAnswer(whole).level).toBe('good');
    expect(tripAnswer({ ...whole, unread: { route: true, passport: false } })).toMatchObject({
      level: 'ask',
      sentence: expect.stringMatching(/^Falta una parte/),
    });
  });

  test('never adds up a price that nobody knows', () => {
    const { cost } = answer(
      finding('todo', { kind: 'fee', pesos: 300, details }),
      finding('ask', { kind: 'fee', details }, 1),
    );
    expect(cost.lead).toMatch(/^Al menos 300\sMXN$/);
    expect(cost.small).toContain('Falta el precio de Cair Paravel (CPV)');
    expect(answer(finding('ask', entry({ status: 'unknown' }))).cost.lead).toBe('Por confirmar');
  });

  test('puts what fails first and then what is due soonest', () => {
    const { missing } = answer(
      finding('todo', apply({ by: day('2027-02-10') })),
      finding('todo', apply({ by: day('2027-01-10'), status: 'eta-required' })),
      finding('no', { kind: 'dates', because: 'reversed' }),
    );
    expect(missing.map(({ when, isBad }) => when?.day ?? isBad)).toEqual([true, day('2027-01-10'), day('2027-02-10')]);
  });
});
