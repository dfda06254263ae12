import type { ReactNode } from 'react';

/** Things to have or do: a tick on screen, an empty box on paper. Nothing when there are none. */
export function TickList({ items }: { items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="tick-list">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** Numbered steps joined by a dotted line. */
export function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="steps">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
