import { formatProblem } from '../../src/records/load.server.ts';
import { readBannedWords } from './banned-words.ts';
import { copyMistakes } from './copy-mistakes.ts';
import { readExceptions, withoutExceptions } from './exceptions.ts';
import type { ContentPage } from './reader-texts.ts';

/** Every text of `content/` that breaks `docs/estilo.md`, and every exception nobody needs any more, a line each. */
export function textMistakes(content: string, pages: readonly ContentPage[], today: string) {
  const { mistakes, needless } = withoutExceptions(
    copyMistakes(pages, readBannedWords(content), today),
    readExceptions(content),
  );
  return [
    ...mistakes.map(({ sentence, rule, ...mistake }) => ({
      file: mistake.file,
      line: formatProblem({ ...mistake, field: `${mistake.field} (${rule})`, value: sentence }),
    })),
    ...needless.map(({ file, starts, rule }) => ({
      file,
      line: formatProblem({
        file: 'content/copy-exceptions.yaml',
        field: `${file} (${rule})`,
        value: starts,
        mend: 'Esta excepción ya no hace falta: quítala.',
      }),
    })),
  ];
}
