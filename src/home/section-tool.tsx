import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface SectionToolProps {
  /** What cannot be used when the code does not come: `El buscador no se pudo cargar.` */
  failure: string;
  children: ReactNode;
}

/**
 * The part of a section that needs its script. Tool, placeholder and failure lie in one cell of a grid, so
 * that the cell has the height of the tallest from the start and nothing moves when one takes over.
 */
export function SectionTool({ failure, children }: SectionToolProps) {
  return (
    <div className="section-tool script-only">
      <div className="section-tool__ready">{children}</div>
      <p className="section-tool__waiting">Cargando…</p>
      <LoadFailure>{failure}</LoadFailure>
    </div>
  );
}
