import * as v from 'valibot';
import { CONFIDENCES } from '../catalogue/confidence.ts';
import type { Country } from '../catalogue/country.ts';
import { ASKED, type Entry, VACCINES, YELLOW_FEVER_ORIGINS } from '../catalogue/entry-schema.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { ENTRY_FACTS } from '../catalogue/facts.ts';
import { CURRENCIES } from '../catalogue/money.ts';

/** What the border asks, as `/datos` publishes it: null is a fact that nobody found, not one that is not asked. */
const url = v.pipe(v.string(), v.url());
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const asked = v.picklist(ASKED);

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
      v.array(v.strictObject({ against: v.picklist(VACCINES), askedOf: v.string(), minAgeMonths: v.optional(count) })),
    ]),
  ),
  arrivalCard: fact(
    v.strictObject({
      how: v.picklist(['none', 'online', 'paper', 'online-or-paper']),
      name: v.optional(v.string()),
      url: v.optional(url),
      hoursBefore: v.optional(count),
    }),
  ),
  onwardTicket: fact(asked),
  funds: fact(
    v.strictObject({
      asked,
      amount: v.optional(v.pipe(v.number(), v.minValue(0))),
      currency: v.optional(v.picklist(CURRENCIES)),
      per: v.optional(v.picklist(['day', 'month', 'stay'])),
    }),
  ),
  minors: fact(v.strictObject({ consent: asked, also: v.optional(v.string()) })),
  nationalsUseOwnPassport: fact(v.boolean()),
});

type PublicEntry = v.InferOutput<typeof publicEntrySchema>;

export function toPublicEntry(country: Country): PublicEntry {
  const published = (asked: keyof Entry) => {
    const evidence = evidenceOf(country, asked);
    if (!evidence) return null;
    const { confidence, sources } = evidence;
    return { value: country.entry?.[asked], confidence, sources: sources.map(({ name, url }) => ({ name, url })) };
  };
  return Object.fromEntries(ENTRY_FACTS.map((asked) => [asked, published(asked)])) as PublicEntry;
}
