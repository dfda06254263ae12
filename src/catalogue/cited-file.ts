import * as v from 'valibot';
import { type CitedFile, doubtingSources, ownConfidence, ownSources } from './evidence.ts';
import { citedSource, help, type Mistake, noMistakes } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/** How a file that is no record says what its statements rest on: as a record does. */
export const citedFileEntries = {
  sources: v.array(citedSource(v.string()), 'Escribe una lista.'),
  evidence: v.optional(
    help(
      'Por dato: qué está en duda.',
      v.record(
        v.string(),
        v.strictObject({ doubt: help('Qué está en duda y quién dice otra cosa.', spanishText(20, 340)) }),
      ),
    ),
    {},
  ),
};

/** What a file states, for the citations that have to carry it. */
export interface Statements {
  facts: readonly string[];
  /** Whether one may go without a citation of its own, since it follows from something else. */
  follows?: (fact: string) => boolean;
  /** Whether the file states a fact that a citation or a doubt names. */
  isStated?: (fact: string) => boolean;
  /** Whether it is to be confirmed and has to say why, whoever carries it. */
  isOpen?: (fact: string) => boolean;
}

/**
 * What is wrong between the statements of a file and its citations: a statement nothing carries, a citation or a doubt
 * of nothing that is stated, a statement that is to be confirmed without a word on why.
 */
export function citationMistakes(file: CitedFile, statements: Statements): Mistake[] {
  const { sources = [], evidence = {} } = file;
  const facts = [...new Set(statements.facts)];
  const { follows = () => false, isStated = (fact) => facts.includes(fact) } = statements;
  const { isOpen = (fact) => ownSources(file, fact).length > 0 && ownConfidence(file, fact) === 'low' } = statements;
  const isMute = (fact: string) => evidence[fact]?.doubt === undefined;
  return [
    ...facts
      .filter((fact) => file.sources && ownSources(file, fact).length === 0 && !follows(fact))
      .map((fact) => ({
        field: 'sources',
        value: fact,
        fix: `Anota una fuente que respalde este dato (supports: [${fact}]) o borra el dato.`,
      })),
    ...sources.flatMap(({ supports = [], doubts = [] }, index) =>
      Object.entries({ supports, doubts }).flatMap(([list, named]) =>
        named
          .filter((fact) => !isStated(fact))
          .map((value) => {
            const fix = 'El archivo no dice ese dato: bórralo de la lista, y la fuente si no respalda nada más.';
            return { field: `sources.${index}.${list}`, value, fix };
          }),
      ),
    ),
    ...facts
      .filter((fact) => isMute(fact) && (doubtingSources(file, fact).length > 0 || isOpen(fact)))
      .map((fact) => ({
        field: `evidence.${fact}.doubt`,
        value: undefined,
        fix: 'Di qué está en duda de este dato, y quién dice otra cosa.',
      })),
    ...Object.keys(evidence)
      .filter((fact) => !isStated(fact))
      .map((fact) => ({ field: `evidence.${fact}`, value: fact, fix: 'El archivo no dice ese dato; bórralo.' })),
  ];
}

/** Tells the editor every mistake between a file's statements and its citations. */
export const statementsAreCited = <File extends CitedFile>(statementsOf: (file: File) => Statements) =>
  noMistakes<File>((file) => citationMistakes(file, statementsOf(file)));
