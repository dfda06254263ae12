import * as v from 'valibot';
import { citationSchema, fullDateSchema, idSchema, listSchema, richText } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';

/** What every question says, whoever vouches for it; its `id` is its address. */
export const questionEntries = {
  id: idSchema,
  question: v.pipe(spanishText(12, 90), v.endsWith('?', 'Termina la pregunta con ?.')),
  answer: listSchema(1, 9, richText(30, 600)),
};

const sourcedQuestionSchema = v.strictObject({
  ...questionEntries,
  sources: listSchema(1, 9, citationSchema, ({ url }) => url),
});

const groupSchema = v.strictObject({
  id: idSchema,
  title: spanishText(5, 70),
  questions: listSchema(1, 99, sourcedQuestionSchema, ({ question }) => question),
});

/** `content/questions.yaml`: what travellers ask that is of no single country, by what it is about. */
export const questionsSchema = v.strictObject({
  checkedOn: fullDateSchema,
  groups: v.pipe(
    listSchema(1, 20, groupSchema),
    v.check((groups) => {
      const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
      return new Set(ids).size === ids.length;
    }, 'Dos grupos o preguntas llevan el mismo id: cambia uno.'),
  ),
});

export type TravellersQuestions = v.InferOutput<typeof questionsSchema>;
