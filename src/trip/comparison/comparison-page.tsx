import './comparison.css';
import '../../country/badge.css';
import '../../country/share.css';
import '../../ui/field.css';
import '../../ui/notice.css';
import '../../ui/text-button.css';
import type { ReactNode } from 'react';
import { TOPICS, topicLabel } from '../../catalogue/topic.ts';
import { MAX_COMPARED } from '../../catalogue/trip-tools.ts';
import { ShareButtons } from '../../country/share-buttons.tsx';
import { PlaceField } from '../../search/search-box.tsx';
import { ToolPage } from '../tool-page.tsx';

interface ComparisonPageProps {
  /** What is offered before anything is chosen. */
  examples: readonly { path: string; names: string }[];
}

/** `/comparar`: the questions of the comparison, a row each, which `comparison.element.ts` fills with the countries of the address; without a script, the table of all destinations is side by side already. */
export function ComparisonPage({ examples }: ComparisonPageProps) {
  return (
    <ToolPage
      title="Comparar destinos"
      lead="¿Entre dos o más países? Míralos lado a lado: si te piden visa, cuánto te quedas, cuánto cuesta y qué llevas."
      className="comparison-page"
    >
      <own-line answers="" />
      <country-comparison className="stack gap-5 comparison script-only" aria-busy="true">
        <PlaceField
          id="agregar-destino"
          className="country-field"
          label="Agregar un destino"
          enterKeyHint="done"
          onlyCountries
          hint="Escribe el nombre del país. Caben hasta cuatro."
        />
        <p className="note" data-part="full" hidden>
          Ya son {MAX_COMPARED}, que es lo más que cabe: quita uno para cambiarlo.
        </p>
        <p role="status" className="visually-hidden" data-part="said" />
        <div className="notice" data-part="problems" hidden />
        <div className="notice notice--error" role="alert" data-part="failure" hidden />
        <section aria-labelledby="tu-comparacion">
          <h2 id="tu-comparacion" tabIndex={-1}>
            Tu comparación
          </h2>
          <p role="status" className="comparison__waiting" data-part="waiting">
            Un momento, estamos trayendo las fichas.
          </p>
          <div className="comparison__examples stack gap-2" data-part="examples">
            <p>Todavía no eliges ninguno. Por ejemplo:</p>
            <ul className="ruled">
              {examples.map(({ path, names }) => (
                <li key={path} className="row">
                  <a className="arrow-link" href={path}>
                    {names}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <p data-part="alone" hidden>
            Falta con qué comparar: agrega al menos un destino más.
          </p>
          <div data-part="table" hidden>
            <ul className="chosen" data-part="chosen" />
            <Rows />
          </div>
        </section>
        <section className="stack gap-2 share" aria-labelledby="compartir-comparacion" data-part="share" hidden>
          <h2 id="compartir-comparacion">Compartir esta comparación</h2>
          <ShareButtons shared={{ text: '', message: '', url: '' }} />
        </section>
      </country-comparison>
      <p className="plain-only">
        Elegir destinos y verlos lado a lado necesita JavaScript. Sin él, <a href="/mapa#tabla">la tabla del mapa</a>{' '}
        dice de todos si te piden visa, cuánto te quedas y cuánto cuesta. En la página de cada país están también su
        trámite, sus requisitos, su mejor época y sus fuentes.
      </p>
    </ToolPage>
  );
}

/** Everything that is compared, question by question; of the requirements, what differs before what all ask for. */
function Rows() {
  return (
    <div data-part="rows">
      <Row row="visa" label="¿Necesitas visa?" />
      <Row row="stay" label="Estancia" />
      <Row row="cost" label="Costo" />
      <Row row="procedure" label="Trámite" />
      <Row row="validity" label="Vigencia del pasaporte" />
      <Row row="months" label="Mejores meses">
        <small className="actions months-key" aria-hidden="true">
          <span>
            <i data-mark="best" />
            buena época
          </span>
          <span>
            <i data-mark="with-a-plan" />
            según tu plan
          </span>
        </small>
      </Row>
      <h2>En qué se diferencian</h2>
      <p data-part="alike">Piden de lo mismo. Lee abajo las palabras de cada ficha: las cifras pueden cambiar.</p>
      <div data-part="different">
        {TOPICS.map((topic) => (
          <Row key={topic} row={topic} label={topicLabel(topic)}>
            <small />
          </Row>
        ))}
      </div>
      <details className="unfolds comparison__shared" data-part="shared">
        <summary>
          <b>En todos:</b> <span />
        </summary>
      </details>
      <h2>Fuentes</h2>
      <Row row="sources" label="Verificado y fuentes">
        {''}
      </Row>
    </div>
  );
}

/** One question and each destination's answer: under each other on a phone, in columns where there is room. */
function Row({ row, label, children }: { row: string; label: string; children?: ReactNode }) {
  return (
    <section className="compared-row" data-row={row}>
      <h3>
        <span>{label}</span> {children ?? <small className="note" />}
      </h3>
      <dl />
    </section>
  );
}
