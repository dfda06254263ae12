import { Fragment } from 'react';
import type { Country } from '../catalogue/country.ts';
import { type Coverage, ESSENTIAL_FACT_IDS, ESSENTIAL_FACTS, type FactCount } from '../catalogue/essential-facts.ts';
import { questionPath } from '../catalogue/slug.ts';
import type { Rank } from '../catalogue/source-kind.ts';
import { capital } from '../catalogue/spoken-list.ts';
import { reportPath } from '../catalogue/trip-tools.ts';
import { Table } from '../ui/table.tsx';
import { OPEN_QUESTIONS_PATH, type OpenCountry } from './open-questions.ts';

interface CoverageProps {
  coverage: Coverage;
  open: readonly OpenCountry[];
  ranks: Record<Rank, readonly Country[]>;
  /** So many destinations were looked up a second time, of so many. */
  readTwice: { records: number; of: number };
}

const COLUMNS = ['Dato', 'Con respuesta', 'En duda', 'Sin respuesta'];

/** Of the cells, those with an answer. Whole per cents, never rounded up: only all of them are 100 %. */
function share({ known, doubtful, unknown }: FactCount): string {
  const cells = known + doubtful + unknown;
  return `${cells === 0 ? 0 : Math.floor(((known + doubtful) / cells) * 100)}\u00a0%`;
}

const names = (facts: OpenCountry['unknown']) => facts.map((fact) => ESSENTIAL_FACTS[fact]).join(', ');

/** How much of what a traveller needs is known, and what is not, so that anybody can help. */
export function CoverageSections({ coverage: { all, byFact }, open, ranks, readTwice }: CoverageProps) {
  const { authority, ...others } = ranks;
  const unofficial = Object.values(others).flat();
  return (
    <>
      <section className="stack under-rule" aria-labelledby="cobertura">
        <h2 id="cobertura">Qué tanto sabemos</h2>
        <p>
          De cada destino buscamos los mismos {ESSENTIAL_FACT_IDS.length} datos,{' '}
          {inThousands(all.known + all.doubtful + all.unknown)} en total. Tenemos respuesta para el <b>{share(all)}</b>:{' '}
          {inThousands(all.known)} firmes y {inThousands(all.doubtful)} en duda. Faltan {inThousands(all.unknown)}.
          Donde no se pide visa damos por contestados el costo, el trámite y dónde se hace.
        </p>
        <Table
          columns={COLUMNS}
          numeric={[1, 2, 3]}
          rows={ESSENTIAL_FACT_IDS.map((fact) => [
            capital(ESSENTIAL_FACTS[fact]),
            share(byFact[fact]),
            byFact[fact].doubtful,
            byFact[fact].unknown,
          ])}
        />
        <p>
          En {authority.length} destinos, si te piden visa lo dice su propia autoridad. En{' '}
          {others['other-government'].length} lo dice otro gobierno o un sitio oficial que no decide, y en{' '}
          {others.data.length + others.carrier.length + others.press.length}, solo datos abiertos, una aerolínea o la
          prensa.
          {unofficial.length > 0 && ' Sin su autoridad están: '}
          {unofficial.map(({ slug, nameSpanish }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <a href={questionPath(slug)}>{nameSpanish}</a>
            </Fragment>
          ))}
          {unofficial.length > 0 && '.'}
        </p>
        <p>
          Otra persona buscó de nuevo los datos, sin haber abierto la ficha, y resolvió con fuentes lo que no coincidía:{' '}
          <b>
            {readTwice.records} de {readTwice.of} fichas leídas dos veces
          </b>
          .
        </p>
      </section>
      <section className="stack under-rule" aria-labelledby="lo-que-no-sabemos">
        <h2 id="lo-que-no-sabemos">Lo que no sabemos</h2>
        <p>
          Si conoces uno de estos datos y la página oficial que lo dice, toca el destino y cuéntanos. Lo revisamos y lo
          publicamos con su fuente. La lista también está en un archivo que lee cualquier programa:{' '}
          <a href={OPEN_QUESTIONS_PATH}>preguntas-abiertas.json</a>.
        </p>
        <details className="unfolds data-page__unknown">
          <summary>Los {open.length} destinos a los que les falta algo</summary>
          <ul>
            {open.map(({ country: { slug, nameSpanish }, unknown, doubtful }) => (
              <li key={slug}>
                <a href={reportPath(slug)}>{nameSpanish}</a>
                {unknown.length > 0 && ` falta: ${names(unknown)}`}
                {unknown.length > 0 && doubtful.length > 0 && ';'}
                {doubtful.length > 0 && ` en duda: ${names(doubtful)}`}
              </li>
            ))}
          </ul>
        </details>
      </section>
    </>
  );
}

function inThousands(count: number): string {
  return count.toLocaleString('en-US');
}
