import * as v from 'valibot';
import { confidenceOf } from './confidence.ts';
import { combinations, rulesFor } from './rule-table.ts';
import {
  amountSchema,
  countSchema,
  currencySchema,
  idSchema,
  listSchema,
  type Mistake,
  noMistakes,
  oneOf,
  readingEntries,
  richText,
  yesSchema,
} from './schema-parts.ts';
import { isAuthority } from './source-kind.ts';
import { spanishText } from './spanish-text.ts';
import { DOCUMENTS } from './travel-document.ts';
import { VISA_STATUSES } from './visa-status.ts';

/** Each question is one tap. */
const MOST_TAPS = 5;

const textSchema = richText(10, 420);

/** Which of the guide's sources say it: a guide's statements have no names of their own, so they name what carries them. */
const citedEntries = {
  sources: listSchema(1, 4, idSchema),
  /** Its own text says what is in doubt. */
  isDoubted: v.optional(yesSchema),
};

const itemSchema = v.strictObject({
  /** Where a link finds it in the page. */
  id: v.optional(idSchema),
  title: spanishText(3, 80),
  text: textSchema,
  ...citedEntries,
});
const itemsSchema = listSchema(1, 24, itemSchema, ({ title }) => title);

const questionSchema = v.strictObject({
  id: idSchema,
  ask: spanishText(8, 120),
  hint: v.optional(spanishText(5, 200)),
  options: listSchema(
    2,
    6,
    v.strictObject({
      id: idSchema,
      label: spanishText(2, 90),
      hint: v.optional(spanishText(5, 160)),
      holds: v.optional(oneOf(DOCUMENTS)),
    }),
    ({ id }) => id,
  ),
});

const outcomeSchema = v.strictObject({
  id: idSchema,
  /** The status that the record gives in such a case, where the tool is about that; compared with it in the tests. */
  visaStatus: v.optional(oneOf(VISA_STATUSES)),
  tone: oneOf(['good', 'bad', 'todo', 'ask'] as const),
  word: spanishText(2, 40),
  text: textSchema,
  /** A term that runs from a day only the reader knows. */
  term: v.optional(
    v.strictObject({ ask: spanishText(8, 90), months: countSchema(60), event: spanishText(8, 90), late: textSchema }),
  ),
  ...citedEntries,
});

const toolSchema = v.strictObject({
  title: spanishText(8, 80),
  text: v.optional(textSchema),
  questions: listSchema(1, MOST_TAPS, questionSchema, ({ id }) => id),
  outcomes: listSchema(2, 8, outcomeSchema, ({ id }) => id),
  rules: listSchema(
    2,
    40,
    v.strictObject({
      when: v.record(
        idSchema,
        v.pipe(
          v.union([idSchema, v.array(idSchema)], 'Escribe una opción, o una lista de ellas.'),
          v.transform((options) => (typeof options === 'string' ? [options] : options)),
        ),
      ),
      outcome: idSchema,
    }),
    (rule) => JSON.stringify(rule),
  ),
});

const feesSchema = v.strictObject({
  /** Who travels, as the sum for a family tells them apart. */
  people: listSchema(1, 4, v.strictObject({ id: idSchema, label: spanishText(3, 60) }), ({ id }) => id),
  rows: listSchema(
    1,
    14,
    v.strictObject({
      what: spanishText(3, 90),
      /** Who pays it; nobody of the sum when absent. */
      for: v.optional(listSchema(1, 4, idSchema)),
      amount: v.optional(amountSchema),
      currency: v.optional(currencySchema),
      /** Where in the country's record the amount stands, instead of saying it again: `costs.reduced.0`. */
      from: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z.0-9]+$/, 'Escribe la ruta en la ficha, como costs.'))),
      /** The most that a family pays together. */
      familyMax: v.optional(amountSchema),
      note: v.optional(textSchema),
      ...citedEntries,
    }),
    ({ what }) => what,
  ),
  notes: v.optional(itemsSchema),
});

const visaGuideFields = v.strictObject({
  /** The record this visa guide is about. */
  country: idSchema,
  /** As links call it: `Visa americana`. */
  name: spanishText(5, 40),
  title: spanishText(8, 80),
  lead: spanishText(20, 260),
  seoDescription: spanishText(80, 160),
  sources: v.record(idSchema, v.strictObject(readingEntries)),
  tool: toolSchema,
  fees: feesSchema,
  places: v.optional(itemsSchema),
  /** A file of `content/`, without `.yaml`. */
  waits: v.optional(idSchema),
  steps: itemsSchema,
  refused: v.optional(itemsSchema),
  frauds: v.optional(itemsSchema),
  more: v.optional(itemsSchema),
  /** Where a visa guide says so much that refusals, frauds and the rest have a page of their own: `/visa-americana/dudas`. */
  apart: v.optional(
    v.strictObject({ title: spanishText(8, 80), lead: spanishText(20, 260), seoDescription: spanishText(80, 160) }),
  ),
});

