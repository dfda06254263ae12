import '../country/status.css';
import '../country/stamp.css';
import './verdict.css';
import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { figureFootnotes } from '../catalogue/country-summary.ts';
import type { FigureInForce } from '../catalogue/in-force.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { statusQualifier } from '../catalogue/wording.ts';
import { Doubt } from '../country/doubt.tsx';
import { Stamp } from '../country/stamp.tsx';
import { statusClass } from '../country/status-class.ts';
import { StatusSince } from '../country/status-since.tsx';
import { MachineLine } from '../ui/machine-line.tsx';
import { PrintedFields } from '../ui/printed-fields.tsx';

type Judged = Pick<
  Country,
  'visaStatus' | 'nameSpanish' | 'doubt' | 'confidence' | 'conditional' | 'procedure' | 'nextStep' | 'statusChange'
>;
type PrintedFigure = Pick<FigureInForce, 'lead' | 'original' | 'earlier'>;

interface VerdictProps {
  summary: { country: Judged; stay: PrintedFigure; cost: PrintedFigure };
  /** Where `Qué sigue` leads: an anchor on the same page, and its words. */
  nextHref: string;
  nextLabel: string;
  /** The answer of one reader: what it adds to the status, and why. It stands where the conditions would. */
  personal?: { qualifier: string; reason: ReactNode };
}

/** The answer at a glance: status, stay, cost, procedure, what to do next. Doubt and conditions come first. */
export function Verdict({ summary: { country, stay, cost }, nextHref, nextLabel, personal }: VerdictProps) {
  const qualifier = personal?.qualifier ?? statusQualifier(country);
  return (
    <section className={`verdict ${statusClass(country.visaStatus)}`} aria-label="Veredicto">
      <div className="verdict__ground" aria-hidden="true" />
      <div className="verdict__answer">
        <div className="verdict__words">
          <Doubt text={country.doubt} className="verdict__doubt" />
          <p className="verdict__text">
            {verdictLabel(country.visaStatus)}
            {qualifier && (
              <>
                {'\u00a0· '}
                <span className="verdict__qualifier">{qualifier}</span>
              </>
            )}
          </p>
        </div>
        <Stamp status={country.visaStatus} country={country.nameSpanish} detail={stay.lead} />
      </div>
      <i className="verdict__tear" aria-hidden="true" />
      <PrintedFields
        fields={[
          { label: 'Estancia', value: stay.lead, small: figureFootnotes(stay) },
          { label: 'Costo', value: cost.lead, small: figureFootnotes(cost) },
          { label: 'Trámite', value: country.procedure },
        ]}
      />
      <div className="verdict__next">
        <p>
          <b>Qué sigue:</b> {country.nextStep} <a href={nextHref}>{nextLabel}</a>
        </p>
        <StatusSince country={country} />
        {personal?.reason}
        {!personal && country.conditional && (
          <p>
            <b>Depende:</b> {country.conditional.summary} <a href="#condiciones">Ver tu caso</a>
          </p>
        )}
      </div>
      <MachineLine
        parts={[country.visaStatus === 'visa-free' ? 'P<MEX' : 'V<MEX', country.nameSpanish, stay.lead, cost.lead]}
      />
    </section>
  );
}
