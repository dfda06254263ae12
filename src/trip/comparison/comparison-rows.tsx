import type { ReactNode } from 'react';
import { changedBy } from '../../catalogue/changed-by.ts';
import type { CountryDetails } from '../../catalogue/country-details.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { passportWords } from '../../catalogue/voice/passport-words.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { CitedSources, Doubt, Lead, RuleChangeLine, SourceLink, UnconfirmedRules } from '../../country/notices.tsx';
import { Parts } from '../../country/section.tsx';
import { remarks } from '../../country/sections.ts';
import { compareRequirements, type RequirementRow } from './compare-requirements.ts';
import type { ComparedCountry } from './compared-country.ts';

/** Everything that is compared, question by question. */
export function ComparisonRows({ compared }: { compared: readonly ComparedCountry[] }) {
  const requirements = compareRequirements(
    compared.map(({ country }) => ({
      ofName: withPreposition('de', country),
      requirements: country.requirements,
      passportRule: country.passportValidity && passportWords(country.passportValidity),
    })),
  );
  const requirementRow = ({ topic, label, difference, cells }: RequirementRow) => (
    <ComparedRow
      key={label}
      label={label}
      compared={compared}
      differs={difference !== undefined}
      remark={difference && <small>{difference}</small>}
    >
      {({ country, notAsked }, place) => (
        <Requirements
          texts={cells[place] ?? []}
          isNotAsked={notAsked.includes(topic)}
          isListed={country.requirements.length > 0}
        />
      )}
    </ComparedRow>
  );
  return (
    <>
      <ComparedRow label="¿Necesitas visa?" compared={compared} same={({ badge }) => badge}>
        {(one) => (
          <>
            {changedBy(one.coming, todayInMexico()).map((change) => (
              <RuleChangeLine key={change.from} change={change} href={questionPath(one.country.slug)} />
            ))}
            <AnswerCell compared={one} />
          </>
        )}
      </ComparedRow>
      <ComparedRow label="Estancia" compared={compared} same={({ stayFigure }) => stayFigure.lead}>
        {({ stayFigure, stay }) => (
          <>
            <Figure {...stayFigure} />
            <Parts parts={remarks(stay.notes, todayInMexico())} />
          </>
        )}
      </ComparedRow>
      <ComparedRow
        label="Costo"
        compared={compared}
        same={({ costFigure, extraCosts, view }) => `${costFigure.lead} ${(!view && extraCosts) || ''}`}
      >
        {({ costFigure, cost, extraCosts, view }) => (
          <>
            <Figure {...costFigure} />
            {!view && extraCosts && <p>{extraCosts}</p>}
            <Parts parts={remarks(cost.notes, todayInMexico())} />
          </>
        )}
      </ComparedRow>
      <ComparedRow
        label="Trámite"
        compared={compared}
        same={({ procedure, processingTime = '' }) => `${procedure} ${processingTime}`}
      >
        {({ procedure, processingTime }) => (
          <Figure lead={procedure} small={processingTime ? [`Tiempo: ${processingTime}`] : []} />
        )}
      </ComparedRow>
      <ComparedRow
        label="Vigencia del pasaporte"
        compared={compared}
        same={({ country }) => (country.passportValidity ? passportWords(country.passportValidity) : country.slug)}
      >
        {({ country }) => <PassportRule rule={country.passportValidity} />}
      </ComparedRow>
      <ComparedRow
        label="Mejores meses"
        compared={compared}
        remark={
          <small className="months-key" aria-hidden="true">
            <span>
              <i data-mark="best" />
              buena época
            </span>
            <span>
              <i data-mark="with-a-plan" />
              según tu plan
            </span>
          </small>
        }
      >
        {({ season }) => (season ? <MonthsStrip season={season} /> : <NotSaid />)}
      </ComparedRow>
      <h2>En qué se diferencian</h2>
      {requirements.different.length > 0 ? (
        requirements.different.map(requirementRow)
      ) : (
        <p>Piden de lo mismo. Lee abajo las palabras de cada ficha: las cifras pueden cambiar.</p>
      )}
      {requirements.shared.length > 0 && (
        <details className="unfolds comparison__shared">
          <summary>
            <b>En todos:</b> {requirements.shared.map(({ label }) => label).join('\u00a0· ')}
          </summary>
          {requirements.shared.map(requirementRow)}
        </details>
      )}
      <h2>Fuentes</h2>
      <ComparedRow label="Verificado y fuentes" compared={compared}>
        {({ country, sources: { visaStatus, maxStay, costs, procedure, requirements: list } }) => (
          <>
            <p>Datos verificados el {formatPartialDate(country.checkedOn)}</p>
            <CitedSources of={[visaStatus, maxStay, costs, procedure, list].map((source) => ({ source }))} />
            <a className="arrow-link" href={questionPath(country.slug)}>
              Ver todo {withPreposition('de', country)}
            </a>
          </>
        )}
      </ComparedRow>
    </>
  );
}

