import type { ReactNode } from 'react';

interface TickListProps {
  items: readonly ReactNode[];
  /** A longer list folds after so many on screen; on paper all of it stands. */
  atFirst?: number;
}

/** Things to have or do: a tick on screen, an empty box on paper. Nothing when there are none. */
export function TickList({ items, atFirst = items.length }: TickListProps) {
  return (
    <FoldedList items={items} atFirst={atFirst}>
      {(part) => <ul className="tick-list">{part}</ul>}
    </FoldedList>
  );
}

/** Numbered steps joined by a dotted line; more of them than `atFirst` fold like a list. */
export function Steps({ items, atFirst = items.length }: TickListProps) {
  return (
    <FoldedList items={items} atFirst={atFirst}>
      {(part, start) => (
        <ol className="steps" start={start}>
          {part}
        </ol>
      )}
    </FoldedList>
  );
}

interface FoldedListProps extends Required<TickListProps> {
  /** The list around some of the items, of which the first is the `start`th. */
  children: (items: ReactNode, start: number) => ReactNode;
}

function FoldedList({ items, atFirst, children }: FoldedListProps) {
  if (items.length === 0) return null;
  // One more takes no more room than the line that offers it.
  const shown = items.length > atFirst + 1 ? atFirst : items.length;
  const list = (from: number, to?: number) =>
    children(
      items.slice(from, to).map((item, index) => <li key={index}>{item}</li>),
      from + 1,
    );
  return (
    <>
      {list(0, shown)}
      {shown < items.length && (
        <details className="unfolds unfolds--on-paper">
          <summary>Ver {items.length - shown} más</summary>
          {list(shown)}
        </details>
      )}
    </>
  );
}
