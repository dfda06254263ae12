import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it, test } from 'vitest';
import { changeFact } from '../catalogue/change-key.ts';
import type { Country } from '../catalogue/country.ts';
import { summarise } from '../catalogue/country-summary.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { ENTRY_FACTS } from '../catalogue/facts.ts';
import { buildOn } from '../records/testing/build-day.ts';
import { countryDraft, DRAFT_RATES, draftCatalogue, updateDraft } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { DATA_SCHEMA_PATH, dataSchema } from './public-catalogue.ts';
import { toPublicCountry } from './public-country.ts';
import { publicCatalogue, publicCountries, publicOpenQuestions } from './published-data.server.ts';

/** What a build on this day publishes, held against the schema it publishes beside it. */
const TODAY = '2026-11-21';
const ORIGIN = 'https://pasaporteverde.example';

buildOn(TODAY);

/** As a reader gets it: through JSON, where `undefined` is gone. */
const asRead = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

const { countries } = realCatalogue();
const published = asRead(publicCountries());
const bySlug = new Map(published.map((country) => [country.slug, country]));
const schema = asRead(dataSchema(ORIGIN + DATA_SCHEMA_PATH));

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
const isCatalogue = ajv.compile(schema);
const isCountry = ajv.compile({ $ref: `${ORIGIN}${DATA_SCHEMA_PATH}#/$defs/country` });

const isOpenQuestions = ajv.compile({ $ref: `${ORIGIN}${DATA_SCHEMA_PATH}#/$defs/openQuestions` });

