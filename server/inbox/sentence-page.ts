import { escapeHtml } from './html-tags.ts';

/** A page with one sentence, for a post that is no use to show in its form. Like the server's own error pages. */
export function sentencePage(
  [title, sentence]: readonly [title: string, sentence: string],
  formPage: string,
  mistakes: readonly string[] = [],
): string {
  const list = mistakes.map((mistake) => `<li>${escapeHtml(mistake)}</li>`).join('\n');
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} | Pasaporte Verde</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
${list && `<ul>\n${list}\n</ul>\n`}<p><a href="${formPage}">Volver al formulario</a></p>
</main>
</body>
</html>
`;
}
