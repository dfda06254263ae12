import './verdict.css';
import { MachineLine } from '../../ui/machine-line.tsx';
import { PrintedFields } from '../../ui/printed-fields.tsx';
import { statusClass } from '../badge.tsx';
import { type CountrySummary, figureFootnotes } from '../country-summary.ts';
import { Stamp } from '../stamp.tsx';
import { verdictLabel } from '../visa-status.ts';
import { statusQualifier } from '../wording.ts';

interface VerdictProps {
  summary: CountrySummary;
  /** Where `Qué sigue` leads: an anchor on the same page, and its words. */
  nextHref: string;
  nextLabel: string;
}

/** The answer at a glance: status, stay, cost, procedure, what to do next. Doubt and conditions come first. */
export function Verdict({ summary: { country, stay, cost }, nextHref, nextLabel }: VerdictProps) {
  const qualifier = statusQualifier(country);
  return (
    <section className={`verdict ${statusClass(country.visaStatus)}`} aria-label="Veredicto">
      <div className="verdict__ground" aria-hidden="true" />
      <div className="verdict__answer">
        <div className="verdict__words">
          {country.doubt && (
            <p className="verdict__doubt">
              <strong>En duda:</strong> {country.doubt}
            </p>
          )}
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
        {country.conditional && (
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
