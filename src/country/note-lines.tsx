/** Small print under a figure, a paragraph each. */
export function NoteLines({ lines = [] }: { lines?: readonly string[] | undefined }) {
  return lines.map((line) => (
    <p key={line} className="note">
      {line}
    </p>
  ));
}
