/** Vowels that do not join with one another: two of them in a row are two syllables. */
const STRONG = 'aeoáéóíú';

const ABBREVIATIONS = /\b(EE\. ?UU|p\. ej|[ap]\. ?m|núm|art|Sra?|Dra?|tel|ext|aprox)\./g;

/** Texts without a full stop, such as the items of a list, are sentences too: give each its own line. */
export function sentencesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });
  return text
    .split(/\n+/)
    .flatMap((line) => [...segmenter.segment(hideAbbreviations(line))])
    .map(({ segment }) => segment.replaceAll(HIDDEN_STOP, '.').trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** Stands for the full stop of an abbreviation, where no sentence ends. */
const HIDDEN_STOP = '\uE000';

function hideAbbreviations(text: string): string {
  return text.replace(ABBREVIATIONS, (abbreviation) => abbreviation.replaceAll('.', HIDDEN_STOP));
}

export function wordsOf(text: string): string[] {
  return text.split(/[\s/–—]+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

/**
 * Vowels of a word less one for each diphthong; `buey` and `averiguáis` count as one where Spanish joins three. A numeral
 * has about two syllables for each digit that is not zero: `90` noventa, `180` ciento ochenta.
 */
export function syllablesOf(word: string): number {
  const digits = word.replace(/[^1-9]/g, '').length;
  const vowelGroups = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}]/gu, '')
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/y(?![aeiouáéíóúü])/g, 'i')
    .matchAll(/[aeiouáéíóúü]+/g);
  const syllables = [...vowelGroups].reduce((sum, [group]) => sum + nucleiOf(group), 0);
  return Math.max(1, syllables + digits * 2);
}

function nucleiOf(vowels: string): number {
  return [...vowels].filter((vowel, index) => {
    const before = vowels[index - 1];
    return before === undefined || before === vowel || (STRONG.includes(before) && STRONG.includes(vowel));
  }).length;
}

/**
 * INFLESZ, the readability of Szigriszt-Pazos: over 65 is fairly easy, over 80 very easy. It falls with long words and
 * with long sentences, and knows nothing of sense.
 */
export function readability(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
}
