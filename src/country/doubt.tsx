/** What a source disputes, or nobody could confirm; nothing where all is clear. */
export function Doubt({ text, className }: { text: string | undefined; className?: string }) {
  if (!text) return null;
  return (
    <p className={className}>
      <b>En duda:</b> {text}
    </p>
  );
}
