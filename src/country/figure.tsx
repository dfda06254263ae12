import { figureFootnotes } from '../catalogue/country-summary.ts';
import type { FigureInForce } from '../catalogue/in-force.ts';
import { NoteLines } from './note-lines.tsx';

/** A figure printed large, and under it its own currency and the figure it replaced. */
export function Figure({ figure }: { figure: FigureInForce }) {
  return (
    <>
      <p className="answer-figure">{figure.lead}</p>
      <NoteLines lines={figureFootnotes(figure)} />
    </>
  );
}
