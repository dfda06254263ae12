import { BARE_POLICY } from '../src/site/hosting/content-security-policy.ts';

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

/** Each title names what happened, each sentence tells the visitor what to do next. */
const PAGES = {
  400: ['Dirección no válida', 'No pudimos leer esta dirección: revisa que esté completa y bien escrita.'],
  404: ['Página no encontrada', 'No hay ninguna página en esta dirección: revisa que esté bien escrita.'],
  405: ['Acción no permitida', 'Esta dirección solo se puede consultar: ábrela desde un enlace del sitio.'],
  408: ['Se agotó el tiempo', 'La solicitud tardó demasiado en llegar: revisa tu conexión y vuelve a intentarlo.'],
  414: ['Dirección demasiado larga', 'Esta dirección es demasiado larga: revisa que la hayas copiado bien.'],
  431: ['Solicitud demasiado grande', 'Tu navegador envió demasiados datos: borra las cookies de este sitio.'],
  500: ['Algo falló de nuestro lado', 'No pudimos mostrar esta página: vuelve a intentarlo en unos minutos.'],
} as const satisfies Record<number, readonly [title: string, sentence: string]>;

/** Also on what never became a request, which the rules of `_headers` do not reach. */
export const ERROR_HEADERS = {
  // A failure is a moment's state; no one should remember it.
  'Cache-Control': 'no-store',
  'Content-Security-Policy': BARE_POLICY,
  'X-Content-Type-Options': 'nosniff',
};

export type ErrorStatus = keyof typeof PAGES;

/** The page of an error status. */
export function errorHtml(status: ErrorStatus): string {
  const [title, sentence] = PAGES[status];
  return sentenceHtml(title, `<p>${sentence}</p>\n<p><a href="/">Ir al inicio</a></p>`);
}

/** An error as an answer. `extra` adds headers such as `Allow`. */
export function errorAnswer(status: ErrorStatus, extra: Record<string, string> = {}): Response {
  const body = new TextEncoder().encode(errorHtml(status));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.byteLength),
    ...ERROR_HEADERS,
    ...extra,
  };
  return new Response(body, { status, headers });
}

/** For what should not happen: the visitor gets a sentence, the operator one line, and nobody a stack trace. */
export function unexpectedErrorAnswer(error: unknown, during = 'una solicitud'): Response {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Error inesperado en ${during}: ${reason.replace(/\s+/g, ' ')}`);
  return errorAnswer(500);
}
