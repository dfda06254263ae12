import type { ComingChange } from '../catalogue/as-of.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';

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

/** The same on a page, hidden until its day has come by the reader's clock: `from-day.ts`. */
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
