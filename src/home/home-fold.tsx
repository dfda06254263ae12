import type { ReactNode } from 'react';

/** A section of home below the destinations, folded. All of it comes with the page. */
export function HomeFold({
  id,
  heading,
  lead,
  children,
}: {
  id: string;
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className="home-section wrap" id={id} aria-labelledby={`${id}-titulo`}>
      <details className="unfolds home-fold">
        <summary>
          <h2 id={`${id}-titulo`}>{heading}</h2>
          <span className="note">{lead}</span>
        </summary>
        {children}
      </details>
    </section>
  );
}
