import { Fragment } from 'react';

interface Source {
  name: string;
  url: string;
}

/** A source by its name, opened beside the page that cites it. */
export function SourceLink({ source: { name, url } }: { source: Source }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

/** Where what stands above comes from, each source once; nothing without one. */
export function CitedSources({ of }: { of: readonly { source?: Source | undefined }[] }) {
  const sources = [...new Map(of.flatMap(({ source }) => (source ? [[source.url, source]] : []))).values()];
  if (sources.length === 0) return null;
  return (
    <p className="note named-sources">
      {sources.length === 1 ? 'Fuente: ' : 'Fuentes: '}
      {sources.map((source, index) => (
        <Fragment key={source.url}>
          {index > 0 && '; '}
          <SourceLink source={source} />
        </Fragment>
      ))}
    </p>
  );
}
