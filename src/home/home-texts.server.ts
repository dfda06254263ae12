import * as v from 'valibot';
import { fullDateSchema, httpsUrlSchema } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';
import { questionEntries, richText, unique } from '../reading/question.ts';
import { contentReader } from '../records/content-files.server.ts';
import { readOnce } from '../records/load.server.ts';

/** What `content/tips.yaml` and `content/faq.yaml` may say; messages tell the editor how to fix it. */
const MIN_TIPS = 8;
const MIN_QUESTIONS = 10;

const tipSchema = v.strictObject({ title: spanishText(8, 60), text: richText(40, 260) });

export const tipsSchema = v.pipe(
  v.array(tipSchema, 'Escribe una lista.'),
  v.minLength(MIN_TIPS, `Escribe al menos ${MIN_TIPS} consejos.`),
  unique(({ title }) => title),
);

const questionSchema = v.strictObject({
  ...questionEntries,
  /** For what no country record says. */
  source: v.optional(v.strictObject({ name: spanishText(3, 120), url: httpsUrlSchema })),
});

export const faqSchema = v.strictObject({
  checkedOn: fullDateSchema,
  questions: v.pipe(
    v.array(questionSchema, 'Escribe una lista.'),
    v.minLength(MIN_QUESTIONS, `Escribe al menos ${MIN_QUESTIONS} preguntas.`),
    unique(({ id }) => id),
    unique(({ question }) => question),
  ),
});

export type Tip = v.InferOutput<typeof tipSchema>;
export type FaqTexts = v.InferOutput<typeof faqSchema>;

/** Reads and checks `tips.yaml` and `faq.yaml`. */
export const readHomeTexts = contentReader((files) => ({
  tips: files.readYaml('tips.yaml', tipsSchema).whole,
  faq: files.readYaml('faq.yaml', faqSchema).whole,
}));

/** The texts of this build. @throws {ContentError} */
export const homeTexts = readOnce(readHomeTexts);
