import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { SentenceFinding } from './finding.ts';

export interface BannedWords {
  pattern: RegExp;
  mend: string;
  /** How the names of fields end where the words have their place. */
  notIn: readonly string[];
}

export const bannedWordsSchema = v.array(
  v.strictObject({
    find: v.string(),
    mend: v.string(),
    exactCase: v.optional(v.literal(true)),
    notIn: v.optional(v.array(v.string()), []),
  }),
);

/** The words of `content/copy-rules.yaml`. */
export function readBannedWords(contentDir: string): BannedWords[] {
  const written = v.parse(bannedWordsSchema, parse(readFileSync(join(contentDir, 'copy-rules.yaml'), 'utf8')));
  return written.map(({ find, mend, exactCase, notIn }) => ({ pattern: wholeWords(find, exactCase), mend, notIn }));
}

/** JavaScript's own `\b` takes an accented letter for the end of a word. After a full stop or a slash it is an address. */
function wholeWords(find: string, exactCase = false): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}./])(?:${find})(?![\\p{L}\\p{N}])`, exactCase ? 'u' : 'iu');
}

export function wordFindings(sentence: string, bannedWords: readonly BannedWords[]): SentenceFinding[] {
  return bannedWords.flatMap(({ pattern, mend }) => {
    const [found] = pattern.exec(sentence) ?? [];
    return found ? [{ rule: 'word', sentence, mend: `«${found}»: ${mend}` }] : [];
  });
}
