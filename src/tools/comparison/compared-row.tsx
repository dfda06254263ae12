import type { ReactNode } from 'react';

interface ComparedRowProps {
  label: string;
  /** Beside the label: how the destinations differ, or that they do not. */
  remark?: ReactNode;
  /** One per destination, in their order. */
  cells: readonly { slug: string; name: string; content: ReactNode }[];
}

/** One question and each destination's answer: under each other on a phone, in columns where there is room. */
export function ComparedRow({ label, remark, cells }: ComparedRowProps) {
  return (
    <section className="compared-row">
      <h3>
        {label} {remark}
      </h3>
      <dl>
        {cells.map(({ slug, name, content }) => (
          <div key={slug}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Says a difference with a mark and in words. */
export function Difference({ children }: { children: string }) {
  return (
    <small className="compared-row__difference">
      <span aria-hidden="true">≠</span> {children}
    </small>
  );
}

/** Says that there is nothing to weigh in this row. */
export function SameForAll() {
  return <small className="note">igual en todos</small>;
}
