import './desk.css';
import type { ReactNode } from 'react';
import type { Country } from '../../catalogue/country.ts';
import { formatMoney, formatMXN, type Money, type ReferenceRates, toMXN } from '../../catalogue/money.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { guidePath, questionPath } from '../../catalogue/slug.ts';
import { isAuthority } from '../../catalogue/source-kind.ts';
import { nameInSentence } from '../../catalogue/wording.ts';
import { SourceLink } from '../../country/source-link.tsx';
import { InlineText } from '../../editorial/inline-text.tsx';
import { Table } from '../../ui/table.tsx';
import type { DeskItem } from '../../visa-desk/desk-schema.ts';
import { feeAt, type PublishedDesk } from '../../visa-desk/desks.server.ts';
import type { FamilyFee } from './family-total.tsx';
import { WaitsTable } from './waits-table.tsx';

interface DeskPageProps {
  desk: PublishedDesk;
  country: Country;
  rates: ReferenceRates;
  /** The questions, and the sum for a family: islands. */
  tool?: ReactNode;
  total?: ReactNode;
  /** The stylesheet of all that stands below the questions. */
  styles?: ReactNode;
}

/** What one cites: which sources, and how sure that makes it. */
type Cited = Pick<DeskItem, 'sources' | 'confidence'>;