/** How sure the sources of a guide make one of its statements. */
export function guideConfidence(
  { sources }: Pick<VisaGuide, 'sources'>,
  cited: Pick<VisaGuideItem, 'sources' | 'isDoubted'>,
) {
  const carrying = cited.sources.flatMap((id) => sources[id] ?? []);
  return confidenceOf(carrying, { isDoubted: cited.isDoubted === true });
}

export type VisaGuide = v.InferOutput<typeof visaGuideFields>;
export type VisaGuideItem = v.InferOutput<typeof itemSchema>;

/** Everything in a visa guide that names sources, with its place in the file. */
function citedIn({ tool, fees, places, steps, refused, frauds, more }: VisaGuide) {
  const parts = {
    places,
    steps,
    refused,
    frauds,
    more,
    'tool.outcomes': tool.outcomes,
    'fees.rows': fees.rows,
    'fees.notes': fees.notes,
  };
  return Object.entries(parts).flatMap(([part, items = []]) =>
    items.map((item, index) => ({ field: `${part}.${index}`, item })),
  );
}

function sourceMistakes(guide: VisaGuide): Mistake[] {
  return citedIn(guide).flatMap(({ field, item }) => {
    const unknown = item.sources.filter((id) => !(id in guide.sources));
    if (unknown.length > 0) {
      return unknown.map((id) => ({ field: `${field}.sources`, value: id, fix: 'Esa fuente no está en sources.' }));
    }
    const isCarried = item.sources.some((id) => guide.sources[id] && isAuthority(guide.sources[id]));
    if (!('what' in item) || item.from !== undefined || isCarried) return [];
    const fix = 'Una cifra necesita una autoridad; sin ella, quítala o toma la de la ficha con from.';
    return [{ field: `${field}.sources`, value: item.sources.join(', '), fix }];
  });
}

function unusedSources(guide: VisaGuide): Mistake[] {
  const used = new Set(citedIn(guide).flatMap(({ item }) => item.sources));
  return Object.keys(guide.sources)
    .filter((id) => !used.has(id))
    .map((id) => ({ field: `sources.${id}`, value: id, fix: 'Nada la cita; cítala o bórrala.' }));
}

function feeMistakes({ fees: { people, rows } }: VisaGuide): Mistake[] {
  return rows.flatMap(({ for: payers = [], amount, currency, from }, index) => {
    const mistakes: Mistake[] = payers
      .filter((payer) => !people.some(({ id }) => id === payer))
      .map((payer) => ({ field: `fees.rows.${index}.for`, value: payer, fix: 'No está en people.' }));
    const isWhole = amount !== undefined && currency !== undefined;
    if (from === undefined ? !isWhole : amount !== undefined || currency !== undefined) {
      const fix = 'Escribe amount y currency, o solo from: uno de los dos.';
      mistakes.push({ field: `fees.rows.${index}.amount`, value: amount, fix });
    }
    return mistakes;
  });
}

/** Every combination of answers meets exactly one rule, and every outcome is somebody's. */
function ruleMistakes({ tool }: VisaGuide): Mistake[] {
  const { questions, rules, outcomes } = tool;
  const mistakes: Mistake[] = [];
  rules.forEach(({ when, outcome }, index) => {
    if (!outcomes.some(({ id }) => id === outcome)) {
      mistakes.push({ field: `tool.rules.${index}.outcome`, value: outcome, fix: 'No está en outcomes.' });
    }
    for (const [question, options] of Object.entries(when)) {
      const known = questions.find(({ id }) => id === question)?.options.map(({ id }) => id);
      const wrong = known ? options.filter((option) => !known.includes(option)) : [question];
      for (const value of wrong) {
        const fix = known ? `Usa una de sus opciones: ${known.join(', ')}.` : 'Esa pregunta no existe.';
        mistakes.push({ field: `tool.rules.${index}.when.${question}`, value, fix });
      }
    }
  });
  for (const { id } of outcomes.filter((one) => !rules.some(({ outcome }) => outcome === one.id))) {
    mistakes.push({
      field: 'tool.outcomes',
      value: id,
      fix: 'Ninguna regla lleva aquí; bórralo o escribe su regla.',
    });
  }
  if (mistakes.length > 0) return mistakes;
  return combinations(questions).flatMap((answers) => {
    const found = rulesFor(tool, answers).length;
    if (found === 1) return [];
    const value = Object.entries(answers)
      .map((pair) => pair.join(': '))
      .join(', ');
    const fix = found === 0 ? 'Ninguna regla contesta esto; escribe una.' : `${found} reglas contestan esto; deja una.`;
    return [{ field: 'tool.rules', value, fix }];
  });
}

/** One file of `content/visa-guides/`: everything about one visa that many ask for. Its name is the page's address. */
export const visaGuideSchema = v.pipe(
  visaGuideFields,
  noMistakes((guide) => [sourceMistakes, unusedSources, feeMistakes, ruleMistakes].flatMap((find) => find(guide))),
);
