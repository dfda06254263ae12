import type { Problem } from '../records/relations.ts';
import { plainWords } from './plain-words.ts';
import type { SearchWords, Subject } from './search-words-schema.ts';
import { type StemWords, stemmer } from './stem.ts';

/** A text in plain words with each thing as the subjects call it: `es seguro`, `lana`. */
export function inSameWords(text: string, same: Readonly<Record<string, string>>): string {
  const said = Object.entries(same).reduce(
    (all, [spoken, to]) => all.replaceAll(` ${spoken} `, ` ${to} `),
    ` ${text} `,
  );
  return said.trim();
}

/** What the words of a subject are read with. */
type SubjectWords = Pick<SearchWords, 'small' | 'same' | keyof StemWords>;

/** The words of a way of asking that say something, as stems in the order they are written. */
export function wayOf(way: string, { small, same, ...stemWords }: SubjectWords): string {
  const none = new Set(small.split(' '));
  const words = inSameWords(plainWords(way), same).split(' ');
  return words
    .filter((word) => word && !none.has(word))
    .map(stemmer(stemWords))
    .join(' ');
}

/** Two subjects asked for with the same words, and ways that say nothing; `said` has the words that do not count. */
export function subjectProblems(subjects: readonly (Subject & { file: string })[], said: SubjectWords): Problem[] {
  const owners = new Map<string, string>();
  const ids = new Set<string>();
  return subjects.flatMap(({ file, id, words }): Problem[] => {
    const repeated = ids.has(id) ? [{ file, field: 'id', value: id, fix: 'Ya hay un tema con ese id.' }] : [];
    ids.add(id);
    const ways = words.flatMap((way): Problem[] => {
      const key = wayOf(way, said).split(' ').sort().join(' ');
      const owner = owners.get(key);
      const field = `${id}.words`;
      if (key === '') return [{ file, field, value: way, fix: 'Solo tiene palabras chicas: di de qué se pregunta.' }];
      if (owner !== undefined && owner !== id)
        return [
          { file, field, value: way, fix: `Con esas palabras ya se llega a «${owner}»: déjalas en uno de los dos.` },
        ];
      owners.set(key, id);
      return [];
    });
    return [...repeated, ...ways];
  });
}
