import { join } from 'node:path';
import { ContentFiles } from '../../records/content-files.server.ts';
import { readOnce } from '../../records/load.server.ts';
import { type FaqTexts, faqSchema, type Tip, tipsSchema } from './home-texts.ts';

/** The texts of home that are no country records. */
export interface HomeTexts {
  tips: Tip[];
  faq: FaqTexts;
}

/** Reads and checks `tips.yaml` and `faq.yaml`. Never throws for a mistake: every one is in `problems`. */
export function readHomeTexts(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const tips = files.readYaml(join(contentDir, 'tips.yaml'), tipsSchema).whole;
  const faq = files.readYaml(join(contentDir, 'faq.yaml'), faqSchema).whole;
  const texts: HomeTexts | undefined = tips && faq ? { tips, faq } : undefined;
  return { texts, problems: files.problems, filesRead: files.filesRead };
}

const read = readOnce(readHomeTexts);

/** The texts of this build. @throws {ContentError} */
export const homeTexts = (): HomeTexts => read().texts;
