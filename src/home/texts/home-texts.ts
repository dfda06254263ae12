import * as v from 'valibot';
import { inlineProblem } from '../../catalogue/inline.ts';
import { isFullDate } from '../../catalogue/partial-date.ts';
import { idSchema } from '../../catalogue/schema-parts.ts';
import { spanishText } from '../../catalogue/spanish-text.ts';

/** What `content/tips.yaml` and `content/faq.yaml` may say; messages tell the editor how to fix it. */
const MIN_TIPS = 8;
const MIN_QUESTIONS = 10;

/** Running text with links, as `editorial/inline.ts` reads it. */
const richText = (min: number, max: number) =>
  v.pipe(
    spanishText(min, max),
    v.check(
      (text) => inlineProblem(text) === undefined,
      (issue) => inlineProblem(issue.input) ?? 'Corrige el enlace.',
    ),
  );

const tipSchema = v.strictObject({ title: spanishText(8, 60), text: richText(40, 260) });

/** A title or a question is also what tells two entries apart. */
const unique = <Item>(nameOf: (item: Item) => string) =>
  v.check((items: Item[]) => new Set(items.map(nameOf)).size === items.length, 'Hay dos iguales; cambia o quita uno.');

export const tipsSchema = v.pipe(
  v.array(tipSchema, 'Escribe una lista.'),
  v.minLength(MIN_TIPS, `Escribe al menos ${MIN_TIPS} consejos.`),
  unique(({ title }) => title),
);

const questionSchema = v.strictObject({
  id: idSchema,
  question: v.pipe(spanishText(12, 90), v.endsWith('?', 'Termina la pregunta con ?.')),
  answer: v.pipe(v.array(richText(30, 600), 'Escribe una lista de párrafos.'), v.minLength(1, 'Escribe la respuesta.')),
  /** For what no country record says. */
  source: v.optional(
    v.strictObject({
      name: spanishText(3, 120),
      url: v.pipe(v.string('Escribe una dirección.'), v.url('Escribe una dirección completa, con https://.')),
    }),
  ),
});

export const faqSchema = v.strictObject({
  checkedOn: v.pipe(
    v.string('Escribe una fecha entre comillas.'),
    v.check(isFullDate, 'Escribe un día que exista, como 2026-11-21.'),
  ),
  questions: v.pipe(
    v.array(questionSchema, 'Escribe una lista.'),
    v.minLength(MIN_QUESTIONS, `Escribe al menos ${MIN_QUESTIONS} preguntas.`),
    unique(({ id }) => id),
    unique(({ question }) => question),
  ),
});

export type Tip = v.InferOutput<typeof tipSchema>;
export type Question = v.InferOutput<typeof questionSchema>;
export type FaqTexts = v.InferOutput<typeof faqSchema>;
