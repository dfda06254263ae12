/** A stretch of running text: plain words, bold words, what is typed as it is, or a link. */
export type Inline = { kind: 'text' | 'bold' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

const MARKUP = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** Where a link may lead: another page of the site, a part of it, a phone, or a safe address elsewhere. */
const LINK_TARGET = /^(?:https:\/\/|\/(?!\/)|#|tel:\+?\d)/;

/** Reads `[words](/address)`, `**words**`, and words between backticks. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, words, href, bold, code] = match;
    if (words && href) parts.push({ kind: 'link', text: words, href });
    else parts.push(code ? { kind: 'code', text: code } : { kind: 'bold', text: bold ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The words alone, without markup and addresses. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}

/** What is wrong with the markup, in words for the editor. */
export function inlineProblem(text: string): string | undefined {
  const parts = parseInline(text);
  if (parts.some((part) => part.kind === 'link' && !LINK_TARGET.test(part.href))) {
    return 'Enlaza a una ruta del sitio (/contacto), a una parte (#dinero), a tel: o a https://.';
  }
  const left = parts.filter((part) => part.kind === 'text').map((part) => part.text);
  if (left.some((part) => /\]\(|\*\*|<[a-z]/i.test(part))) return 'Cierra bien el enlace o las negritas; no uses HTML.';
  return undefined;
}
