import type { ReactNode } from 'react';
import { earlierWords } from '../catalogue/country-summary.ts';
import { processingTimeWords } from '../catalogue/processing-time.ts';
import { Charged, FraudWarning } from './application-note.tsx';
import type { CountryPageData } from './country-page-data.ts';
import { Figure } from './figure.tsx';
import { FigureNotes } from './figure-notes.tsx';
import { HowWeKnow } from './how-we-know.tsx';
import { NoteLines } from './note-lines.tsx';

interface CostSectionProps {
  data: CountryPageData;
  heading: string;
  /** What the page has to say besides. */
  children: ReactNode;
}

/** What it costs a person, a child and a family, who takes the money, and how long it takes. */
export function CostSection({ data, heading, children }: CostSectionProps) {
  const { country, cost, rates } = data;
  const { processingTime, additionalFees } = country.costs;
  const charged = <Charged country={country} cost={cost} ratesDate={rates.date} />;
  return (
    <section className="stack gap-2 under-rule" id="costos">
      <h2>{heading}</h2>
      <Figure figure={cost} unit={cost.original && 'por persona'} />
      <NoteLines lines={[...earlierWords(cost), ...(cost.lines?.slice(-1) ?? [])]} />
      {processingTime && <p className="note">Tiempo de trámite: {processingTimeWords(processingTime)}</p>}
      {additionalFees && (
        <p className="note">
          <b>Costo extra:</b> {additionalFees}
        </p>
      )}
      <FraudWarning country={country} />
      <FigureNotes updates={cost.notes} today={data.today} />
      {cost.lines ? (
        <details className="unfolds unfolds--on-paper">
          <summary>Qué incluye y quién cobra</summary>
          <NoteLines lines={cost.lines.slice(0, -1)} />
          {charged}
        </details>
      ) : (
        charged
      )}
      {children}
      <HowWeKnow data={data} fact="costs" isNamed={Boolean(children)} />
    </section>
  );
}
