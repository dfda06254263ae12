/** What a fee is the sum of, and who pays less. */
export function FeeLines({ lines = [] }: { lines?: readonly string[] | undefined }) {
  return lines.map((line) => (
    <p key={line} className="note">
      {line}
    </p>
  ));
}
