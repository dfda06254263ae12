import './visa-guide.css';
import { Fragment, type ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { formatMoney, formatMXN, type Money, type ReferenceRates, toMXN } from '../catalogue/money.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { checkedLine, lines } from '../country/share-text.ts';
import { InlineText } from '../reading/inline-text.tsx';
import { feeAt, type PublishedVisaGuide } from '../records/visa-guides.server.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Steps } from '../ui/lists.tsx';
import { Table } from '../ui/table.tsx';
import type { FamilyFee } from './family-fees.ts';
import { FamilyTotal } from './family-total.tsx';
import { AfterParts, afterItems, checkedDay, Items, Refs, VisaGuideFrame, VisaGuidePart } from './visa-guide-parts.tsx';
import { VisaQuestions } from './visa-questions.tsx';
import { WaitsTable } from './waits-table.tsx';

interface VisaGuidePageProps {
  guide: PublishedVisaGuide;
  country: Country;
  /** The page's canonical address, for sharing. */
  url: string;
  rates: ReferenceRates;
  /** The stylesheet of all that stands below the questions. */
  styles?: ReactNode;
}

/** How many steps stand there before the rest unfolds. */
const STEPS_AT_FIRST = 3;

/** Everything about one visa, for whoever has to apply for it. */
export function VisaGuidePage({ guide, country, url, rates, styles }: VisaGuidePageProps) {
  const { fees, places, times, steps, apart } = guide;
  const ofNobody = fees.rows.filter((row) => !row.for);
  // One alone takes no more room than the line that would offer it.
  const folded = ofNobody.length > 1 ? ofNobody : [];
  const feeTable = { country, rates };
  const after = apart ? [] : afterItems(guide);
  const cited = [...guide.tool.outcomes, ...fees.rows, ...(fees.notes ?? []), ...(places ?? []), ...steps, ...after];
  return (
    <VisaGuideFrame
      guide={guide}
      country={country}
      title={guide.title}
      lead={guide.lead}
      cited={cited}
      shared={{ text: guide.title, message: guideMessage(guide, country, rates), url }}
    >
      <Reasons guide={guide} />
      <VisaGuidePart id="herramienta" title={guide.tool.title}>
        {guide.tool.text && (
          <p>
            <InlineText text={guide.tool.text} />
          </p>
        )}
        <VisaQuestions guide={guide} />
        {styles}
        <details className="unfolds">
          <summary>Todas las respuestas y de dónde salen</summary>
          <dl className="ruled">
            {guide.tool.outcomes.map((outcome) => (
              <div key={outcome.id}>
                <dt>
                  <b>{outcome.word}</b>
                </dt>
                <dd>
                  <p>
                    <InlineText text={outcome.text} />
                    <Refs of={outcome} />
                  </p>
                  <ul>
                    {guide.tool.rules
                      .filter((rule) => rule.outcome === outcome.id)
                      .map(({ when }) => (
                        <li key={JSON.stringify(when)}>{caseWords(guide, when)}</li>
                      ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </VisaGuidePart>
      <VisaGuidePart id="costos" title="Cuánto y a quién">
        <FeeTable rows={fees.rows.filter((row) => !folded.includes(row))} {...feeTable} />
        {folded.length > 0 && (
          <details className="unfolds unfolds--on-paper">
            <summary>Otras visas y cobros</summary>
            <FeeTable rows={folded} {...feeTable} />
          </details>
        )}
        <FamilyTotal people={fees.people} fees={familyFees(guide, country, rates)} />
        <p className="note">
          Los pesos son al tipo de referencia del {formatPartialDate(rates.date)}; tu banco puede aplicar otro.
        </p>
        {fees.notes && <Items of={fees.notes} />}
      </VisaGuidePart>
      {(places || times) && (
        <VisaGuidePart id="donde" title="Dónde y cuánto tarda">
          {times && <WaitsTable waits={times} />}
          {places && <Items of={places} />}
        </VisaGuidePart>
      )}
      <VisaGuidePart id="pasos" title="Paso a paso">
        <Steps
          items={steps.map((step) => (
            <Fragment key={step.title}>
              <b>{step.title}.</b> <InlineText text={step.text} />
              <Refs of={step} />
            </Fragment>
          ))}
          atFirst={STEPS_AT_FIRST}
        />
      </VisaGuidePart>
      {apart ? (
        <p>
          <a className="arrow-link" href={`/${guide.id}/dudas`}>
            {apart.title}
          </a>
        </p>
      ) : (
        <AfterParts guide={guide} />
      )}
    </VisaGuideFrame>
  );
}

type FeeRow = PublishedVisaGuide['fees']['rows'][number];

interface FeeTableProps {
  rows: readonly FeeRow[];
  country: Country;
  rates: ReferenceRates;
}

/** What is paid, in pesos, with its own currency under it. */
function FeeTable({ rows, country, rates }: FeeTableProps) {
  return (
    <Table
      columns={['Qué se paga', 'Pesos']}
      numeric={[1]}
      rows={rows.map((row) => {
        const money = moneyOf(row, country);
        return [
          <>
            {row.what}
            <Refs of={row} />
            {row.note && (
              <span className="note visa-guide__note">
                <InlineText text={row.note} />
              </span>
            )}
          </>,
          <>
            {pesosOf(money, rates)}
            {money.amount > 0 && <span className="note visa-guide__note">{formatMoney(money)}</span>}
          </>,
        ];
      })}
    />
  );
}

function pesosOf(money: Money, rates: ReferenceRates): string {
  return money.amount === 0 ? 'Gratis' : formatMXN(toMXN(money, rates));
}

/** What a message says of a visa: what it costs, how it is applied for, and when that was checked. */
function guideMessage(guide: PublishedVisaGuide, country: Country, rates: ReferenceRates): string {
  const { title, fees, steps } = guide;
  return lines(
    title,
    ...fees.rows.filter((row) => row.for).map((row) => `${row.what}: ${pesosOf(moneyOf(row, country), rates)}.`),
    ...steps.map((step, index) => `${index + 1}. ${step.title}.`),
    checkedLine(checkedDay(guide), undefined),
  );
}

/** What one comes with, each leading to its part. */
function Reasons({ guide: { id, apart, refused, times, tool } }: Pick<VisaGuidePageProps, 'guide'>) {
  const negada = refused && (apart ? `/${id}/dudas#negada` : '#negada');
  return (
    <nav className="actions" aria-label="¿A qué vienes?">
      {[
        ['#pasos', 'Es mi primera vez'],
        ['#herramienta', tool.title],
        ...(negada ? [[negada, 'Me la negaron']] : []),
        ['#donde', times ? 'Cuánto se espera' : 'Dónde se pide'],
        ['#costos', 'Cuánto cuesta'],
      ].map(([href, words]) => (
        <ButtonLink key={href} look="outline" small href={href}>
          {words}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** When a rule holds, in the words of the answers: `Turista o cruce · Venció hace menos de 12 meses`. */
function caseWords({ tool }: PublishedVisaGuide, when: Readonly<Record<string, readonly string[]>>): string {
  return tool.questions
    .filter(({ id }) => when[id])
    .map(({ id, options }) =>
      options
        .filter((option) => when[id]?.includes(option.id))
        .map(({ label }) => label)
        .join(' / '),
    )
    .join(' · ');
}

/** The amount of a row: its own, or the record's. */
function moneyOf({ from, amount = 0, currency = 'USD' }: FeeRow, country: Country): Money {
  return (from !== undefined && feeAt(country, from)) || { amount, currency };
}

/** The fees that a family adds up, in pesos. */
function familyFees({ fees }: PublishedVisaGuide, country: Country, rates: ReferenceRates): FamilyFee[] {
  return fees.rows.flatMap((row) => {
    if (!row.for) return [];
    const money = moneyOf(row, country);
    return [
      {
        what: row.what,
        for: row.for,
        pesos: toMXN(money, rates),
        ...(row.familyMax !== undefined && { most: toMXN({ ...money, amount: row.familyMax }, rates) }),
      },
    ];
  });
}

/** Refusals, frauds and the rest of a visa guide that says so much that they have a page of their own. */
export function VisaGuideAfterPage({ guide, country, url }: Pick<VisaGuidePageProps, 'guide' | 'country' | 'url'>) {
  const { title = '', lead = '' } = guide.apart ?? {};
  const shared = { text: title, message: lines(title, lead, checkedLine(checkedDay(guide), undefined)), url };
  return (
    <VisaGuideFrame guide={guide} country={country} title={title} lead={lead} cited={afterItems(guide)} shared={shared}>
      <p>
        <a href={`/${guide.id}`}>{guide.title}</a>
      </p>
      <AfterParts guide={guide} />
    </VisaGuideFrame>
  );
}
