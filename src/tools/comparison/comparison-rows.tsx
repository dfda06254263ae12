import type { ReactNode } from 'react';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { passportWords } from '../../catalogue/passport-words.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { withPreposition } from '../../catalogue/wording.ts';
import { Doubt } from '../../country/doubt.tsx';
import { FigureNotes } from '../../country/figure-notes.tsx';
import { SourceLink } from '../../country/source-link.tsx';
import { AnswerCell, MonthsStrip } from './answer-cell.tsx';
import { compareRequirements, type RequirementRow } from './compare-requirements.ts';
import type { ComparedCountry } from './compared-country.ts';
import { ComparedRow, Difference, SameForAll } from './compared-row.tsx';

/** Everything that is compared, question by question. */
export function ComparisonRows({ compared }: { compared: readonly ComparedCountry[] }) {
  const requirements = compareRequirements(
    compared.map(({ country }) => ({ ofName: withPreposition('de', country), requirements: country.requirements })),
  );
  const cells = (content: (compared: ComparedCountry, place: number) => ReactNode) =>
    compared.map((one, place) => ({
      slug: one.country.slug,
      name: one.country.nameSpanish,
      content: content(one, place),
    }));
  const sameRemark = (value: (one: ComparedCountry) => string) =>
    compared.length > 1 && new Set(compared.map(value)).size === 1 && <SameForAll />;
  const requirementRow = ({ label, difference, cells: texts }: RequirementRow) => (
    <ComparedRow
      key={label}
      label={label}
      remark={difference && <Difference>{difference}</Difference>}
      cells={cells(({ country }, place) => (
        <Requirements texts={texts[place] ?? []} isListed={country.requirements.length > 0} />
      ))}
    />
  );
  return (
    <>
      <ComparedRow
        label="¿Necesitas visa?"
        remark={sameRemark(({ badge }) => badge)}
        cells={cells((one) => <AnswerCell compared={one} />)}
      />
      <ComparedRow
        label="Estancia"
        remark={sameRemark(({ stayFigure }) => stayFigure.lead)}
        cells={cells(({ stayFigure, stay }) => (
          <>
            <Figure {...stayFigure} />
            <FigureNotes updates={stay.notes} />
          </>
        ))}
      />
      <ComparedRow
        label="Costo"
        remark={sameRemark(({ costFigure }) => costFigure.lead)}
        cells={cells(({ costFigure, cost, country, view }) => (
          <>
            <Figure {...costFigure} />
            {!view && country.costs.additionalFees && <p>{country.costs.additionalFees}</p>}
            <FigureNotes updates={cost.notes} />
          </>
        ))}
      />
      <ComparedRow
        label="Trámite"
        remark={sameRemark(({ procedure, processingTime = '' }) => `${procedure} ${processingTime}`)}
        cells={cells(({ procedure, processingTime }) => (
          <Figure lead={procedure} small={processingTime ? [`Tiempo: ${processingTime}`] : []} />
        ))}
      />
      <ComparedRow
        label="Vigencia del pasaporte"
        remark={sameRemark(({ country }) =>
          country.passportValidity ? passportWords(country.passportValidity) : country.slug,
        )}
        cells={cells(({ country }) => <PassportRule rule={country.passportValidity} />)}
      />
      <ComparedRow
        label="Mejores meses"
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
        cells={cells(({ season }) => (season ? <MonthsStrip season={season} /> : <NotSaid />))}
      />
      <h2>Requisitos que cambian</h2>
      {requirements.different.length > 0 ? (
        requirements.different.map(requirementRow)
      ) : (
        <p>Piden de lo mismo y con las mismas cifras. Lee abajo las palabras de cada ficha.</p>
      )}
      {requirements.shared.length > 0 && (
        <details className="unfolds comparison__shared">
          <summary>
            <b>En todos:</b> {requirements.shared.map(({ label }) => label).join(' · ')}
          </summary>
          {requirements.shared.map(requirementRow)}
        </details>
      )}
      <h2>De dónde sale</h2>
      <ComparedRow
        label="Verificado y fuentes"
        cells={cells(({ country, citations }) => (
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
        ))}
      />
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

function Requirements({ texts, isListed }: { texts: readonly string[]; isListed: boolean }) {
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
  return <p className="note">Su ficha no lo menciona</p>;
}
