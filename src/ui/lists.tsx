import type { ReactNode } from 'react';
import { Explained } from './explained.tsx';

interface TickListProps {
  items: readonly ReactNode[];
  /** A longer list folds after so many on screen; on paper all of it stands. */
  atFirst?: number;
}

/** Things to have or do: a tick on screen, an empty box on paper. Nothing when there are none. */
export function TickList({ items, atFirst = items.length }: TickListProps) {
  if (items.length === 0) return null;
  // One more takes no more room than the line that offers it.
  const shown = items.length > atFirst + 1 ? atFirst : items.length;
  const list = (part: readonly ReactNode[]) => (
    <ul className="tick-list">
      {part.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(items.slice(0, shown))}
      {shown < items.length && (
        <details className="unfolds unfolds--on-paper">
          <summary>Ver {items.length - shown} más</summary>
          {list(items.slice(shown))}
        </details>
      )}
    </>
  );
}

/** Numbered steps joined by a dotted line. */
export function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="steps">
      {items.map((item) => (
        <li key={item}>
          <Explained text={item} />
        </li>
      ))}
    </ol>
  );
}
