import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface NearSectionProps {
  id: string;
  heading: string;
  lead: string;
  /** An island (`client:near`); it works on the texts, which are plain HTML. */
  tool: ReactNode;
  /** What cannot be used when the tool's code does not come: `El buscador no se pudo cargar.` */
  failure: string;
  children: ReactNode;
}

/** A section of home below the destinations, folded: opened, its tool comes and the texts are below it. */
export function NearSection({ id, heading, lead, tool, failure, children }: NearSectionProps) {
  return (
    <section className="near-section wrap" id={id} aria-labelledby={`${id}-titulo`} data-on-demand="">
      <details className="unfolds home-fold">
        <summary>
          <h2 id={`${id}-titulo`}>{heading}</h2>
          <span className="note">{lead}</span>
        </summary>
        <SectionTool tool={tool} failure={failure} />
        {children}
      </details>
    </section>
  );
}

/**
 * Tool, placeholder and failure lie in one cell of a grid: it has the height of the tallest from the start, and nothing
 * moves when one takes over.
 */
export function SectionTool({ tool, failure }: Pick<NearSectionProps, 'tool' | 'failure'>) {
  return (
    <div className="section-tool script-only">
      <div className="section-tool__ready">{tool}</div>
      <p className="section-tool__waiting">Cargando…</p>
      <LoadFailure>{failure}</LoadFailure>
    </div>
  );
}
