/** Safe as text and inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * The page for what goes wrong in the server itself: a title, a sentence, a way on. It needs no other file,
 * and has no inline style either: a strict Content-Security-Policy would refuse it. `body` is HTML.
 */
export function sentenceHtml(title: string, body: string): string {
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
${body}
</main>
</body>
</html>
`;
}
