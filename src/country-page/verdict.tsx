import '../country/status.css';
import '../country/stamp.css';
import './verdict.css';
import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { figureFootnotes } from '../catalogue/country-summary.ts';
import type { Holding } from '../catalogue/holding.ts';
import type { FigureInForce } from '../catalogue/in-force.ts';
import type { PassportFigure } from '../catalogue/passport-words.ts';
import { badgeLabel, verdictLabel } from '../catalogue/visa-status.ts';
import { statusQualifier } from '../catalogue/wording.ts';
import { Stamp } from '../country/stamp.tsx';
import { statusClass } from '../country/status-class.ts';
import { StatusSince } from '../country/status-since.tsx';
import { MachineLine } from '../ui/machine-line.tsx';
import { PrintedFields } from '../ui/printed-fields.tsx';
import { HoldingChoice } from './holding-choice.tsx';

type Judged = Pick<
  Country,
  | 'visaStatus'
  | 'nameSpanish'
  | 'confidence'
  | 'conditional'
  | 'procedure'
  | 'nextStep'
  | 'statusChange'
  | 'area'
  | 'countedWith'
>;
type PrintedFigure = Pick<FigureInForce, 'lead' | 'original' | 'isInDoubt'>;

interface VerdictProps {
  summary: { country: Judged; stay: PrintedFigure; cost: PrintedFigure; passport?: PassportFigure | undefined };
  /** Where `Qué sigue` leads: an anchor on the same page, and its words. */
  nextHref: string;
  nextLabel: string;
  /** The answer of one reader: what it adds to the status, why, and what they hold. It stands where the conditions would. */
  personal?: { qualifier: string; reason: ReactNode; holds: readonly Holding[] };
}

/** The answer at a glance: status, stay, cost, procedure, passport, what to do next, and what it depends on. */
export function Verdict({ summary: { country, stay, cost, passport }, nextHref, nextLabel, personal }: VerdictProps) {
  const { visaStatus, conditional } = country;
  const qualifier = personal?.qualifier ?? statusQualifier(country);
  const sharedStay = !personal && (country.area ?? country.countedWith) ? ['sumando todo Schengen'] : [];
  return (
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
            {personal?.reason ?? (
              <p>
                <b>Depende:</b> {conditional.summary} <a href="#condiciones">Ver tu caso</a>
              </p>
            )}
            <HoldingChoice conditional={conditional} holds={personal?.holds} />
          </div>
        )}
        {!conditional && personal?.reason}
      </div>
      <MachineLine
        parts={[visaStatus === 'visa-free' ? 'P<MEX' : 'V<MEX', country.nameSpanish, stay.lead, cost.lead]}
      />
    </section>
  );
}
