import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';

/** The tips of the page as a message for those who come along. */
function tipsAsText(section: Element | null | undefined): string {
  const tips = section?.querySelectorAll('.tips > li') ?? [];
  return Array.from(tips, (tip) => {
    const [title, text] = [...tip.children].map((part) => part.textContent);
    return `• ${title}: ${text}`;
  }).join('\n');
}

export function TipsTool() {
  const root = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tipsAsText(root.current?.closest('section')));
      showToast('success', '¡Consejos copiados!', 'Pégalos en un mensaje para quien viaja contigo.');
    } catch {
      showToast('error', 'Error', 'No se pudieron copiar los consejos.');
    }
  };
  return (
    <div ref={root}>
      <Button look="outline" onClick={copy}>
        Copiar los consejos
      </Button>
    </div>
  );
}
