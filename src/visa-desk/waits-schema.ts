import * as v from 'valibot';
import { citationSchema, fullDateSchema, listSchema, oneOf } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';

export const idSchema = v.pipe(
  v.string('Escribe una palabra.'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Usa minúsculas, números y guiones.'),
);

const figureSchema = v.nullable(
  v.pipe(v.number('Escribe una cifra, o null si no la publicaron.'), v.minValue(0, 'No puede ser negativa.')),
);

/** What an authority publishes every so often of how long it takes, with everything it said before. */
export const waitsSchema = v.pipe(
  v.strictObject({
    source: citationSchema,
    unit: oneOf(['months', 'weeks', 'days'] as const),
    metrics: listSchema(
      1,
      3,
      v.strictObject({ id: idSchema, name: spanishText(3, 40), text: spanishText(20, 320) }),
      ({ id }) => id,
    ),
    posts: listSchema(1, 20, v.strictObject({ id: idSchema, name: spanishText(3, 40) }), ({ id }) => id),
    /** The newest last. */
    history: listSchema(
      1,
      400,
      v.strictObject({
        date: fullDateSchema,
        /** Who told it, where the authority's own page was not seen that day. */
        citedBy: v.optional(spanishText(3, 60)),
        /** By post, a figure for each metric, in their order. */
        values: v.record(idSchema, v.array(figureSchema, 'Escribe una lista de cifras, una por medida.')),
      }),
      ({ date }) => date,
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { posts, metrics, history } = dataset.value;
    const report = (index: number, key: string, value: unknown, message: string) =>
      addIssue({
        message,
        input: value,
        path: [
          { type: 'object', origin: 'value', input: { ...dataset.value }, key: 'history', value: history },
          { type: 'array', origin: 'value', input: history, key: index, value: history[index] },
          { type: 'object', origin: 'value', input: { ...history[index] }, key, value },
        ],
      });
    history.forEach(({ date, values }, index) => {
      const before = history[index - 1]?.date;
      if (before !== undefined && before > date) report(index, 'date', date, `Va después de ${before}: ordénalas.`);
      for (const { id } of posts.filter((post) => !(post.id in values))) {
        report(index, 'values', id, `Falta ${id}: escribe sus cifras, o null si no las publicaron.`);
      }
      for (const [post, figures] of Object.entries(values)) {
        if (!posts.some(({ id }) => id === post)) report(index, 'values', post, 'Esa ciudad no está en posts.');
        else if (figures.length !== metrics.length) {
          report(index, 'values', post, `Escribe ${metrics.length} cifras: ${metrics.map(({ id }) => id).join(', ')}.`);
        }
      }
    });
  }),
);

export type Waits = v.InferOutput<typeof waitsSchema>;
