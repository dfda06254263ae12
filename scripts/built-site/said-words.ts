import { sentencesOf } from '../copy/readability.ts';
import { type BannedWords, wordFindings } from '../copy/text-findings.ts';
import type { BuiltPage } from './read-page.ts';

/**
 * Words that no page may say, except where `written`, a text of `content/`, says them: those are held against all rules
 * by `npm run check:copy`, or are the names of sources. A word that has its place in one field is not looked for, as a
 * page has no fields.
 */
export function saidWordMistakes(
  pages: readonly Pick<BuiltPage, 'file' | 'said'>[],
  bannedWords: readonly BannedWords[],
  written: readonly string[],
): string[] {
  const everywhere = bannedWords.filter(({ notIn, onlyIn }) => notIn.length === 0 && !onlyIn);
  const writtenWithOne = written.filter((text) => wordFindings(text, everywhere).length > 0);
  // Pages put a label before what is written: `En duda: …`.
  const isWritten = (sentence: string) =>
    [sentence, sentence.replace(/^[^:]*: /, '')].some((said) =>
      writtenWithOne.some((text) => said.includes(text) || text.includes(said)),
    );
  // What a layout says is said five hundred times and told once, with the first page.
  const places = new Map<string, string>();
  for (const { file, said } of pages) {
    for (const text of said) if (!places.has(text)) places.set(text, file);
  }
  return [...places].flatMap(([text, file]) =>
    sentencesOf(text)
      .flatMap((sentence) => wordFindings(sentence, everywhere))
      .filter(({ sentence }) => !isWritten(sentence))
      .map(({ sentence, fix }) => `${file} · «${sentence}» → ${fix}`),
  );
}
