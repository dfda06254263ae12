import * as v from 'valibot';
import { CONFIDENCES } from '../catalogue/confidence.ts';
import { feeOtherwise, leadingFee } from '../catalogue/cost-in-force.ts';
import type { Country } from '../catalogue/country.ts';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { type Evidence, evidenceOf } from '../catalogue/evidence.ts';
import { type EvidentFact, FACTS } from '../catalogue/facts.ts';
import { UNSPECIFIED_STAY } from '../catalogue/in-force.ts';
import { CURRENCIES, type ReferenceRates, toMXN } from '../catalogue/money.ts';
import { REGIONS } from '../catalogue/region.ts';
import type { Citation } from '../catalogue/schema-parts.ts';
import { ARRIVALS, RULE_ARRIVALS } from '../catalogue/situation.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { SOURCE_KINDS, WAYS_SEEN } from '../catalogue/source-kind.ts';
import { DOCUMENTS } from '../catalogue/travel-document.ts';
import { VISA_STATUSES } from '../catalogue/visa-status.ts';
import { extraCosts } from '../catalogue/voice/charges.ts';
import { stayWords } from '../catalogue/voice/stay.ts';
import { publicEntrySchema, toPublicEntry } from './public-entry.ts';

/**
 * A country as `/datos` publishes it. Version 1 of this shape is a promise to whoever reads the files: fields may be
 * added, but none changes its meaning or goes; a change that breaks it gets a new version beside this one.
 */
const url = v.pipe(v.string(), v.url());
const day = v.pipe(v.string(), v.isoDate());
/** `2026`, `2026-04` or `2026-04-10`. */
const partialDate = v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/));
const confidence = v.picklist(CONFIDENCES);
const citation = v.strictObject({
  name: v.string(),
  url,
  /** What the source is for this country; only the first four are authorities. */
  kind: v.picklist(SOURCE_KINDS),
  /** How it was read. */
  seen: v.picklist(WAYS_SEEN),
  /** Date of the page itself, when it shows one. */
  published: v.nullable(partialDate),
});

const evidence = {
  confidence,
  checkedOn: day,
  /** Who says otherwise, in Spanish. */
  disputed: v.nullable(v.string()),
  sources: v.pipe(v.array(citation), v.minLength(1)),
};

const money = { amount: v.pipe(v.number(), v.minValue(0)), currency: v.picklist(CURRENCIES) };

/** Whole pesos. */
const pesos = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What one pays in all; `parts` where it is a sum, `reduced` where somebody pays less, in Spanish. */
const fee = v.strictObject({
  ...money,
  parts: v.optional(v.array(v.strictObject({ what: v.string(), ...money }))),
  reduced: v.optional(
    v.array(
      v.strictObject({
        who: v.string(),
        under: v.optional(v.number()),
        from: v.optional(v.number()),
        isSpared: v.optional(v.literal(true)),
        ifParentHolds: v.optional(v.literal(true)),
        ...money,
      }),
    ),
  ),
});

export const publicCountrySchema = v.strictObject({
  slug: v.string(),
  iso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  name: v.string(),
  nameSpanish: v.string(),
  region: v.picklist(REGIONS),
  depth: v.picklist(['full', 'brief']),
  territory: v.nullable(v.strictObject({ of: v.string(), rules: v.string() })),
  checkedOn: day,
  visaStatus: v.strictObject({
    value: v.picklist(VISA_STATUSES),
    isConditional: v.boolean(),
    /** Where it holds only for who arrives in one of these ways; the others are asked for `otherwise`. */
    onlyBy: v.optional(
      v.strictObject({
        ways: v.array(v.picklist(ARRIVALS)),
        /** Whoever leaves otherwise, or comes straight from or goes to one of these countries, is asked for `otherwise`. */
        isBothWays: v.optional(v.literal(true)),
        notWith: v.optional(v.array(v.string())),
        otherwise: v.picklist(VISA_STATUSES),
      }),
    ),
    ...evidence,
  }),
  /** Null where no source says how long. */
  maxStay: v.nullable(v.strictObject({ value: v.string(), earlier: v.nullable(v.string()), ...evidence })),
  /** Null where no source says how much. `amountMXN` in whole pesos at the reference rate of `ratesDate`. */
  cost: v.nullable(
    v.strictObject({
      isFree: v.boolean(),
      original: v.nullable(fee),
      /** What whoever meets none of `conditions` pays, where it is another permit. */
      otherwise: v.optional(v.strictObject({ ...fee.entries, amountMXN: pesos })),
      amountMXN: pesos,
      ratesDate: day,
      additionalFees: v.nullable(v.string()),
      ...evidence,
    }),
  ),
  procedure: v.strictObject({ value: v.string(), ...evidence }),
  notes: v.string(),
  requirements: v.array(v.string()),
  healthRequirements: v.array(v.string()),
  entry: publicEntrySchema,
  processSteps: v.array(v.string()),
  applicationUrl: v.nullable(url),
  conditions: v.array(
    v.strictObject({
      holds: v.array(v.picklist(DOCUMENTS)),
      arrival: v.picklist(RULE_ARRIVALS),
      /** What must be true besides; in Spanish, completing `solo si …`. */
      requires: v.nullable(v.string()),
      visaStatus: v.picklist(VISA_STATUSES),
      maxStay: v.nullable(v.string()),
      cost: v.nullable(fee),
      text: v.string(),
      source: citation,
      checkedOn: day,
      /** It ends on this day. */
      validUntil: v.nullable(day),
      confidence,
    }),
  ),
  updates: v.array(
    v.strictObject({
      effective: partialDate,
      stage: v.picklist(['in-force', 'announced']),
      concerns: v.picklist(FACTS),
      /** The status that leads from that day on, where it changes. */
      visaStatus: v.nullable(v.picklist(VISA_STATUSES)),
      value: v.nullable(v.string()),
      cost: v.nullable(fee),
      title: v.string(),
      summary: v.string(),
      source: citation,
      confidence,
    }),
  ),
  pages: v.strictObject({ question: url, guide: url, data: url }),
});

