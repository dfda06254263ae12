/** A source by its name, opened beside the page that cites it. */
export function SourceLink({ source: { name, url } }: { source: { name: string; url: string } }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {name}
    </a>
  );
}
