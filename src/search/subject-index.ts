import type { PlacesFile, SubjectRow } from './places-file.ts';
import { plainWords } from './plain-words.ts';
import { type StemWords, stemmer } from './stem.ts';

/** A subject as it is looked for. */
export interface IndexedSubject extends Omit<SubjectRow, 'ways'> {
  /** Each way of asking, as stems. */
  ways: readonly (readonly string[])[];
  /** Its name in plain words. */
  called: string;
}

/** What people ask about besides places: `content/search/subjects/`. */
export interface SubjectIndex {
  subjects: readonly IndexedSubject[];
  /** In how many subjects a stem stands. */
  uses: ReadonlyMap<string, number>;
  /** By stem, the subjects that have it in a way of asking, in their name or in what is said of them. */
  about: ReadonlyMap<string, ReadonlySet<IndexedSubject>>;
  /** Words that say nothing of what is asked about. */
  small: ReadonlySet<string>;
  stemOf: (word: string) => string;
}

/** Of a file that has not come there is nothing to look for. */
export function indexSubjects(
  file: Pick<PlacesFile, 'subjects' | 'small' | keyof StemWords> | undefined,
): SubjectIndex {
  const { subjects: rows, small, ...stemWords } = file ?? { subjects: [], small: '', whole: '', alike: [] };
  const stemOf = stemmer(stemWords);
  const subjects = rows.map((row) => ({
    ...row,
    called: plainWords(row.name),
    ways: row.ways.split('|').map((way) => way.split(' ')),
  }));
  const uses = new Map<string, number>();
  const about = new Map<string, Set<IndexedSubject>>();
  for (const subject of subjects) {
    for (const stem of new Set(subject.ways.flat())) uses.set(stem, (uses.get(stem) ?? 0) + 1);
    const said = plainWords(`${subject.name} ${subject.note}`).split(' ').map(stemOf);
    for (const stem of new Set([...subject.ways.flat(), ...said])) {
      about.set(stem, (about.get(stem) ?? new Set()).add(subject));
    }
  }
  return { subjects, uses, about, small: new Set(small.split(' ')), stemOf };
}
