import * as v from 'valibot';
import { CONFIDENCES } from '../catalogue/confidence.ts';
import type { Country } from '../catalogue/country.ts';
import { type Entry, YELLOW_FEVER_ORIGINS } from '../catalogue/entry-schema.ts';
import { FUNDS_LODGINGS, FUNDS_PER, VACCINES } from '../catalogue/entry-words.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { ENTRY_FACTS } from '../catalogue/facts.ts';
import { ASKED, keyIn } from '../catalogue/schema-parts.ts';
import { noteOf } from '../catalogue/voice/entry-lines.ts';
import { minorsSentences } from '../catalogue/voice/minors.ts';

/** What the border asks, as `/datos` publishes it: null is a fact that nobody found, not one that is not asked. */
const url = v.pipe(v.string(), v.url());
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const asked = v.picklist(ASKED);
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const fact = <Value extends v.GenericSchema>(value: Value) =>
  v.nullable(
    v.strictObject({
      value,
      confidence: v.picklist(CONFIDENCES),
      sources: v.pipe(v.array(v.strictObject({ name: v.string(), url })), v.minLength(1)),
    }),
  );

export const publicEntrySchema = v.strictObject({
  yellowFever: fact(
    v.strictObject({
      from: v.picklist(YELLOW_FEVER_ORIGINS),
      minAgeMonths: v.optional(count),
      layoverHours: v.optional(count),
    }),
  ),
  vaccines: fact(
    v.union([
      v.literal('none'),
      v.array(v.strictObject({ against: keyIn(VACCINES), askedOf: v.string(), minAgeMonths: v.optional(count) })),
    ]),
  ),
  arrivalCard: fact(
    v.strictObject({
      how: v.picklist(['none', 'online', 'paper', 'online-or-paper']),
      name: v.optional(v.string()),
      url: v.optional(url),
      /** It opens then, or closes, or nobody says which. */
      hoursBefore: v.optional(count),
      opensHoursBefore: v.optional(count),
      closesHoursBefore: v.optional(count),
    }),
  ),
  onwardTicket: fact(asked),
  funds: fact(
    v.strictObject({
      asked,
      /** The first of `tiers`. */
      amount: v.optional(v.pipe(v.number(), v.minValue(0))),
      currency: v.optional(currency),
      per: v.optional(keyIn(FUNDS_PER)),
      tiers: v.optional(
        v.array(
          v.strictObject({
            amount: v.number(),
            upTo: v.optional(v.number()),
            currency,
            per: keyIn(FUNDS_PER),
            lodging: v.optional(keyIn(FUNDS_LODGINGS)),
          }),
        ),
      ),
    }),
  ),
  /** `also` is what the page says of them, in Spanish. */
  minors: fact(v.strictObject({ consent: asked, also: v.optional(v.string()) })),
  nationalsUseOwnPassport: fact(v.boolean()),
} satisfies Record<keyof Entry, v.GenericSchema>);

type PublicEntry = v.InferOutput<typeof publicEntrySchema>;

/** What a record says in more fields than were promised. */
const PUBLIC: { [Fact in keyof Entry]?: (said: NonNullable<Entry[Fact]>) => unknown } = {
  yellowFever: ({ from, minAgeMonths, layoverHours }) => ({ from, minAgeMonths, layoverHours }),
  vaccines: (vaccines) =>
    vaccines === 'none'
      ? vaccines
      : vaccines.map(({ against, askedOf, minAgeMonths }) => ({ against, askedOf, minAgeMonths })),
  arrivalCard: (card) => {
    if (card.how === 'none') return card;
    const { how, name, url, opens, closes, hoursBefore = opens ?? closes } = card;
    return { how, name, url, hoursBefore, opensHoursBefore: opens, closesHoursBefore: closes };
  },
  onwardTicket: ({ asked }) => asked,
  funds: ({ asked, tiers }) => {
    const { amount, currency, per } = tiers?.[0] ?? {};
    return { asked, amount, currency, per, tiers };
  },
  minors: (minors) => ({
    consent: minors.consent,
    also: [...minorsSentences(minors), ...noteOf({ minors }, 'minors')].join(' ') || undefined,
  }),
};

export function toPublicEntry(country: Country): PublicEntry {
  const published = <Fact extends keyof Entry>(fact: Fact) => {
    const evidence = evidenceOf(country, fact);
    const said = country.entry?.[fact];
    if (!evidence || said === undefined) return null;
    const { confidence, sources } = evidence;
    const value = PUBLIC[fact]?.(said) ?? said;
    return { value: withoutEmpty(value), confidence, sources: sources.map(({ name, url }) => ({ name, url })) };
  };
  return Object.fromEntries(ENTRY_FACTS.map((fact) => [fact, published(fact)])) as PublicEntry;
}

/** Without the fields that nobody filled in. */
function withoutEmpty<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