describe('the schema', () => {
  it('says its dialect, its own address and the fields nobody may add', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${ORIGIN}/datos/v1/esquema.json`,
      type: 'object',
      additionalProperties: false,
    });
  });

  const [first] = published;
  test.each([
    ['an unknown status', { visaStatus: { ...first?.visaStatus, value: 'visa-fre' } }],
    ['a fact without a source', { visaStatus: { ...first?.visaStatus, sources: [] } }],
    ['a day that does not exist', { checkedOn: '2026-02-30' }],
    ['a date of another form', { checkedOn: '21/11/2026' }],
    ['an address that is none', { applicationUrl: 'evisa' }],
    ['an ISO code in small letters', { iso2: 'mx' }],
    ['a field nobody knows', { visaEstatus: 'visa-free' }],
    ['a missing field', { region: undefined }],
    ['a confidence in other words', { procedure: { ...first?.procedure, confidence: 'alta' } }],
  ])('%s is refused', (_mistake, change) => {
    expect(isCountry(asRead({ ...first, ...change }))).toBe(false);
    expect(isCountry(first)).toBe(true);
  });

  it('refuses a catalogue of nothing, of another version or with a wrong country', () => {
    const whole = asRead(publicCatalogue());
    expect(isCatalogue({ ...whole, countries: [] })).toBe(false);
    expect(isCatalogue({ ...whole, version: 2 })).toBe(false);
    expect(isCatalogue({ ...whole, countries: [{ ...whole.countries[0], depth: 'deep' }] })).toBe(false);
    expect(isCatalogue({ ...whole, generatedAt: 'hoy' })).toBe(false);
  });
});

describe('what is published', () => {
  it('is the whole catalogue, right by its own schema, with licence and publisher', () => {
    const whole = asRead(publicCatalogue());
    expect(isCatalogue(whole), JSON.stringify(isCatalogue.errors?.slice(0, 3))).toBe(true);
    expect(whole.countries.map(({ slug }) => slug)).toEqual(countries.map(({ slug }) => slug));
    expect(whole.countries.length).toBeGreaterThanOrEqual(230);
    expect(whole).toMatchObject({ version: 1, publisher: 'Pasaporte Verde' });
    expect(whole.license).toMatch(/^https:\/\/creativecommons\.org\/licenses\/by\/4\.0\//);
    const readings = countries.flatMap(({ sources }) => sources.map(({ checkedOn }) => checkedOn)).sort();
    expect(whole.generatedAt.slice(0, 10)).toBe(readings.at(-1));
  });
});

describe.each(countries.map((country) => [country.slug, country] as const))('%s', (slug, country) => {
  const data = bySlug.get(slug);

  it('is published with the status, notes and confidence of its record', () => {
    expect(data).toMatchObject({
      iso2: country.iso2,
      depth: country.depth,
      visaStatus: {
        value: country.visaStatus,
        confidence: country.confidence,
        isConditional: country.conditional !== undefined,
        disputed: evidenceOf(country, 'visaStatus', TODAY)?.doubt ?? null,
      },
      notes: country.notes,
      procedure: { value: country.procedure },
      applicationUrl: country.applicationUrl ?? null,
      pages: {
        question: `${ORIGIN}/pais/${slug}`,
        guide: `${ORIGIN}/visa-para-${slug}-mexicanos`,
        data: `${ORIGIN}/datos/v1/paises/${slug}.json`,
      },
    });
    expect(data?.visaStatus.onlyBy).toEqual(country.onlyBy);
    expect(data?.conditions).toHaveLength(country.conditional?.rules.length ?? 0);
    expect(data?.updates).toHaveLength(country.updates.length);
  });

  it('never gives an unknown stay or fee a value', () => {
    const leads = (fact: 'maxStay' | 'costs') => evidenceOf(country, fact, TODAY)?.leader !== undefined;
    expect(data?.maxStay === null).toBe(country.maxStay === undefined && !leads('maxStay'));
    expect(data?.cost === null).toBe(country.costs.fee === 'unknown' && !leads('costs'));
    if (data?.cost) {
      const { isFree, original, amountMXN } = data.cost;
      expect(isFree).toBe(amountMXN === 0);
      expect(isFree).toBe(original === null || original.amount === 0);
    }
  });
});

describe('what nobody knows yet', () => {
  const questions = asRead(publicOpenQuestions());
  const cells = ({ known, doubtful, unknown }: Record<'known' | 'doubtful' | 'unknown', number>) =>
    known + doubtful + unknown;

  it('is right by the schema, which refuses a fact that is none', () => {
    expect(isOpenQuestions(questions), JSON.stringify(isOpenQuestions.errors?.slice(0, 3))).toBe(true);
    const [first] = questions.countries;
    expect(isOpenQuestions({ ...questions, countries: [{ ...first, unknown: ['weather'] }] })).toBe(false);
  });

  it('counts every fact of every country once, and lists each open one', () => {
    expect(cells(questions.coverage)).toBe(countries.length * questions.facts.length);
    for (const fact of questions.facts) {
      expect(cells(fact), fact.id).toBe(countries.length);
      const listed = (list: 'unknown' | 'doubtful') =>
        questions.countries.filter((country) => country[list].includes(fact.id)).length;
      expect([fact.id, listed('unknown'), listed('doubtful')]).toEqual([fact.id, fact.unknown, fact.doubtful]);
    }
  });

  it('says where to read of a country and where to help', () => {
    for (const { slug, page, report } of questions.countries) {
      expect([page, report]).toEqual([`${ORIGIN}/pais/${slug}`, `${ORIGIN}/reportar-error?pais=${slug}`]);
    }
  });
});

describe('what the border asks', () => {
  const entryOf = (changes: Partial<Country>) => {
    const build = { rates: DRAFT_RATES, today: TODAY, origin: ORIGIN };
    const country = countryDraft(changes);
    return toPublicCountry(summarise(country, draftCatalogue(country), TODAY), build).entry;
  };

  it('is null where nobody found it, and a value with its sources where somebody did', () => {
    const [source] = countryDraft().sources;
    const sources = [{ ...source, supports: ['onwardTicket'], kind: 'press' }] as Country['sources'];
    expect(
      entryOf({ entry: { onwardTicket: { asked: 'not-asked' } }, sources: [...countryDraft().sources, ...sources] }),
    ).toEqual({
      ...Object.fromEntries(ENTRY_FACTS.map((fact) => [fact, null])),
      onwardTicket: {
        value: 'not-asked',
        confidence: 'medium',
        sources: [{ name: 'Gobierno de Narnia', url: 'https://www.gob.na/' }],
      },
    });
  });
});

describe('figures that a dated change overtook', () => {
  const publishedOf = (changes: Partial<Country>) => {
    const country = countryDraft(changes);
    const build = { rates: DRAFT_RATES, today: TODAY, origin: ORIGIN };
    return toPublicCountry(summarise(country, draftCatalogue(country), TODAY), build);
  };
  const source = {
    name: 'Migración de Narnia',
    url: 'https://www.migracion.gob.na/',
    kind: 'ministry',
    seen: 'stored-copy',
  } as const;
  const costs = {
    fee: 'fixed',
    amount: 20,
    currency: 'JOD',
    processingTime: { takes: 'days', about: 1 },
  } as const;
  const supports = ['visaStatus', 'maxStay', 'costs', 'procedure'] as const;
  const sources = countryDraft().sources.map((own) => ({ ...own, supports: [...supports] }));

  it('the cost is the one in force, its pesos at the reference rate', () => {
    const raised = updateDraft({ concerns: 'costs', cost: { amount: 200, currency: 'JOD' }, source });
    expect(publishedOf({ costs, sources, updates: [raised] }).cost).toMatchObject({
      original: { amount: 200, currency: 'JOD' },
      amountMXN: Math.round(200 * DRAFT_RATES.rates.JOD.mxn),
      isFree: false,
    });
    expect(publishedOf({ costs, sources }).cost).toMatchObject({
      original: { amount: 20, currency: 'JOD' },
      amountMXN: Math.round(20 * DRAFT_RATES.rates.JOD.mxn),
    });
    expect(publishedOf({ sources }).cost).toMatchObject({ original: null, amountMXN: 0, isFree: true });
  });

  it('the stay is the one in force, and the source of the change comes first', () => {
    const update = updateDraft({ concerns: 'maxStay', maxStay: { days: 180 }, source });
    const gazette = { ...source, supports: [changeFact(update)], checkedOn: TODAY };
    const { maxStay } = publishedOf({ maxStay: { days: 30 }, sources: [...sources, gazette], updates: [update] });
    expect(maxStay).toMatchObject({ value: '180 días', earlier: '30 días', confidence: 'high' });
    expect(maxStay?.sources[0]).toEqual({ ...source, published: null });
  });
});
