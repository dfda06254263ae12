import { Fragment } from 'react';
import type { ComingChange } from '../catalogue/as-of.ts';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { Explained } from '../ui/explained.tsx';

/** What stands beside an answer wherever a country is shown: where it comes from, what is in doubt, that it has changed. */

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

/** What comes before the answer, wherever a country is shown; nothing where the answer may come first. */
export function Lead({ lead, className }: Pick<CountrySummary, 'lead'> & { className?: string }) {
  if (lead.length === 0) return null;
  return (
    <p className={className}>
      <b>
        <Explained text={lead.join(' ')} />
      </b>
    </p>
  );
}

/** What a source disputes, or nobody could confirm; nothing where all is clear. */
export function Doubt({ text, className }: { text: string | undefined; className?: string }) {
  if (!text) return null;
  return (
    <p className={className}>
      <b>En duda:</b> {text}
    </p>
  );
}

interface RuleChangeProps {
  change: ComingChange;
  /** The page as it is built after the change. */
  href: string;
}

/** On what was built before its day: that the rule changed, what holds now, and the way to the new page. */
export function RuleChangeLine({ change: { from, text }, href }: RuleChangeProps) {
  return (
    <p className="notice">
      <b>Desde el {formatPartialDate(from)} esto cambió.</b> {text} Lo que ves aquí es de antes:{' '}
      <a href={href}>abre la página al día</a>.
    </p>
  );
}

/** The same on a page, hidden until its day has come by the reader's clock: `from-day.element.ts`. */
export function RuleChanges({ changes, href }: { changes: readonly ComingChange[] | undefined; href: string }) {
  return changes?.map((change) => (
    <from-day key={change.from} day={change.from} hidden>
      <RuleChangeLine change={change} href={href} />
    </from-day>
  ));
}

/** In a list, where the cell leads to the page. */
export function RuleChangesInShort({ changes }: { changes: readonly ComingChange[] | undefined }) {
  return changes?.map(({ from }) => (
    <from-day key={from} day={from} hidden>
      <strong>Cambió el {formatPartialDate(from)}: abre su página.</strong>
    </from-day>
  ));
}
