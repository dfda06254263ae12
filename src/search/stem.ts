/** Shorter words are whole: `visa`, `niño` lose their ending, `eta` does not. */
const MIN_LENGTH = 4;
/** What the forms of a verb, and the noun made of it, end in; enough of the word has to stay. */
const OF_A_VERB =
  /(?<=.{4})(?:[ai]mientos?|asiones|asion|iones|ion|ieron|iendo|[aei]r(?:me|te|l[aeo]s?|se|nos)|aron|ando|[ai]d[ao]s?|aban?|i[ao]s?|ian|i)$|(?<=.{3})(?:[aei]r|an|en)$/;
const OF_GENDER_OR_NUMBER = /(?:as|os|es|a|o|s|e)$/;

/** `abuelita`, `perrito`; `visita`, `tránsito` and `tramita` are no diminutives. */
const DIMINUTIVE = /(?<=.{4})(?<!trans|tram|solis)it[ao]s?$/;

/** What sounds alike is written alike: `bencida`, `pizca`, `cruzero`, `kiero`, `proibido`. */
export function asHeard(word: string): string {
  return word
    .replaceAll('v', 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei]|$)|c(?!h)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(?<!c)h/g, '');
}

/** The vowel of a verb's stem as its infinitive has it: `pierdo` and `perder`, `cuesta` and `costo`. */
function withoutDiphthong(stem: string): string {
  return stem.replace(/(?<=.)ie(?=.)/, 'e').replace(/(?<=[^gq])ue(?=.)/, 'o');
}

/** Words that stay as they are, and of each line those that say the same: `sacar tramitar solicitar`. */
export interface StemWords {
  whole: string;
  alike: readonly string[];
}

/**
 * What takes from a plain word what gender, number and the forms of a verb add to it: `vacuna` and `vacunas`, `hijo` and
 * `hijas`, `vence`, `vencer` and `vencido` are the same; and of words that say the same the first one's stem stands for all.
 */
export function stemmer({ whole, alike }: StemWords): (word: string) => string {
  const kept = new Set(whole.split(' '));
  const ownOf = (word: string) => (word.length < MIN_LENGTH || kept.has(word) ? word : stemOf(word));
  const firsts = new Map(
    alike.flatMap((line) => {
      const [first = '', ...others] = line.split(' ').map(ownOf);
      return others.map((other) => [other, first] as const);
    }),
  );
  return (word) => firsts.get(ownOf(word)) ?? ownOf(word);
}

function stemOf(word: string): string {
  // Before the ending goes: `precio`, `presio`.
  const soft = word.replace(/z|c(?=[ei])/g, 's');
  const short = [DIMINUTIVE, OF_A_VERB, OF_GENDER_OR_NUMBER].map((ending) => soft.replace(ending, ''));
  const stem = withoutDiphthong(asHeard(short.find((each) => each !== soft) ?? soft));
  return stem.replace(/(?<=.{4})i$|(?<=[aeo][ln])g$/, '');
}
