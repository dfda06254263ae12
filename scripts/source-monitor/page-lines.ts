import { compile } from 'html-to-text';
import { extractText, getDocumentProxy } from 'unpdf';

/** Words a page says when it is not the page that was asked for. */
const NOT_FOUND =
  /\b(?:404|not found|page (?:does not|doesn't) exist|no (?:se )?encontr(?:ada|ó|amos)|página no existe|introuvable|nicht gefunden|no longer (?:available|exists))\b/i;
const WALL =
  /just a moment|checking your browser|attention required|enable javascript|verify (?:that )?you are (?:a )?human|are you a robot|captcha|access denied|request (?:was )?blocked|unusual traffic|security check|ddos protection|incapsula|bot detection|verificando (?:que|su|tu)|acceso denegado|no eres un robot|before you continue|antes de continuar|aceptar (?:todas )?las cookies|accept (?:all )?cookies|consent to (?:the use of )?cookies/i;
/** What a wall says is short; an article about captchas is not. In letters, as the next two. */
const LONGEST_WALL = 1500;
const SHORTEST_PAGE = 80;
/** In letters; a sentence that nobody reads, and no report can show. */
const LONGEST_LINE = 50_000;
/** A law of 500 pages. */
const LONGEST_PAGE = 2_000_000;
/** In bytes; the largest pages of laws have one or two million. */
const LARGEST_HTML = 4_000_000;

export type Lines = { lines: string[] } | { outcome: 'gone' | 'blocked' | 'unreadable'; reason: string };

const skipped = 'script,style,noscript,template,svg,img,select,nav,footer,[role=navigation],[role=contentinfo]';
const blocks = 'title,h1,h2,h3,h4,h5,h6,ul,ol,li,dl,dt,dd,table,caption,tr,summary';
const textOf = compile({
  wordwrap: false,
  baseElements: { selectors: [] },
  selectors: [
    ...skipped.split(',').map((selector) => ({ selector, format: 'skip' })),
    ...blocks.split(',').map((selector) => ({ selector, format: 'block' })),
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' | ' } })),
    { selector: 'a', options: { ignoreHref: true } },
  ],
});
const sentences = new Intl.Segmenter('es', { granularity: 'sentence' });

/** The sentences, rows and items of the page in a body, or why there are none. */
export async function linesOfPage(body: Uint8Array, type: string): Promise<Lines> {
  const isPdf = Buffer.from(body.subarray(0, 1024)).includes('%PDF-');
  if (!isPdf && /^(?:image|audio|video|font)\/|zip|octet-stream|msword|officedocument/i.test(type)) {
    return unreadable(`es un archivo ${type.split(';')[0]}`);
  }
  if (!isPdf && body.length > LARGEST_HTML) return unreadable('es una página de más de 4 MB');
  const text = isPdf ? await textOfPdf(body) : textOf(decode(body, type));
  if (text.length > LONGEST_PAGE) return unreadable('trae más texto del que nadie lee');
  const lines = textLines(text);
  if (lines.some((line) => line.length > LONGEST_LINE)) return unreadable('trae un renglón que nadie lee');
  const isShort = text.length <= LONGEST_WALL;
  if (isShort && WALL.test(text)) return { outcome: 'blocked', reason: 'muestra un aviso en lugar de la página' };
  if (lines.slice(0, isShort ? 2 : 1).some((line) => line.length < 200 && NOT_FOUND.test(line))) {
    return { outcome: 'gone', reason: 'dice que la página no existe' };
  }
  if (isPdf && lines.length === 0) return unreadable('es un PDF sin texto: una imagen');
  if (!isPdf && text.length < SHORTEST_PAGE) return unreadable('no trae texto: lo dibuja un programa');
  return { lines };
}

function unreadable(reason: string): Lines {
  return { outcome: 'unreadable', reason };
}

export function textLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      Array.from(sentences.segment(line.trim()), ({ segment }) => segment.replace(/[\s|]+$/, '')).filter(Boolean),
    );
}

async function textOfPdf(body: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(body), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: true });
  await document.cleanup();
  return text;
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