function Figure({ lead, small }: { lead: string; small: readonly string[] }) {
  return (
    <p className="figure-text">
      <b>{lead}</b>
      {small.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </p>
  );
}

function PassportRule({ rule }: { rule: ComparedCountry['country']['passportValidity'] }) {
  if (!rule) return <NotSaid />;
  return (
    <>
      <p>{passportWords(rule)}</p>
      <Doubt text={rule.doubt} />
      <SourceLink source={rule.source} />
    </>
  );
}

interface RequirementsProps {
  texts: readonly string[];
  /** A source says so. */
  isNotAsked: boolean;
  isListed: boolean;
}

function Requirements({ texts, isNotAsked, isListed }: RequirementsProps) {
  if (texts.length === 0 && isNotAsked) return <p className="note">No lo piden</p>;
  if (!isListed) return <p className="note">Ficha breve: sin lista de requisitos</p>;
  if (texts.length === 0) return <NotSaid />;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What a record does not mention may still be asked. */
function NotSaid() {
  return <p className="note">Sin dato: confírmalo</p>;
}

/** The answer of one destination in words; its stamp is over the column. The danger and the doubt first, then why, or on what it depends. */
function AnswerCell({ compared: { lead, country, view, badge } }: { compared: ComparedCountry }) {
  return (
    <>
      <Lead lead={lead} />
      <p>
        <b>{badge}</b>
      </p>
      {view ? (
        <p>
          <b>{view.because}</b> {view.text} {view.rule && <SourceLink source={view.rule.source} />}
          {view.rule?.confidence === 'medium' && ' Confírmalo antes de comprar.'}
        </p>
      ) : (
        country.conditional && (
          <p>
            <b>Depende:</b> {country.conditional.summary}
          </p>
        )
      )}
      {view && <UnconfirmedRules rules={view.unconfirmed} />}
    </>
  );
}

const INITIALS = [...'EFMAMJJASOND'];

/** Twelve cells for the eye; the words under them say it to everybody, and more exactly. */
function MonthsStrip({ season: { text, months } }: { season: NonNullable<CountryDetails['season']> }) {
  return (
    <>
      {months && (
        <ol className="months" aria-hidden="true">
          {months.map((mark, month) => (
            <li key={INITIALS.slice(0, month + 1).join('')} data-mark={mark ?? undefined}>
              {INITIALS[month]}
            </li>
          ))}
        </ol>
      )}
      <p>{text}</p>
    </>
  );
}

interface ComparedRowProps {
  label: string;
  compared: readonly ComparedCountry[];
  /** What says that there is nothing to weigh in this row, where it is the same for all. */
  same?: (one: ComparedCountry) => string;
  /** The destinations differ in it, however alike their words. */
  differs?: boolean;
  /** Beside the label: how the destinations differ. */
  remark?: ReactNode;
  /** Each destination's answer. */
  children: (one: ComparedCountry, place: number) => ReactNode;
}

/** One question and each destination's answer: under each other on a phone, in columns where there is room. */
function ComparedRow({ label, compared, same, differs = same !== undefined, remark, children }: ComparedRowProps) {
  const isSame = same && compared.length > 1 && new Set(compared.map(same)).size === 1;
  return (
    <section
      className={isSame || !differs || compared.length < 2 ? 'compared-row' : 'compared-row compared-row--differs'}
    >
      <h3>
        {label} {isSame ? <small className="note">igual en todos</small> : remark}
      </h3>
      <dl>
        {compared.map((one, place) => (
          <div key={one.country.slug}>
            <dt>{one.country.nameSpanish}</dt>
            <dd>{children(one, place)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
