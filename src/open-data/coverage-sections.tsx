import { Fragment } from 'react';
import type { Country } from '../catalogue/country.ts';
import { ESSENTIAL_FACT_IDS, ESSENTIAL_FACTS, type FactCount } from '../catalogue/essential-facts.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { questionPath } from '../catalogue/slug.ts';
import { bestRank, RANKS } from '../catalogue/source-kind.ts';
import { capital } from '../catalogue/spoken-list.ts';
import { reportPath } from '../catalogue/trip-tools.ts';
import { Table } from '../ui/table.tsx';
import { coverageOn, OPEN_QUESTIONS_PATH, type OpenCountry, openCountries } from './open-questions.ts';

const COLUMNS = ['Dato', 'Con respuesta', 'En duda', 'Sin respuesta'];

/** Of the cells, those with an answer. Whole per cents, never rounded up: only all of them are 100 %. */
function share({ known, doubtful, unknown }: FactCount): string {
  const cells = known + doubtful + unknown;
  return `${cells === 0 ? 0 : Math.floor(((known + doubtful) / cells) * 100)}\u00a0%`;
}

const names = (facts: OpenCountry['unknown']) => facts.map((fact) => ESSENTIAL_FACTS[fact]).join(', ');

/** How much of what a traveller needs is known, and what is not, so that anybody can help. */
export function CoverageSections({ countries, today }: { countries: readonly Country[]; today: string }) {
  const { all, byFact } = coverageOn(countries, today);
  const open = openCountries(countries, today);
  const readTwice = countries.filter(({ secondReading }) => secondReading).length;
  // By the best of the sources that the status rests on.
  const byRank = Map.groupBy(countries, (country) => bestRank(evidenceOf(country, 'visaStatus', today)?.sources ?? []));
  const [official, byOthers, ...less] = RANKS.map((rank) => byRank.get(rank) ?? []);
  const unofficial = [...(byOthers ?? []), ...less.flat()];
  return (
    <>
      <section className="stack part under-rule" aria-labelledby="cobertura">
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
          En {official?.length} destinos, si te piden visa lo dice su propia autoridad. En {byOthers?.length} lo dice
          otro gobierno o un sitio oficial que no decide, y en {less.flat().length}, solo datos abiertos, una aerolínea
          o la prensa.
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
            {readTwice} de {countries.length} fichas leídas dos veces
          </b>
          .
        </p>
      </section>
      <section className="stack part under-rule" aria-labelledby="lo-que-no-sabemos">
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
                <a className="touch" href={reportPath(slug)}>
                  {nameSpanish}
                </a>
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
