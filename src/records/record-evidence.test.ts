import { describe, expect, it, test } from 'vitest';
import { textRows, valueIn } from '../catalogue/testing/text-rows.ts';
import {
  FIXED_COSTS,
  JAPAN,
  REQUIREMENTS,
  SOURCE,
  UPDATE,
  UPDATE_FACT,
  useContentCopy,
} from './testing/content-copy.ts';

/** An editor's mistakes in how the facts of a record are known. */
const { put, problemsOf } = useContentCopy();
const mistakes = () => problemsOf().map(({ field, value }) => [field, value]);

const REST = { ...SOURCE, supports: ['passportValidity', 'embassy', ...REQUIREMENTS] };
const only = (...supports: string[]) => ({ ...SOURCE, supports });

function expectTold(field: string, fix: string): void {
  const fixed = expect.stringMatching(new RegExp(fix));
  expect(problemsOf()).toMatchObject([{ file: 'content/countries/japan.yaml', field, fix: fixed }]);
}

describe('a fact without a citation stops the build', () => {
  const visa = { processingTime: { takes: 'days', about: 1 } };
  const none = { processingTime: { takes: 'none' } };
  const charges = [{ when: 'exit', amount: 20, currency: 'USD' }];
  it.each([
    ['free entry without a visa follows from the status', 'visa-free', { fee: 'free', ...none }, []],
    ['a free visa does not', 'visa-required', { fee: 'free', ...visa }, ['costs']],
    ['a fee does not', 'visa-free', FIXED_COSTS, ['costs']],
    ['what is paid besides does not', 'visa-free', { fee: 'free', ...visa, charges }, ['charges']],
    ['an unknown fee states nothing', 'visa-required', { fee: 'unknown', ...visa }, []],
  ])('%s', (_case, visaStatus, costs, missing) => {
    put(JAPAN, 'sources', [only('visaStatus', 'maxStay'), REST]);
    put(JAPAN, 'visaStatus', visaStatus);
    put(JAPAN, 'costs', costs);
    expect(mistakes()).toEqual(missing.map((fact) => ['sources', fact]));
  });

  test('all that lack one are told at once, with how to write it', () => {
    put(JAPAN, 'entry', { onwardTicket: { asked: 'required' } });
    put(JAPAN, 'updates', [UPDATE]);
    put(JAPAN, 'sources', [only('costs', 'requirements.passport', 'requirements.lodging')]);
    expect(mistakes()).toEqual(
      [
        ...['visaStatus', 'embassy', 'passportValidity', 'onwardTicket'],
        ...['onward-ticket', 'arrival-form', 'money'].map((id) => `requirements.${id}`),
        UPDATE_FACT,
      ].map((fact) => ['sources', fact]),
    );
    for (const { value, fix } of problemsOf()) expect(fix).toContain(`(supports: [${value}])`);
  });

  test('a stay that a cited change gave has its own', () => {
    put(JAPAN, 'sources', [only('visaStatus', UPDATE_FACT), REST]);
    put(JAPAN, 'updates', [{ ...UPDATE, maxStay: { days: 180 } }]);
    expect(problemsOf()).toEqual([]);
  });
});

describe('a citation that carries nothing stops it too', () => {
  it.each(
    textRows(`
nothing at all | { supports: } | sources.2.supports | No respalda nada
a fact that the record does not state | { supports: [funds] } | sources.2.supports | no dice ese dato
a case that is none | { supports: [conditional.us-visa] } | sources.2.supports | no dice ese dato
a change that is none | { supports: [updates.2026-04-10-maxstay] } | sources.2.supports | no dice ese dato
a list whose lines are not named | { supports: [requirements] } | sources.2.supports | por su id
a doubt about what is not stated | { supports: [maxStay], doubts: [funds] } | sources.2.doubts | no dice ese
`),
  )('%s', (_mistake, changes, field, fix) => {
    put(JAPAN, 'sources.2', { ...SOURCE, ...valueIn(changes) });
    expectTold(field, fix);
  });
});

describe('doubts', () => {
  const doubt = 'Una lista dice 90 días y otra, seis meses.';

  test('are said of a fact that a source puts in doubt', () => {
    put(JAPAN, 'sources.2', { ...SOURCE, supports: ['visaStatus'], doubts: ['maxStay'] });
    expect(problemsOf()).toMatchObject([{ field: 'evidence.maxStay.doubt', value: undefined }]);
    put(JAPAN, 'evidence', { maxStay: { doubt } });
    expect(problemsOf()).toEqual([]);
  });

  test('are said of a status that is to be confirmed, its first sentence short enough to lead the page', () => {
    put(JAPAN, 'sources.0.url', 'https://diario.example/');
    put(JAPAN, 'sources.0.seen', 'cited');
    expect(problemsOf()).toMatchObject([{ field: 'evidence.visaStatus.doubt', value: undefined }]);
    put(JAPAN, 'evidence', { visaStatus: { doubt: `${'No está claro, '.repeat(9)}pregunta.` } });
    expect(problemsOf()).toMatchObject([{ field: 'evidence.visaStatus.doubt', fix: expect.stringMatching(/120/) }]);
    put(JAPAN, 'evidence', { visaStatus: { doubt } });
    expect(problemsOf()).toEqual([]);
  });

  it.each(
    textRows(`
a written confidence | { maxStay: { confidence: low } } | evidence.maxStay.confidence | no existe
a day of a fact | { costs: { checkedOn: 2026-11-21 } } | evidence.costs.checkedOn | no existe
evidence of what is no fact | { visa: { doubt: 'Una lista dice 90 días y otra, seis meses.' } } | evidence.visa |
  Usa visaStatus, maxStay
a doubt that no page shows | { requirements.money: { doubt: 'Una lista dice 90 días y otra, seis meses.' } } |
  evidence.requirements.money | en su propio texto
evidence of what is not stated | { funds: { doubt: 'Una lista dice 90 días y otra, seis meses.' } } | evidence.funds |
  no dice ese dato
a doubt in two words | { maxStay: { doubt: Quién sabe } } | evidence.maxStay.doubt | entre 20 y 340
`),
  )('%s', (_mistake, evidence, field, fix) => {
    put(JAPAN, 'evidence', valueIn(evidence));
    expectTold(field, fix);
  });
});

it.each(['maxStay', 'passportValidity'])('%s does not end before it begins', (fact) => {
  put(JAPAN, 'sources', [{ ...SOURCE, published: '2026-02' }]);
  put(JAPAN, 'evidence', { [fact]: { validUntil: { day: '2026-01-31', ends: 'rule' } } });
  expect(problemsOf()).toEqual([
    {
      file: 'content/countries/japan.yaml',
      field: `evidence.${fact}.validUntil.day`,
      value: '2026-01-31',
      fix: expect.stringMatching(/^Termina antes de empezar: su fuente es de 2026-02/),
    },
  ]);
});

test('what an area rules for its members is held to the same', () => {
  const SCHENGEN = 'shared-updates/schengen.yaml';
  put(SCHENGEN, 'sources.0.supports', ['passportValidity', 'funds']);
  put(SCHENGEN, 'sources.1.supports', ['passportValidity']);
  expect(mistakes().filter(([, value]) => value !== SCHENGEN)).toEqual([
    ['sources', 'updates.2026-04-10-procedure'],
    ['sources.0.supports', 'funds'],
  ]);
});
