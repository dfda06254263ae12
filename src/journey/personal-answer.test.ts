import { describe, expect, it, test } from 'vitest';
import type { ConditionalRule } from '../catalogue/conditional-schema.ts';
import { ARRIVALS, type Arrival } from '../catalogue/situation.ts';
import { DOCUMENTS, type TravelDocument } from '../catalogue/travel-document.ts';
import { VISA_STATUSES, type VisaStatus } from '../catalogue/visa-status.ts';
import { CONDITIONAL_DRAFT, UNITED_STATES_DRAFT } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { type PersonalQuestion, personalAnswer } from './personal-answer.ts';

const { countries } = realCatalogue();
const conditional = countries.filter((country) => country.conditional);

function rule(changes: Partial<ConditionalRule>): ConditionalRule {
  return {
    holds: ['us-visa'],
    arrival: 'any',
    visaStatus: 'visa-free',
    text: 'Con visa de Estados Unidos vigente no pides nada.',
    source: { name: 'Una embajada', url: 'https://example.gob.mx/', kind: 'ministry', seen: 'stored-copy' },
    checkedOn: '2026-11-21',
    confidence: 'high',
    ...changes,
  };
}

function question(rules: ConditionalRule[], otherwise: VisaStatus = 'visa-required'): PersonalQuestion {
  return {
    visaStatus: otherwise,
    conditional: {
      summary: 'Depende de las visas que tengas; sin ninguna, pide visa.',
      rules,
      otherwise: { visaStatus: otherwise, text: 'Sin nada de eso, pide la visa.' },
    },
  };
}

describe('a permit by air for some, nothing for others, a visa for the rest', () => {
  it.each<[string, TravelDocument[], Arrival | undefined, VisaStatus, string]>([
    ['a US visa and a flight', ['us-visa'], 'air', 'eta-required', 'en tu caso'],
    ['a US visa, arrival not said', ['us-visa'], undefined, 'eta-required', 'si llegas en avión'],
    ['a US visa by land', ['us-visa'], 'land', 'visa-required', 'en tu caso'],
    ['a US visa by sea', ['us-visa'], 'sea', 'visa-required', 'en tu caso'],
    ['a Canadian visa of the last ten years', ['ca-visa-last-10-years'], 'air', 'eta-required', 'en tu caso'],
    ['a Canadian visa in force', ['ca-visa'], 'land', 'visa-free', 'en tu caso'],
    ['residence of the United States by land', ['us-residence'], 'land', 'visa-free', 'en tu caso'],
    ['residence and visa of the United States', ['us-visa', 'us-residence'], 'air', 'visa-free', 'en tu caso'],
    ['a Schengen visa', ['schengen-visa'], 'air', 'visa-required', 'en tu caso'],
    ['nothing', [], undefined, 'visa-required', 'en tu caso'],
  ])('with %s', (_case, holds, arrival, status, qualifier) => {
    const answer = personalAnswer(CONDITIONAL_DRAFT, { holds, arrival });
    expect(answer?.visaStatus).toBe(status);
    expect(answer?.qualifier).toBe(qualifier);
  });
});

describe('the reason', () => {
  it.each<[TravelDocument[], Arrival | undefined, string]>([
    [['us-visa'], 'air', 'Es así porque tienes visa de EE. UU. vigente y llegas en avión.'],
    [['us-visa'], undefined, 'Es así porque tienes visa de EE. UU. vigente, siempre que llegues en avión.'],
    [['us-visa'], 'land', 'Es así porque tu visa de EE. UU. vigente aquí solo cuenta si llegas en avión.'],
    [['us-residence'], 'land', 'Es así porque tienes residencia permanente de EE. UU.'],
    [['ca-visa'], 'air', 'Es así porque tienes visa de Canadá vigente.'],
    [['jp-visa'], 'air', 'Es así porque lo que tienes no cambia la regla de este país.'],
    [[], 'air', 'Es así porque no tienes ninguno de los documentos que aquí facilitan la entrada.'],
  ])('with %j arriving by %s', (holds, arrival, because) => {
    expect(personalAnswer(CONDITIONAL_DRAFT, { holds, arrival })?.because).toBe(because);
  });

  test('names what the reader is not asked', () => {
    const asked = question([rule({ requires: 'ya la usaste al menos una vez' })]);
    expect(personalAnswer(asked, { holds: ['us-visa'] })?.because).toBe(
      'Es así porque tienes visa de EE. UU. vigente, solo si ya la usaste al menos una vez.',
    );
  });
});

