import { extractText, getDocumentProxy } from 'unpdf';
import { linesOfHtml, linesOfText, type Page } from '../reading/page-lines.ts';

/** Words a page says when it is not the page that was asked for. */
const NOT_FOUND =
  /\b(?:404|not found|page (?:does not|doesn't) exist|no (?:se )?encontr(?:ada|ó|amos)|página no existe|introuvable|nicht gefunden|no longer (?:available|exists))\b/i;
const WALL =
  /just a moment|checking your browser|attention required|enable javascript|verify (?:that )?you are (?:a )?human|are you a robot|captcha|access denied|request (?:was )?blocked|unusual traffic|security check|ddos protection|incapsula|bot detection|verificando (?:que|su|tu)|acceso denegado|no eres un robot|before you continue|antes de continuar|aceptar (?:todas )?las cookies|accept (?:all )?cookies|consent to (?:the use of )?cookies/i;
/** What a wall says is short; an article about captchas is not. */
const LONGEST_WALL = 1500;
const SHORTEST_PAGE = 80;
/** In bytes; the largest pages of laws have one or two million. */
const LARGEST_HTML = 4_000_000;

export type Reading = { page: Page } | { outcome: 'gone' | 'blocked' | 'unreadable'; reason: string };

/** The page in a body, or why there is none. */
export async function readBody(body: Uint8Array, type: string): Promise<Reading> {
  try {
    const start = Buffer.from(body.subarray(0, 1024)).toString('latin1');
    if (start.includes('%PDF-')) return await readPdf(body);
    if (/^(?:image|audio|video|font)\/|zip|octet-stream|msword|officedocument/i.test(type)) {
      return { outcome: 'unreadable', reason: `es un archivo ${type.split(';')[0]}` };
    }
    if (body.length > LARGEST_HTML) return { outcome: 'unreadable', reason: 'es una página de más de 4 MB' };
    return readHtml(decode(body, type));
  } catch {
    return { outcome: 'unreadable', reason: 'no se pudo leer lo que mandó' };
  }
}

function readHtml(html: string): Reading {
  const page = linesOfHtml(html);
  const text = `${page.title} ${page.lines.map(({ text }) => text).join(' ')}`;
  // What the page draws with a program, or hides behind a notice, is not among its lines.
  const said =
    text.length < SHORTEST_PAGE
      ? html
          .slice(0, 20_000)
          .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
          .replace(/<[^>]+>/g, ' ')
      : text;
  if (text.length <= LONGEST_WALL && WALL.test(said))
    return { outcome: 'blocked', reason: 'muestra un aviso en lugar de la página' };
  if (NOT_FOUND.test(page.title) || (text.length <= LONGEST_WALL && NOT_FOUND.test(page.lines[0]?.text ?? ''))) {
    return { outcome: 'gone', reason: 'dice que la página no existe' };
  }
  if (text.length < SHORTEST_PAGE) return { outcome: 'unreadable', reason: 'no trae texto: lo dibuja un programa' };
  return { page };
}

async function readPdf(body: Uint8Array): Promise<Reading> {
  const document = await getDocumentProxy(new Uint8Array(body), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: true });
  await document.cleanup();
  const page = linesOfText(text);
  return page.lines.length > 0 ? { page } : { outcome: 'unreadable', reason: 'es un PDF sin texto: una imagen' };
}

/** Servers and pages lie about their letters; UTF-8 cannot be mistaken for another. */
function decode(body: Uint8Array, type: string): string {
  const start = Buffer.from(body.subarray(0, 2048)).toString('latin1');
  const declared = [/charset=["']?([\w-]+)/i.exec(type)?.[1], /charset=["']?([\w-]+)/i.exec(start)?.[1]];
  const bom =
    body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : undefined;
  // ISO-2022-JP is written in seven bits, and would pass for anything.
  const labels = [bom, start.includes('\x1b$') ? 'iso-2022-jp' : undefined, 'utf-8', ...declared, 'windows-1252'];
  for (const label of labels) {
    if (!label) continue;
    try {
      return new TextDecoder(label, { fatal: label === 'utf-8' }).decode(body);
    } catch {
      // Not written so, or no such letters: the next.
    }
  }
  return start;
}
