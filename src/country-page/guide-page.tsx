import { processingTimeWords } from '../catalogue/processing-time.ts';
import { seasonWords } from '../catalogue/season.ts';
import './country-page.css';
import './guide-page.css';
import '../country/badge-line.css';
import { ButtonLink, ExternalButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Flag } from '../ui/flag.tsx';
import { TickList } from '../ui/lists.tsx';
import '../ui/notice.css';
import { figureFootnotes } from '../catalogue/country-summary.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { regionLabel } from '../catalogue/region.ts';
import { questionPath } from '../catalogue/slug.ts';
import { GUIDE_NOTICE_YEAR } from '../catalogue/specified-figures.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { badgeText, guideTitle, nameInSentence } from '../catalogue/wording.ts';
import { ApplicationNote } from '../country/application-note.tsx';
import { StatusBadge, statusClass } from '../country/badge.tsx';
import { ConditionsBlock } from '../country/conditions.tsx';
import { EmbassyInformation } from '../country/embassy.tsx';
import { Figure } from '../country/figure.tsx';
import { FigureNotes } from '../country/figure-notes.tsx';
import { NoteLines } from '../country/note-lines.tsx';
import type { CountryPageProps } from './country-page-data.ts';
import { HowWeKnow } from './how-we-know.tsx';
import { NextTools } from './next-tools.tsx';
import { Personal } from './personal.tsx';
import { RecordLimits } from './record-limits.tsx';
import { RuleHistory } from './rule-history.tsx';
import { Verdict } from './verdict.tsx';

/** The country page as a guide: `/visa-para-{slug}-mexicanos`.  */
export function GuidePage({ data, styles, children }: CountryPageProps) {
  const { country, stay, cost } = data;
  const { processingTime: time } = country.costs;
  const processingTime = time ? [`trámite: ${processingTimeWords(time)}`] : [];
  return (
    <article className="wrap">
      <p className="breadcrumb">
        <a href="/">Inicio</a>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{guideTitle(country)}</span>
      </p>
      <header className="country-head">
        <Flag iso2={country.iso2} eager />
        <div>
          <h1>{guideTitle(country)}</h1>
          <p>Guía completa para ciudadanos mexicanos</p>
        </div>
      </header>
      <p className="badges">
        <StatusBadge status={country.visaStatus} text={badgeText(country)} />
        <span className="badge badge--region">{regionLabel(country.region)}</span>
      </p>
      <Verdict
        summary={data}
        nextHref="#costos"
        nextLabel={country.applicationUrl ? 'Cómo solicitarla' : 'Ver costos'}
      />
      <div className="country-body">
        <div className="main-column">
          <section className={`status-box ${statusClass(country.visaStatus)}`}>
            <Personal country={country} part="status">
              <h2>{verdictLabel(country.visaStatus)}</h2>
            </Personal>
            <p>{country.notes}</p>
          </section>
          {styles}
          <div className="under-status-box">
            <HowWeKnow data={data} fact="visaStatus" />
          </div>
          <RecordLimits {...data} />
          {country.maxStay && (
            <section className="stay-box">
              <h2>Estancia máxima</h2>
              <Personal country={country} part="stay">
                <Figure figure={stay} />
              </Personal>
              <FigureNotes updates={stay.notes} />
              <HowWeKnow data={data} fact="maxStay" />
            </section>
          )}
          <ConditionsBlock country={country} />
          {country.requirements.length > 0 && (
            <section className="guide-section">
              <h2>Requisitos Necesarios</h2>
              <TickList items={country.requirements.map(({ text }) => text)} />
            </section>
          )}
          <section className="guide-section" id="costos">
            <h2>Costos y Aplicación</h2>
            <Personal country={country} part="cost">
              <p className="amount">
                <b className="figure-text">{cost.lead}</b>
                <span className="note">{[...figureFootnotes(cost), ...processingTime].join(' · ')}</span>
              </p>
            </Personal>
            <NoteLines lines={cost.lines} />
            {country.costs.additionalFees && <p className="note space-below">{country.costs.additionalFees}</p>}
            <FigureNotes updates={cost.notes} />
            <ApplicationNote country={country} cost={cost} ratesDate={data.rates.date} />
            {country.applicationUrl && (
              <ExternalButtonLink href={country.applicationUrl}>Aplicar Ahora</ExternalButtonLink>
            )}
            <HowWeKnow data={data} fact="costs" isNamed />
            <HowWeKnow data={data} fact="procedure" isNamed />
          </section>
          {country.healthRequirements.length > 0 && (
            <section className="guide-section">
              <h2>Requisitos de Salud</h2>
              <TickList items={country.healthRequirements.map(({ text }) => text)} />
            </section>
          )}
          <RuleHistory country={country} />
        </div>
        <div className="side">
          <EmbassyInformation country={country} />
          <NextTools country={country}>
            <a className="arrow-link" href={questionPath(country.slug)}>
              ¿Necesito visa? La respuesta corta
            </a>
          </NextTools>
          {country.popularDestinations.length > 0 && (
            <section className="block--small">
              <h2>Destinos Populares en {nameInSentence(country)}</h2>
              <Chips items={country.popularDestinations} />
            </section>
          )}
          {country.bestTimeToVisit && (
            <section className="block--small">
              <h2>Mejor Época para Viajar</h2>
              <p>{seasonWords(country.bestTimeToVisit)}</p>
            </section>
          )}
        </div>
        <div className="full-width">
          <section className="notice">
            <h2>Información Importante</h2>
            <p>
              Esta información es referencial y puede cambiar sin previo aviso. Actualizada en {GUIDE_NOTICE_YEAR}.
              Datos verificados el {formatPartialDate(country.checkedOn)}. Verifica con la embajada o el consulado antes
              de viajar.
            </p>
          </section>
          <div className="closing-row">
            {children}
            <div className="closing">
              <h2>¿Aún no decides?</h2>
              <ButtonLink href="/">Ver Todos los Destinos</ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
