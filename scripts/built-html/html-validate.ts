import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { listFiles } from '../../src/hosting/list-files.ts';
import type { HtmlMessage } from './html-message.ts';

/** What html-validate finds in every page of a folder, by the HTML standard alone: matters of taste are Biome's. */
export async function checkWithHtmlValidate(folder: string): Promise<HtmlMessage[]> {
  const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
  const messages: HtmlMessage[] = [];
  for (const name of listFiles(folder).filter((file) => file.endsWith('.html'))) {
    const { results } = await checker.validateFile(join(folder, name));
    for (const found of results.flatMap((result) => result.messages)) {
      messages.push({ file: name, line: found.line, text: `${found.message} (${found.ruleId})` });
    }
  }
  return messages;
}
