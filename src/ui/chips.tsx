/** Short words in frames; the rest is counted (`+3 más`). */
export function Chips({ items, max = items.length }: { items: readonly string[]; max?: number }) {
  const hidden = items.length - max;
  return (
    <ul className="chips">
      {items.slice(0, max).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {hidden > 0 && <li className="more">{`+${hidden} más`}</li>}
    </ul>
  );
}
