import { parseInline } from './inline.ts';

/** Running text with its links and bold words. Links that leave the site open another tab and say so. */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((part, index) => {
    if (part.kind === 'bold') return <strong key={index}>{part.text}</strong>;
    if (part.kind === 'text') return part.text;
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