describe('between several rules', () => {
  test('the easiest entry wins, in whatever order the record has them', () => {
    const free = rule({ holds: ['jp-visa'] });
    const eta = rule({ visaStatus: 'eta-required' });
    for (const rules of [
      [free, eta],
      [eta, free],
    ]) {
      expect(personalAnswer(question(rules), { holds: ['us-visa', 'jp-visa'] })?.rule).toBe(free);
    }
  });

  test('of two equal entries the one for any arrival wins', () => {
    const byAir = rule({ arrival: 'air' });
    const anyhow = rule({ holds: ['jp-visa'] });
    expect(personalAnswer(question([byAir, anyhow]), { holds: ['us-visa', 'jp-visa'] })?.rule).toBe(anyhow);
  });

  test('of two equal entries the one with nothing left to meet wins: one more visa makes nothing harder', () => {
    const doubtful = rule({ holds: ['us-visa'], requires: 'la usaste antes' });
    const plain = rule({ holds: ['jp-visa'], arrival: 'air' });
    const asked = question([doubtful, plain]);
    expect(personalAnswer(asked, { holds: ['jp-visa', 'us-visa'], arrival: 'air' })?.rule).toBe(plain);
    expect(personalAnswer(asked, { holds: ['us-visa'], arrival: 'air' })?.rule).toBe(doubtful);
  });

  test('a rule nobody could confirm is named and does not decide', () => {
    const doubtful = rule({ confidence: 'low' });
    const answer = personalAnswer(question([doubtful]), { holds: ['us-visa'] });
    expect(answer).toMatchObject({ visaStatus: 'visa-required', rule: undefined, unconfirmed: [doubtful] });
    expect(answer?.because).toBe('Es así porque está por confirmar que lo que tienes cambie la regla de este país.');
  });

  test('a rule nobody could confirm is not said to count for another way of arriving', () => {
    const asked = question([rule({ confidence: 'low', arrival: 'air' })]);
    expect(personalAnswer(asked, { holds: ['us-visa'], arrival: 'land' })?.because).toBe(
      'Es así porque lo que tienes no cambia la regla de este país.',
    );
  });

  test('a rule harder than what everybody gets is passed over', () => {
    const harder = rule({ visaStatus: 'visa-required' });
    expect(personalAnswer(question([harder], 'eta-required'), { holds: ['us-visa'] })?.rule).toBeUndefined();
  });

  test('by land or by sea meets both, and not a flight', () => {
    const bySurface = question([rule({ arrival: 'land-or-sea' })]);
    const statusBy = (arrival: Arrival) => personalAnswer(bySurface, { holds: ['us-visa'], arrival })?.visaStatus;
    expect([statusBy('land'), statusBy('sea'), statusBy('air')]).toEqual(['visa-free', 'visa-free', 'visa-required']);
  });
});

test('the visa a country asks for, when the reader has it, leaves nothing to apply for', () => {
  const answer = personalAnswer(UNITED_STATES_DRAFT, { holds: ['us-visa'] }) ?? expect.unreachable();
  expect(answer).toMatchObject({ visaStatus: 'visa-required', held: 'us-visa' });
  expect(answer.qualifier).toBe('ya la tienes');
  expect(personalAnswer(UNITED_STATES_DRAFT, { holds: ['jp-visa'] })).toBeUndefined();
});

