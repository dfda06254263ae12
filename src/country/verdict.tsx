import './status.css';
import './stamp.css';
import './verdict.css';
import type { Country } from '../catalogue/country.ts';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { DOCUMENTS, documentWords } from '../catalogue/travel-document.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { badgeText, statusQualifier } from '../catalogue/voice/wording.ts';
import { dependsOnReader } from '../journey/personal-answer.ts';
import { Button } from '../ui/button.tsx';
import { MachineLine } from '../ui/machine-line.tsx';
import { PrintedFields } from '../ui/printed-fields.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { RichText } from './section.tsx';
import { dependsWords, figuresOf, sinceWords } from './sections.ts';
import { Stamp } from './stamp.tsx';
import { statusClass } from './status-class.ts';

interface VerdictProps {
  summary: CountrySummary;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Where `Qué sigue` leads: an anchor on the same page, and its words. */
  next: { href: string; words: string };
}

/** The answer at a glance: status, stay, cost, procedure, passport, what to do next, and what it depends on. */
export function Verdict({ summary, today, next }: VerdictProps) {
  const { country, stay, cost } = summary;
  const { visaStatus, conditional, statusChange } = country;
  const qualifier = statusQualifier(country);
  const panel = (
    <section className={`stack gap-2 verdict ${statusClass(visaStatus, qualifier)}`} aria-label="Veredicto">
      <div className="verdict__ground" aria-hidden="true" />
      <div className="flagged verdict__answer">
        <p className="verdict__text">
          {verdictLabel(visaStatus)}
          {qualifier && (
            <>
              <span className="visually-hidden"> · </span>
              <span className="verdict__qualifier">{qualifier}</span>
            </>
          )}
        </p>
        <Stamp status={visaStatus} country={country.nameSpanish} detail={stay.value} label={badgeText(country)} />
      </div>
      <i className="verdict__tear" aria-hidden="true" />
      <div className="stack gap-2 verdict__stub">
        <PrintedFields fields={figuresOf(summary, today)} />
        <p>
          <b>Qué sigue:</b> <Unbroken text={country.nextStep} /> <a href={next.href}>{next.words}</a>
          {next.href !== '#costos' && (
            <>
              {' · '}
              <a href="#costos">Ver los costos</a>
            </>
          )}
        </p>
        {statusChange && (
          <p>
            <RichText words={sinceWords(statusChange)} />
          </p>
        )}
      </div>
      {conditional && (
        <div className="stack gap-2 verdict__strip">
          <p>
            <RichText words={dependsWords(conditional)} /> <a href="#condiciones">Ver tu caso</a>
          </p>
          <DocumentChoice conditional={conditional} />
        </div>
      )}
      <MachineLine
        parts={[visaStatus === 'visa-free' ? 'P<MEX' : 'V<MEX', country.nameSpanish, stay.value, cost.value]}
      />
    </section>
  );
  if (!dependsOnReader(country)) return panel;
  // What the verdict becomes for one reader is told over it; what is printed in it stays.
  return (
    <own-case data-country={country.slug}>
      <div aria-live="polite" />
      {panel}
    </own-case>
  );
}

/** The question that decides, asked where the answer stands: `own-case.element.ts` answers a press over the verdict. */
function DocumentChoice({ conditional: { rules } }: { conditional: NonNullable<Country['conditional']> }) {
  const asked = DOCUMENTS.filter((each) => rules.some((rule) => rule.holds.includes(each)));
  return (
    <fieldset className="verdict__choice script-only">
      <legend>¿Tienes alguna de estas?</legend>
      {asked.map((each) => (
        <Button key={each} look="outline" small data-holds={each}>
          {documentWords(each).name}
        </Button>
      ))}
      <Button look="outline" small data-holds="">
        Ninguna
      </Button>
    </fieldset>
  );
}
