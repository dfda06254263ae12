import { sentenceHtml } from '../sentence-html.ts';
import { escapeHtml } from './html-tree.ts';

/** A page with one sentence, for a post that is no use to show in its form. Like the server's own error pages. */
export function sentencePage(
  [title, sentence]: readonly [title: string, sentence: string],
  formPage: string,
  mistakes: readonly string[] = [],
): string {
  const list = mistakes.map((mistake) => `<li>${escapeHtml(mistake)}</li>`).join('\n');
  const way = `<p><a href="${formPage}">Volver al formulario</a></p>`;
  return sentenceHtml(title, `<p>${sentence}</p>\n${list && `<ul>\n${list}\n</ul>\n`}${way}`);
}
