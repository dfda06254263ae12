import * as v from 'valibot';
import { fullDateSchema, httpsUrlSchema, listSchema, richText } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';
import { questionEntries } from '../reading/question.ts';
import { contentReader } from '../records/content-files.server.ts';
import { readOnce } from '../records/load.server.ts';

const tipSchema = v.strictObject({ title: spanishText(8, 60), text: richText(40, 260) });

/** `content/tips.yaml`. */
export const tipsSchema = listSchema(8, 99, tipSchema, ({ title }) => title);

const questionSchema = v.strictObject({
  ...questionEntries,
  /** For what no country record says. */
  source: v.optional(v.strictObject({ name: spanishText(3, 120), url: httpsUrlSchema })),
});

/** `content/faq.yaml`. */
export const faqSchema = v.strictObject({
  checkedOn: fullDateSchema,
  questions: listSchema(10, 99, questionSchema, ({ id }) => id),
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