describe('whoever holds a country’s own visa or residence is never told to get its permit', () => {
  const OWN: [string, TravelDocument][] = [
    ['US', 'us-visa'],
    ['US', 'us-residence'],
    ['CA', 'ca-visa'],
    ['CA', 'ca-residence'],
    ['GB', 'uk-visa'],
    ['GB', 'uk-residence'],
    ['AU', 'au-visa'],
    ['JP', 'jp-visa'],
    ['ES', 'schengen-visa'],
    ['ES', 'schengen-residence'],
  ];
  const asking = (issuer: string, visaStatus: VisaStatus): PersonalQuestion => ({
    issues: countries.find(({ iso2 }) => iso2 === issuer)?.issues,
    visaStatus,
  });

  it.each(OWN)('%s, were it to ask for a visa, holding %s', (issuer, held) => {
    const answer = personalAnswer(asking(issuer, 'visa-required'), { holds: [held] });
    expect(answer).toMatchObject({ visaStatus: 'visa-required', held });
    expect(answer?.qualifier).toBe('ya la tienes');
  });

  it.each(OWN)('%s, were it to ask for an electronic permit, holding %s', (issuer, held) => {
    const answer = personalAnswer(asking(issuer, 'eta-required'), { holds: [held] });
    expect(answer).toMatchObject({ visaStatus: 'visa-free', held });
    expect(answer?.qualifier).toBe('en tu caso');
    expect(answer?.text).toMatch(/^Con ella no tramitas nada más/);
  });

  it.each<[string, TravelDocument[]]>([
    ['GB', ['us-visa', 'ca-residence', 'schengen-visa']],
    ['NZ', ['au-visa', 'us-residence']],
    ['US', ['ca-visa', 'uk-visa']],
    ['AU', ['us-visa', 'uk-residence']],
  ])('%s asks as much of whoever holds only other countries’: %j', (issuer, holds) => {
    expect(personalAnswer(asking(issuer, 'eta-required'), { holds })).toBeUndefined();
  });

  test('a country that everybody enters freely has nothing to spare them', () => {
    expect(personalAnswer(asking('ES', 'visa-free'), { holds: ['schengen-visa'] })).toBeUndefined();
  });
});

test('a country without conditions has no personal answer', () => {
  expect(personalAnswer({ visaStatus: 'visa-free' }, { holds: ['us-visa'] })).toBeUndefined();
});

describe('over every conditional record and every situation', () => {
  const arrivals = [...ARRIVALS, undefined];
  const combinations: TravelDocument[][] = [[], ...DOCUMENTS.map((held) => [held]), [...DOCUMENTS]];

  it('has countries to look at', () => expect(conditional.length).toBeGreaterThan(5));

  it.each(conditional.map((country) => [country.slug, country] as const))(
    '%s: never harder than for whoever holds nothing, always with a reason',
    (_slug, country) => {
      const effort = ['visa-free', 'visa-on-arrival', 'eta-required', 'visa-required'] satisfies VisaStatus[];
      for (const arrival of arrivals) {
        for (const holds of combinations) {
          const answer = personalAnswer(country, { holds, arrival }) ?? expect.unreachable();
          const otherwise = country.conditional?.otherwise.visaStatus ?? 'visa-required';
          expect(VISA_STATUSES).toContain(answer.visaStatus);
          expect(effort.indexOf(answer.visaStatus)).toBeLessThanOrEqual(effort.indexOf(otherwise));
          expect(answer.because).toMatch(/^Es así porque .+\.$/);
          expect(answer.rule?.confidence).not.toBe('low');
        }
      }
    },
  );
});

test.each<[arrival: Arrival | undefined, VisaStatus, qualifier: string, because: RegExp]>([
  [undefined, 'visa-free', 'si llegas en avión', /solo si llegas en avión; si no, pide la visa/],
  ['air', 'visa-free', 'en tu caso', /^Es así porque llegas en avión\.$/],
  ['land', 'visa-required', 'en tu caso', /^Es así porque llegas por tierra\.$/],
  ['sea', 'visa-required', 'en tu caso', /^Es así porque llegas por mar\.$/],
])('where the status holds by air only, arriving %s, whatever one holds', (arrival, status, qualifier, because) => {
  const onlyByAir: PersonalQuestion = {
    visaStatus: 'visa-free',
    onlyBy: { ways: ['air'], otherwise: 'visa-required' },
  };
  for (const holds of [[], ['us-visa']] as const) {
    const answer = personalAnswer(onlyByAir, { holds, arrival });
    expect(answer).toMatchObject({ visaStatus: status, qualifier, because: expect.stringMatching(because) });
    // Who could come more easily reads how.
    expect(answer?.missed ?? '').toMatch(status === 'visa-required' ? /solo si llegas en avión; si no/ : /^$/);
  }
});
