import * as v from 'valibot';
import { counted } from './counted.ts';
import {
  citationSchema,
  fullDateSchema,
  idSchema,
  listSchema,
  type Mistake,
  noMistakes,
  oneOf,
} from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

const figureSchema = v.nullable(
  v.pipe(v.number('Escribe una cifra, o null si no la publicaron.'), v.minValue(0, 'No puede ser negativa.')),
);

const waitsFields = v.strictObject({
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
});

export type Waits = v.InferOutput<typeof waitsFields>;

/** Months in their order, each with every post's figures, one a metric. */
function historyMistakes({ posts, metrics, history }: Waits): Mistake[] {
  return history.flatMap(({ date, values }, index) => {
    const mistake = (key: string, value: string, fix: string) => ({ field: `history.${index}.${key}`, value, fix });
    const before = history[index - 1]?.date;
    return [
      ...(before !== undefined && before > date ? [mistake('date', date, `Va después de ${before}: ordénalas.`)] : []),
      ...posts
        .filter(({ id }) => !(id in values))
        .map(({ id }) => mistake('values', id, `Falta ${id}: escribe sus cifras, o null si no las publicaron.`)),
      ...Object.entries(values).flatMap(([post, figures]) => {
        if (!posts.some(({ id }) => id === post)) return [mistake('values', post, 'Ese lugar no está en posts.')];
        if (figures.length === metrics.length) return [];
        const fix = `Escribe ${counted(metrics.length, 'cifra', 'cifras')}: ${metrics.map(({ id }) => id).join(', ')}.`;
        return [mistake('values', post, fix)];
      }),
    ];
  });
}

/** What an authority publishes every so often of how long it takes, with everything it said before. */
export const waitsSchema = v.pipe(waitsFields, noMistakes(historyMistakes));
