import { figureFootnotes } from '../catalogue/country-summary.ts';
import type { FigureInForce } from '../catalogue/in-force.ts';
import { NoteLines } from './note-lines.tsx';

/** A figure printed large, with what it is for, and under it its own currency and its doubt. */
export function Figure({ figure, unit }: { figure: FigureInForce; unit?: string | undefined }) {
  return (
    <>
      <p className="answer-figure">
        {figure.lead} {unit && <small>{unit}</small>}
      </p>
      <NoteLines lines={figureFootnotes(figure)} />
    </>
  );
}
