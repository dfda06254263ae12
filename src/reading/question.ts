import * as v from 'valibot';
import { inlineProblem } from '../catalogue/inline.ts';
import { citationSchema, fullDateSchema, idSchema } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';

/** Running text with links, as `catalogue/inline.ts` reads it. */
export const richText = (min: number, max: number) =>
  v.pipe(
    spanishText(min, max),
    v.check(
      (text) => inlineProblem(text) === undefined,
      (issue) => inlineProblem(issue.input) ?? 'Corrige el enlace.',
    ),
  );

/** No two items alike in what `nameOf` says. */
export const unique = <Item>(nameOf: (item: Item) => string) =>
  v.check((items: Item[]) => new Set(items.map(nameOf)).size === items.length, 'Hay dos iguales; cambia o quita uno.');

/** What every question says, whoever vouches for it; its `id` is its address. */
export const questionEntries = {
  id: idSchema,
  question: v.pipe(spanishText(12, 90), v.endsWith('?', 'Termina la pregunta con ?.')),
  answer: v.pipe(v.array(richText(30, 600), 'Escribe una lista de párrafos.'), v.minLength(1, 'Escribe la respuesta.')),
};

const sourcedQuestionSchema = v.strictObject({
  ...questionEntries,
  sources: v.pipe(
    v.array(citationSchema, 'Escribe una lista de fuentes.'),
    v.minLength(1, 'Anota al menos una fuente.'),
  ),
});

const groupSchema = v.strictObject({
  id: idSchema,
  title: spanishText(5, 70),
  questions: v.array(sourcedQuestionSchema, 'Escribe una lista.'),
});

/** `content/questions.yaml`: what travellers ask that is of no single country, by what it is about. */
export const questionsSchema = v.strictObject({
  checkedOn: fullDateSchema,
  groups: v.pipe(
    v.array(groupSchema, 'Escribe una lista de grupos.'),
    v.check((groups) => {
      const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
      return new Set(ids).size === ids.length;
    }, 'Dos grupos o preguntas llevan el mismo id: cambia uno.'),
  ),
});

export type TravellersQuestions = v.InferOutput<typeof questionsSchema>;
