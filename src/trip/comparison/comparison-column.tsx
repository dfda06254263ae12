import type { ReactNode } from 'react';
import type { Country } from '../../catalogue/country.ts';
import { figureFootnotes, figureWords } from '../../catalogue/country-summary.ts';
import { evidenceOf } from '../../catalogue/evidence.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { markedMonths, seasonWords } from '../../catalogue/season.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { TOPICS } from '../../catalogue/topic.ts';
import { extraCosts } from '../../catalogue/voice/charges.ts';
import { topicsNotAsked } from '../../catalogue/voice/entry-lines.ts';
import { passportWords } from '../../catalogue/voice/passport-words.ts';
import { processingTimeWords } from '../../catalogue/voice/processing-time.ts';
import { badgeText, withPreposition } from '../../catalogue/voice/wording.ts';
import { CitedSources, Doubt, Lead, RuleChanges, SourceLink } from '../../country/notices.tsx';
import { Parts, RichText } from '../../country/section.tsx';
import { dependsWords, remarks, type SectionData } from '../../country/sections.ts';

/** What the end of the column cites. */
const FACTS = ['visaStatus', 'maxStay', 'costs', 'procedure', 'requirements'] as const;

/**
 * What the comparison says of a country, a cell for each of its rows (`comparison-page.tsx`). Its element puts several side
 * by side, and a reader's own answer in the place of what is for everybody (`data-general`).
 */
export function ComparisonColumn({ data }: { data: SectionData }) {
  const { country, lead, stay, cost, coming, rates, today } = data;
  const { slug, nameSpanish, conditional, costs, passportValidity: rule, procedure, requirements, checkedOn } = country;
  const badge = badgeText(country);
  const extra = extraCosts(costs, rates).join(' ');
  const time = costs.processingTime ? [`Tiempo: ${processingTimeWords(costs.processingTime)}`] : [];
  const season = country.bestTimeToVisit;
  const notAsked = topicsNotAsked(country);
  const said = [...lead, badge].join(' ');
  return (
    <article
      data-column=""
      data-status={country.visaStatus}
      data-badge={badge}
      data-of={withPreposition('de', country)}
      data-listed={requirements.length > 0}
      data-day={checkedOn}
      data-message={`• ${nameSpanish}: ${said}. Estancia: ${figureWords(stay)}. Costo: ${figureWords(cost)}.`}
    >
      <Cell row="visa" same={badge}>
        <Lead lead={lead} />
        <RuleChanges changes={coming} href={questionPath(slug)} />
        <p data-general="">
          <b>{badge}</b>
        </p>
        {conditional && (
          <p data-general="">
            <RichText words={dependsWords(conditional)} />
          </p>
        )}
      </Cell>
      <Cell row="stay" same={stay.value}>
        <Figure value={stay.value} small={figureFootnotes(stay)} />
        <Parts parts={remarks(stay.changes, today)} />
      </Cell>
      <Cell row="cost" same={[cost.value, ...figureFootnotes(cost), extra].filter(Boolean).join(' ')}>
        <Figure value={cost.value} small={figureFootnotes(cost)} />
        {extra && <p data-general="">{extra}</p>}
        <Parts parts={remarks(cost.changes, today)} />
      </Cell>
      <Cell row="procedure" same={[procedure, ...time].join(' ')}>
        <Figure value={procedure} small={time} />
      </Cell>
      <Cell row="validity" same={rule ? passportWords(rule) : slug}>
        {rule ? (
          <>
            <p>{passportWords(rule)}</p>
            <Doubt text={rule.doubt} />
            <SourceLink source={rule.source} />
          </>
        ) : (
          <NotSaid />
        )}
      </Cell>
      <Cell row="months">{season ? <Months season={season} /> : <NotSaid />}</Cell>
      {TOPICS.map((topic) => {
        const texts = requirements.filter(({ topics }) => topics.includes(topic)).map(({ text }) => text);
        return (
          <Cell
            key={topic}
            row={topic}
            same={topic === 'passport' ? rule && passportWords(rule) : undefined}
            isMentioned={texts.length > 0}
          >
            {texts.length > 0 ? (
              <ul>
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            ) : notAsked.includes(topic) ? (
              <p className="note">No lo piden</p>
            ) : requirements.length === 0 ? (
              <p className="note">Ficha breve: sin lista de requisitos</p>
            ) : (
              <NotSaid />
            )}
          </Cell>
        );
      })}
      <Cell row="sources">
        <p>Datos verificados el {formatPartialDate(checkedOn)}</p>
        <CitedSources of={FACTS.map((fact) => ({ source: evidenceOf(country, fact, today)?.sources[0] }))} />
        <a className="arrow-link" href={questionPath(slug)}>
          Ver todo {withPreposition('de', country)}
        </a>
      </Cell>
    </article>
  );
}

interface CellProps {
  row: string;
  /** What says that there is nothing to weigh, where it is the same for all. */
  same?: string | undefined;
  isMentioned?: boolean;
  children: ReactNode;
}

function Cell({ row, same, isMentioned, children }: CellProps) {
  return (
    <div data-cell={row} data-same={same} data-mentioned={isMentioned ? '' : undefined}>
      {children}
    </div>
  );
}

function Figure({ value, small }: { value: string; small: readonly string[] }) {
  return (
    <p className="figure-text" data-general="">
      <b>{value}</b>
      {small.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </p>
  );
}

/** What a record does not mention may still be asked. */
function NotSaid() {
  return <p className="note">Sin dato: confírmalo</p>;
}

const INITIALS = [...'EFMAMJJASOND'];

/** Twelve cells for the eye; the words under them say it to everybody, and more exactly. */
function Months({ season }: { season: NonNullable<Country['bestTimeToVisit']> }) {
  const months = markedMonths(season);
  return (
    <>
      {months && (
        <ol className="months" aria-hidden="true">
          {months.map((mark, month) => (
            <li key={month} data-mark={mark ?? undefined}>
              {INITIALS[month]}
            </li>
          ))}
        </ol>
      )}
      <p>{seasonWords(season)}</p>
    </>
  );
}
