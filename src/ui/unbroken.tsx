/** Words whose hyphen belongs to them: `e-visa`, `K-ETA`, `DS-160`, `MEX-DFW-NRT`. */
const HYPHENATED = /((?<![\p{L}\p{N}-])\p{L}{1,3}(?:-[\p{L}\p{N}]{1,6})+)/u;

/** Running text that does not part those words at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(HYPHENATED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
