/** What a badge says: the status, and what qualifies it on a line of its own. Brings no styles along. */
export function BadgeWords({ text }: { text: string }) {
  const [word, qualifier] = text.split(' · ');
  return (
    <span>
      {word}
      {qualifier && (
        <small>
          <i> · </i>
          {qualifier}
        </small>
      )}
    </span>
  );
}
