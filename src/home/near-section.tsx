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

/**
 * A section of home below the destinations: heading and tool at the side, texts beside them. Tool, placeholder and
 * failure lie in one cell of a grid: it has the height of the tallest from the start, and nothing moves when one takes over.
 */
export function NearSection({ id, heading, lead, tool, failure, children }: NearSectionProps) {
  return (
    <section className="near-section wrap" id={id} aria-labelledby={`${id}-titulo`} data-on-demand="">
      <div className="near-section__head">
        <h2 id={`${id}-titulo`}>{heading}</h2>
        <p className="note">{lead}</p>
        <div className="section-tool script-only">
          <div className="section-tool__ready">{tool}</div>
          <p className="section-tool__waiting">Cargando…</p>
          <LoadFailure>{failure}</LoadFailure>
        </div>
      </div>
      <div className="near-section__body">{children}</div>
    </section>
  );
}
