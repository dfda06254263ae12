import './status.css';
import './stamp.css';
import './verdict.css';
import { createElement } from 'react';
import { type CountrySummary, figureFootnotes } from '../catalogue/country-summary.ts';
import type { PassportFigure } from '../catalogue/passport-words.ts';
import { badgeLabel, verdictLabel } from '../catalogue/visa-status.ts';
import { statusQualifier } from '../catalogue/wording.ts';
import { dependsOnReader } from '../journey/personal-answer.ts';
import { MachineLine } from '../ui/machine-line.tsx';
import { PrintedFields } from '../ui/printed-fields.tsx';
import { HoldingChoice } from './holding-choice.tsx';
import { Stamp } from './stamp.tsx';
import { statusClass } from './status-class.ts';
import { StatusSince } from './status-since.tsx';

interface VerdictProps {
  summary: CountrySummary & { passport?: PassportFigure | undefined };
  /** Where `Qué sigue` leads: an anchor on the same page, and its words. */
  nextHref: string;
  nextLabel: string;
}

/** The answer at a glance: status, stay, cost, procedure, passport, what to do next, and what it depends on. */
export function Verdict({ summary: { country, stay, cost, passport }, nextHref, nextLabel }: VerdictProps) {
  const { visaStatus, conditional } = country;
  const qualifier = statusQualifier(country);
  const sharedStay = (country.area ?? country.countedWith) ? ['sumando todo Schengen'] : [];
  const panel = (
    <section className={`verdict ${statusClass(visaStatus, qualifier)}`} aria-label="Veredicto">
      <div className="verdict__ground" aria-hidden="true" />
      <div className="verdict__answer">
        <p className="verdict__text">
          {verdictLabel(visaStatus)}
          {qualifier && (
            <>
              <span className="visually-hidden"> · </span>
              <span className="verdict__qualifier">{qualifier}</span>
            </>
          )}
        </p>
        <Stamp
          status={visaStatus}
          country={country.nameSpanish}
          detail={stay.lead}
          label={qualifier ? `${badgeLabel(visaStatus)} · ${qualifier}` : badgeLabel(visaStatus)}
        />
      </div>
      <i className="verdict__tear" aria-hidden="true" />
      <div className="verdict__stub">
        <PrintedFields
          fields={[
            { label: 'Estancia', value: stay.lead, small: [...figureFootnotes(stay), ...sharedStay] },
            { label: 'Costo', value: cost.lead, small: figureFootnotes(cost) },
            { label: 'Trámite', value: country.procedure },
            ...(passport ? [{ label: 'Pasaporte', value: passport.lead, small: passport.small }] : []),
          ]}
        />
        <p>
          <b>Qué sigue:</b> {country.nextStep} <a href={nextHref}>{nextLabel}</a>
          {nextHref !== '#costos' && (
            <>
              {' · '}
              <a href="#costos">Ver los costos</a>
            </>
          )}
        </p>
        <StatusSince country={country} />
        {conditional && (
          <div className="verdict__strip">
            <p>
              <b>Depende:</b> {conditional.summary} <a href="#condiciones">Ver tu caso</a>
            </p>
            <HoldingChoice conditional={conditional} />
          </div>
        )}
      </div>
      <MachineLine
        parts={[visaStatus === 'visa-free' ? 'P<MEX' : 'V<MEX', country.nameSpanish, stay.lead, cost.lead]}
      />
    </section>
  );
  if (!dependsOnReader(country)) return panel;
  // What the verdict becomes for one reader is told over it; what is printed in it stays.
  return createElement('own-case', {}, <div aria-live="polite" />, panel);
}
