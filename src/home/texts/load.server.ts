import { contentReader } from '../../records/content-files.server.ts';
import { readOnce } from '../../records/load.server.ts';
import { faqSchema, tipsSchema } from './home-texts.ts';

/** Reads and checks `tips.yaml` and `faq.yaml`. */
export const readHomeTexts = contentReader((files) => ({
  tips: files.readYaml('tips.yaml', tipsSchema).whole,
  faq: files.readYaml('faq.yaml', faqSchema).whole,
}));

/** The texts of this build. @throws {ContentError} */
export const homeTexts = readOnce(readHomeTexts);