/** Everything about one visa, for whoever has to apply for it. */
export function DeskPage({ desk, country, rates, tool, total, styles }: DeskPageProps) {
  const { fees, places, times, steps, refused, frauds, more, sources } = desk;
  const numbers = new Map(Object.keys(sources).map((id, index) => [id, index + 1]));
  const refs = (cited: Cited) => <Refs of={cited} desk={desk} numbers={numbers} />;
  const items = (list: readonly DeskItem[], isFolded = true) => (
    <div className="ruled">
      {list.map((item) => (
        <Item key={item.title} item={item} refs={refs(item)} isFolded={isFolded} />
      ))}
    </div>
  );
  return (
    <div className="wrap page stack gap-5 desk">
      <hgroup>
        <h1>{desk.title}</h1>
        <p className="lead">{desk.lead}</p>
      </hgroup>
      <Part id="herramienta" title={desk.tool.title}>
        {desk.tool.text && (
          <p>
            <InlineText text={desk.tool.text} />
          </p>
        )}
        {tool}
        {styles}
        <details className="unfolds">
          <summary>Todas las respuestas y de dónde salen</summary>
          <dl className="ruled">
            {desk.tool.outcomes.map((outcome) => (
              <div key={outcome.id}>
                <dt>
                  <b>{outcome.word}</b>
                </dt>
                <dd>
                  <p>
                    {outcome.text} {refs(outcome)}
                  </p>
                  <ul>
                    {desk.tool.rules
                      .filter((rule) => rule.outcome === outcome.id)
                      .map(({ when }) => (
                        <li key={JSON.stringify(when)}>{caseWords(desk, when)}</li>
                      ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </Part>
      <Part id="costos" title="Cuánto y a quién">
        <Table
          columns={[
            { label: 'Qué se paga', isNumeric: false },
            { label: 'Pesos', isNumeric: true },
          ]}
          rows={fees.rows.map((row) => {
            const money = moneyOf(row, country);
            return [
              <>
                {row.what} {refs(row)}
                {row.note && (
                  <span className="note desk__note">
                    <InlineText text={row.note} />
                  </span>
                )}
              </>,
              <>
                {money.amount === 0 ? 'Gratis' : formatMXN(toMXN(money, rates))}
                {money.amount > 0 && <span className="note desk__note">{formatMoney(money)}</span>}
              </>,
            ];
          })}
        />
        {total}
        <p className="note">
          Pesos al tipo de referencia del {formatPartialDate(rates.date)}; tu banco puede aplicar otro.
        </p>
        {fees.notes && items(fees.notes)}
      </Part>
      {(places || times) && (
        <Part id="donde" title="Dónde y cuánto tarda">
          {times && <WaitsTable waits={times} />}
          {places && items(places)}
        </Part>
      )}
      <Part id="pasos" title="Paso a paso">
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.title}>
              <b>{step.title}.</b> <InlineText text={step.text} /> {refs(step)}
            </li>
          ))}
        </ol>
      </Part>
      {refused && (
        <Part id="negada" title="Me la negaron">
          {items(refused)}
        </Part>
      )}
      {frauds && (
        <Part id="fraudes" title="Fraudes">
          {items(frauds, false)}
        </Part>
      )}
      {more && (
        <Part id="mas" title="En corto">
          {items(more)}
        </Part>
      )}
      <p className="actions">
        <a className="arrow-link" href={questionPath(country.slug)}>
          Requisitos y estancia en {nameInSentence(country)}
        </a>
        <a className="arrow-link" href="/es-cierto">
          ¿Es cierto lo que circula?
        </a>
        <a className="arrow-link" href={`/reportar-error?pais=${country.slug}`}>
          Reportar un dato equivocado
        </a>
      </p>
      <section className="sources" aria-labelledby="fuentes">
        <h2 id="fuentes">Fuentes</h2>
        <p>
          Revisado el {formatPartialDate(desk.checkedOn)}. Lo que viene de{' '}
          <a href={guidePath(country.slug)}>la ficha</a> tiene ahí sus fuentes.
        </p>
        <ol>
          {Object.entries(sources).map(([id, source]) => (
            <li key={id} id={`fuente-${numbers.get(id)}`}>
              <SourceLink source={source} />
              {isAuthority(source) ? '' : ' · no es una autoridad'}
              {source.published && <> · publicada: {formatPartialDate(source.published)}</>}
              {SEEN[source.seen]}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const SEEN = { live: ' · vista en su sitio', 'stored-copy': '', cited: ' · citada por otra página' } as const;

/** One part of the page, under its heading; from 960 px on beside it. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="desk__part under-rule">
      <h2 id={`${id}-titulo`}>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}

function Item({ item: { title, text }, refs, isFolded }: { item: DeskItem; refs: ReactNode; isFolded: boolean }) {
  const said = (
    <p>
      <InlineText text={text} /> {refs}
    </p>
  );
  if (isFolded) {
    return (
      <details className="unfolds unfolds--on-paper">
        <summary>{title}</summary>
        {said}
      </details>
    );
  }
  return (
    <div>
      <h3>{title}</h3>
      {said}
    </div>
  );
}

interface RefsProps {
  of: Cited;
  desk: PublishedDesk;
  numbers: ReadonlyMap<string, number>;
}

/** Which sources say it, by their number in the list below; and, where it is so, that nobody official does. */
function Refs({ of: { sources, confidence }, desk, numbers }: RefsProps) {
  const isOfficial = sources.some((id) => desk.sources[id] && isAuthority(desk.sources[id]));
  return (
    <small className="refs">
      {confidence === 'low' && <b>(por confirmar) </b>}
      {!isOfficial && <b>Solo lo dice la prensa. </b>}
      {sources.map((id, index) => (
        <a key={id} href={`#fuente-${numbers.get(id)}`} aria-label={`Fuente ${numbers.get(id)}`}>
          {index > 0 && ', '}
          {numbers.get(id)}
        </a>
      ))}
    </small>
  );
}

/** When a rule holds, in the words of the answers: `Turista o cruce · Venció hace menos de 12 meses`. */
function caseWords({ tool }: PublishedDesk, when: Readonly<Record<string, readonly string[]>>): string {
  return tool.questions
    .filter(({ id }) => when[id])
    .map(({ id, options }) =>
      options
        .filter((option) => when[id]?.includes(option.id))
        .map(({ label }) => label)
        .join(' o '),
    )
    .join(' · ');
}

/** The amount of a row: its own, or the record's. */
function moneyOf(
  { from, amount = 0, currency = 'USD' }: PublishedDesk['fees']['rows'][number],
  country: Country,
): Money {
  return (from !== undefined && feeAt(country, from)) || { amount, currency };
}

/** The fees that a family adds up, in pesos. */
export function familyFees({ fees }: PublishedDesk, country: Country, rates: ReferenceRates): FamilyFee[] {
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
