import { canonicalSlug } from '../../src/catalogue/slug.ts';
import type { CopyMistake } from './finding.ts';
import { areRows, bigWords, likeness } from './likeness.ts';
import { sentencesOf } from './readability.ts';
import type { ContentPage } from './reader-texts.ts';

/** From here on a reader looks for the difference in the rule: found by trying it on the whole catalogue. */
const ALIKE = 0.85;
/** Shorter ones are alike by chance: `Guarda el código QR.` */
const LEAST_BIG_WORDS = 5;

/** What an editor says of the rule; figures, titles, and who says otherwise are the place's own. */
const SAID = /^(?:texto|notes|nextStep|(?:requirements|healthRequirements|processSteps|conditional|entry)\..*)$/;

interface Said {
  file: string;
  field: string;
  place: string;
  sentence: string;
  words: readonly string[];
}

/** Sentences of two places that say one thing in other words; a phrase of the bank is said in its own. */
export function sharedFindings(pages: readonly ContentPage[]): CopyMistake[] {
  const bank = pages.find(({ file }) => file === 'content/phrases.yaml');
  const phrases = new Set(bank?.texts.map(({ text }) => withoutStop(text)));
  const said = pages.flatMap(saidOf).filter(({ sentence }) => !phrases.has(sentence));
  const byWord = Map.groupBy(
    said.flatMap((one, index) => one.words.map((word) => ({ word, index }))),
    ({ word }) => word,
  );
  return said.flatMap((one, index) => {
    const candidates = new Set(one.words.flatMap((word) => byWord.get(word)?.map((other) => other.index) ?? []));
    const earlier = [...candidates]
      .filter((other) => other < index)
      .map((other) => said[other])
      .find((other) => other && isOtherWording(one, other));
    if (!earlier) return [];
    const fix = `${earlier.file} ya lo dice «${earlier.sentence}»: dilo con las mismas palabras, con una frase de content/phrases.yaml.`;
    return [{ file: one.file, field: one.field, rule: 'near-copy' as const, sentence: one.sentence, fix }];
  });
}

function isOtherWording(one: Said, other: Said): boolean {
  return (
    one.place !== other.place &&
    one.sentence !== other.sentence &&
    likeness(one.words, other.words) >= ALIKE &&
    !areRows(one.words, other.words)
  );
}

function saidOf({ file, texts }: ContentPage): Said[] {
  const [, name] = /^content\/(?:countries|narratives)\/(.*)\.\w+$/.exec(file) ?? [];
  if (!name) return [];
  return texts
    .filter(({ field }) => SAID.test(field))
    .flatMap(({ field, text }) =>
      sentencesOf(text).map((sentence) => ({
        file,
        field,
        place: canonicalSlug(name),
        sentence: withoutStop(sentence),
        words: bigWords(sentence),
      })),
    )
    .filter(({ words }) => words.length >= LEAST_BIG_WORDS);
}

/** A line stands with its full stop or without. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