export type PublicCountry = v.InferOutput<typeof publicCountrySchema>;

/** Path of a country's own file. */
export function countryDataPath(slug: string): string {
  return `/datos/v1/paises/${slug}.json`;
}

interface Build {
  rates: ReferenceRates;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Origin of the site, without a slash at the end. */
  origin: string;
}

/**
 * The public record of a country: the figures in force on `today`, each with its evidence. Every field is written by
 * name, so that a new one of a record enters version 1 only on purpose.
 */
export function toPublicCountry({ country, stay }: CountrySummary, build: Build): PublicCountry {
  const { rates, today, origin } = build;
  const known = (fact: EvidentFact) => evidenceOf(country, fact, today);
  const status = known('visaStatus');
  const procedure = known('procedure');
  if (!status || !procedure) throw new Error(`${country.slug}: el estado de visa y el trámite siempre tienen fuente.`);
  const stayEvidence = known('maxStay');
  const costEvidence = known('costs');
  return {
    slug: country.slug,
    iso2: country.iso2,
    name: country.name,
    nameSpanish: country.nameSpanish,
    region: country.region,
    depth: country.depth,
    territory: country.territory ? { of: country.territory.of, rules: country.territory.rules } : null,
    checkedOn: country.checkedOn,
    visaStatus: {
      value: country.visaStatus,
      isConditional: country.conditional !== undefined,
      ...(country.onlyBy && { onlyBy: country.onlyBy }),
      ...published(status),
    },
    maxStay:
      stayEvidence && stay.value !== UNSPECIFIED_STAY
        ? { value: stay.value, earlier: stay.earlier ?? null, ...published(stayEvidence) }
        : null,
    cost:
      costEvidence && isFeeKnown(country, costEvidence)
        ? { ...feeInNumbers(country, rates, today), ...published(costEvidence) }
        : null,
    procedure: { value: country.procedure, ...published(procedure) },
    notes: country.notes,
    requirements: country.requirements.map(({ text }) => text),
    healthRequirements: country.healthRequirements.map(({ text }) => text),
    entry: toPublicEntry(country),
    processSteps: country.processSteps ?? [],
    applicationUrl: country.applicationUrl ?? null,
    conditions: (country.conditional?.rules ?? []).map((rule) => ({
      holds: rule.holds,
      arrival: rule.arrival,
      requires: rule.requires ?? null,
      visaStatus: rule.visaStatus,
      maxStay: rule.maxStay ? stayWords(rule.maxStay) : null,
      cost: rule.cost ?? null,
      text: rule.text,
      source: cited(rule.source),
      checkedOn: rule.checkedOn,
      validUntil: rule.validUntil?.day ?? null,
      confidence: rule.confidence,
    })),
    updates: country.updates.map((update) => ({
      effective: update.effective,
      stage: update.stage,
      concerns: update.concerns,
      visaStatus: update.newFacts?.visaStatus ?? null,
      value: update.maxStay ? stayWords(update.maxStay) : null,
      cost: update.cost ?? null,
      title: update.title,
      summary: update.summary,
      source: cited(update.source),
      confidence: update.confidence,
    })),
    pages: {
      question: origin + questionPath(country.slug),
      guide: origin + guidePath(country.slug),
      data: origin + countryDataPath(country.slug),
    },
  };
}

function published({ confidence, checkedOn, doubt, sources, doubting }: Evidence) {
  return {
    confidence,
    checkedOn,
    disputed: doubt ?? null,
    sources: [...sources, ...doubting].map(cited),
  };
}

function cited({ name, url, kind, seen, published }: Citation) {
  return { name, url, kind, seen, published: published ?? null };
}

/** Sources about a fee may say only that nobody knows it; that is not a free entry. */
function isFeeKnown({ costs }: Country, { leader }: Evidence): boolean {
  return costs.fee !== 'unknown' || leader !== undefined;
}

/** The fee that leads on the pages, in numbers. Only for a country whose fee is known. */
function feeInNumbers(country: Country, rates: ReferenceRates, today: string) {
  const original = leadingFee(country, today) ?? null;
  const otherwise = feeOtherwise(country)?.fee;
  return {
    isFree: original === null || original.amount === 0,
    original,
    otherwise: otherwise && { ...otherwise, amountMXN: toMXN(otherwise, rates) },
    amountMXN: original ? toMXN(original, rates) : 0,
    ratesDate: rates.date,
    additionalFees: extraCosts(country.costs, rates).join(' ') || null,
  };
}
