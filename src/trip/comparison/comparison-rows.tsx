import { changedBy } from '../../catalogue/changed-by.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { passportWords } from '../../catalogue/passport-words.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { withPreposition } from '../../catalogue/wording.ts';
import { Doubt } from '../../country/doubt.tsx';
import { RuleChangeLine } from '../../country/rule-change.tsx';
import { Parts } from '../../country/section.tsx';
import { remarks } from '../../country/sections.ts';
import { SourceLink } from '../../country/source-link.tsx';
import { AnswerCell, MonthsStrip } from './answer-cell.tsx';
import { compareRequirements, type RequirementRow } from './compare-requirements.ts';
import type { ComparedCountry } from './compared-country.ts';
import { ComparedRow } from './compared-row.tsx';

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
        same={({ costFigure, country, view }) => `${costFigure.lead} ${(!view && country.costs.additionalFees) || ''}`}
      >
        {({ costFigure, cost, country, view }) => (
          <>
            <Figure {...costFigure} />
            {!view && country.costs.additionalFees && <p>{country.costs.additionalFees}</p>}
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
            <b>En todos:</b> {requirements.shared.map(({ label }) => label).join(' · ')}
          </summary>
          {requirements.shared.map(requirementRow)}
        </details>
      )}
      <h2>Fuentes</h2>
      <ComparedRow label="Verificado y fuentes" compared={compared}>
        {({ country, citations }) => (
          <>
            <p>Datos verificados el {formatPartialDate(country.checkedOn)}</p>
            <ul>
              {citations.map((source) => (
                <li key={source.url}>
                  <SourceLink source={source} />
                </li>
              ))}
            </ul>
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
