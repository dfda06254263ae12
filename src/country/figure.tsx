import { figureFootnotes } from '../catalogue/country-summary.ts';
import type { FigureInForce } from '../catalogue/in-force.ts';

/** A figure printed large, and under it its own currency and the figure it replaced. */
export function Figure({ figure }: { figure: FigureInForce }) {
  return (
    <>
      <p className="answer-figure">{figure.lead}</p>
      {figureFootnotes(figure).map((line) => (
        <p key={line} className="note">
          {line}
        </p>
      ))}
    </>
  );
}
