import type { ReactNode } from 'react';

interface NearSectionProps {
  id: string;
  heading: string;
  lead: string;
  /** An island (`client:near`) inside a `SectionTool`; it works on the texts, which are plain HTML. */
  tool: ReactNode;
  children: ReactNode;
}

/** A section of home below the destinations: heading and tool at the side, texts beside them. */
export function NearSection({ id, heading, lead, tool, children }: NearSectionProps) {
  return (
    <section className="near-section wrap" id={id} aria-labelledby={`${id}-titulo`} data-on-demand="">
      <div className="near-section__head">
        <h2 id={`${id}-titulo`}>{heading}</h2>
        <p className="note">{lead}</p>
        {tool}
      </div>
      <div className="near-section__body">{children}</div>
    </section>
  );
}
