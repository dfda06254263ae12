import { parseInline } from '../catalogue/inline.ts';
import { Unbroken } from '../ui/unbroken.tsx';

/** A figure never parts from its unit at the end of a line. */
function tied(text: string): string {
  return text.replace(/(\d) (?=(?:MXN|USD|EUR|días?|meses|años?|horas?)\b)/g, '$1\u00a0');
}

/** Running text with its links and bold words. Links that leave the site open another tab and say so. */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((part, index) => {
    if (part.kind === 'bold') return <strong key={index}>{tied(part.text)}</strong>;
    if (part.kind === 'code') return <code key={index}>{part.text}</code>;
    if (!('href' in part)) return <Unbroken key={index} text={tied(part.text)} />;
    if (!part.href.startsWith('https://')) {
      return (
        <a key={index} href={part.href}>
          {part.text}
        </a>
      );
    }
    return (
      <a key={index} href={part.href} target="_blank" rel="noopener">
        {part.text}
        <span className="visually-hidden"> (se abre en otra pestaña)</span>
      </a>
    );
  });
}
