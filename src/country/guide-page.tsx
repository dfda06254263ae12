import './badge.css';
import { seasonWords } from '../catalogue/season.ts';
import './country-page.css';
import './guide-page.css';
import './badge-line.css';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { regionLabel } from '../catalogue/region.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { GUIDE_NOTICE_YEAR } from '../catalogue/specified-figures.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { badgeText, guideTitle, nameInSentence } from '../catalogue/wording.ts';
import { ButtonLink, ExternalButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Flag } from '../ui/flag.tsx';
import { TickList } from '../ui/lists.tsx';
import { StatusBadge, statusClass } from './badge.tsx';
import { ConditionsBlock } from './conditions.tsx';
import { CostSection } from './cost-section.tsx';
import type { CountryPageProps } from './country-page-data.ts';
import { EmbassyInformation } from './embassy.tsx';
import { Figure } from './figure.tsx';
import { FigureNotes } from './figure-notes.tsx';
import { HowWeKnow } from './how-we-know.tsx';
import { Lead } from './lead.tsx';
import { MoreSteps, NextSteps } from './next-steps.tsx';
import { RecordLimits } from './record-limits.tsx';
import { RuleChanges } from './rule-change.tsx';
import { Alerts, RuleHistory } from './rule-history.tsx';
import { RuleNotes } from './rule-notes.tsx';
import { Sources } from './sources.tsx';
import { Verdict } from './verdict.tsx';

/** Requirements that stand there before the rest unfolds. */
const REQUIREMENTS_AT_FIRST = 6;

/** The country page as a guide: `/visa-para-{slug}-mexicanos`.  */
export function GuidePage({ data, styles, children }: CountryPageProps) {
  const { country, stay } = data;
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
      <Lead lead={data.lead} className="notice country-lead" />
      <p className="badges">
        <StatusBadge status={country.visaStatus} text={badgeText(country)} />
        <span className="badge badge--region">{regionLabel(country.region)}</span>
      </p>
      <RuleChanges changes={data.coming} href={guidePath(country.slug)} />
      <Verdict
        summary={data}
        nextHref="#costos"
        nextLabel={country.applicationUrl ? 'Cómo solicitarla' : 'Ver costos'}
      />
      <NextSteps country={country} desk={data.desk} />
      <div className="country-body">
        <div className="main-column">
          {styles}
          <section className={`notice status-box ${statusClass(country.visaStatus, badgeText(country))}`}>
            <h2>{verdictLabel(country.visaStatus)}</h2>
            <RuleNotes country={country} />
            <HowWeKnow data={data} fact="visaStatus" />
          </section>
          <Alerts {...data} />
          <RecordLimits {...data} />
          <ConditionsBlock country={country} />
          {country.maxStay && (
            <section className="answer">
              <h2>Estancia máxima</h2>
              <Figure figure={stay} />
              <FigureNotes updates={stay.notes} today={data.today} />
              <HowWeKnow data={data} fact="maxStay" />
            </section>
          )}
          {country.requirements.length > 0 && (
            <section className="stack gap-2 under-rule">
              <h2>Requisitos Necesarios</h2>
              <TickList items={country.requirements.map(({ text }) => text)} atFirst={REQUIREMENTS_AT_FIRST} />
            </section>
          )}
          <CostSection data={data} heading="Costos y Aplicación">
            {country.applicationUrl && (
              <ExternalButtonLink href={country.applicationUrl}>Aplicar Ahora</ExternalButtonLink>
            )}
            <HowWeKnow data={data} fact="procedure" isNamed />
          </CostSection>
          {country.healthRequirements.length > 0 && (
            <section className="stack gap-2 under-rule">
              <h2>Requisitos de Salud</h2>
              <TickList items={country.healthRequirements.map(({ text }) => text)} />
            </section>
          )}
          <RuleHistory {...data} />
        </div>
        <div className="side">
          <EmbassyInformation country={country} />
          <MoreSteps
            country={country}
            other={{ href: questionPath(country.slug), words: '¿Necesito visa? La respuesta corta' }}
          />
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
        <Sources country={country} />
        <div className="full-width">
          <section className="notice">
            <h2>Información Importante</h2>
            <p>
              Esta información es referencial y puede cambiar sin previo aviso. Actualizada en {GUIDE_NOTICE_YEAR}.
              Datos verificados el {formatPartialDate(country.checkedOn)}. Verifica con la embajada o el consulado antes
              de viajar.
            </p>
          </section>
          {children}
          <div className="closing">
            <h2>¿Aún no decides?</h2>
            <ButtonLink href="/">Ver Todos los Destinos</ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}
