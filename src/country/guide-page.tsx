import './badge.css';
import './badge-line.css';
import './guide-page.css';
import { UNSPECIFIED_STAY } from '../catalogue/in-force.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { GUIDE_NOTICE_YEAR } from '../catalogue/specified-figures.ts';
import { badgeText, guideTitle, nameInSentence, verdictWords } from '../catalogue/voice/wording.ts';
import { ButtonLink, ExternalButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { RegionAndStatus, statusClass } from './badge.tsx';
import type { CountryPageProps } from './country-page-data.ts';
import { ConditionsBlock, EmbassyPanel, MoreSteps, PageFrame, Warnings } from './page-parts.tsx';
import { HowWeKnow, Parts, SectionView } from './section.tsx';
import { countrySections, openingOf, theRest } from './sections.ts';

/** Requirements that stand there before the rest unfolds. */
const REQUIREMENTS_AT_FIRST = 3;
/** The same of what concerns health. */
const HEALTH_AT_FIRST = 2;

/** The country page as a guide: `/visa-para-{slug}-mexicanos`.  */
export function GuidePage({ data, styles, children }: CountryPageProps) {
  const { country } = data;
  // The advice is the question page's (specification, section 2, Country page); the passport is in the verdict.
  const { advice, passport, conditions, procedure, ...told } = countrySections(data);
  const { visa, stay, cost, requirements, health, embassy, trouble, places, season, ...rest } = told;
  const [rule] = visa.parts;
  const status = <h2>{verdictWords(country)}</h2>;
  const main = (
    <>
      {styles}
      <section className={`notice status-box ${statusClass(country.visaStatus, badgeText(country))}`}>
        {rule?.kind === 'fold' ? (
          <details className="unfolds unfolds--on-paper">
            <summary>{status}</summary>
            <Parts parts={rule.parts} />
          </details>
        ) : (
          <>
            {status}
            <Parts parts={visa.parts} />
          </>
        )}
        {stay.figure.value !== UNSPECIFIED_STAY && (
          <SectionView section={stay} title="Estancia máxima" heading="h3" className="answer" evidence={[]} />
        )}
        <HowWeKnow of={[...visa.evidence, ...stay.evidence]} />
      </section>
      <Warnings {...openingOf(data)} />
      <ConditionsBlock country={country} />
      {requirements && (
        <SectionView section={requirements} title="Requisitos Necesarios" atFirst={REQUIREMENTS_AT_FIRST} />
      )}
      <SectionView
        section={cost}
        title="Costos y Aplicación"
        id="costos"
        unit={data.cost.original && 'por persona'}
        evidence={[...cost.evidence, ...procedure.evidence]}
      >
        {country.applicationUrl && <ExternalButtonLink href={country.applicationUrl}>Aplicar Ahora</ExternalButtonLink>}
      </SectionView>
      {health && <SectionView section={health} title="Requisitos de Salud" atFirst={HEALTH_AT_FIRST} />}
      {theRest(rest).map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
    </>
  );
  const side = (
    <>
      {embassy && <EmbassyPanel country={country} section={embassy} />}
      <SectionView section={trouble} id="si-algo-sale-mal" className="panel panel--edged embassy" />
      {places && (
        <section className="block--small">
          <h2>Destinos Populares en {nameInSentence(country)}</h2>
          <Chips items={country.popularDestinations} />
        </section>
      )}
      {season && <SectionView section={season} title="Mejor Época para Viajar" className="block--small" />}
      <section className="notice">
        <h2>Información Importante</h2>
        <p>
          Esta información es referencial y puede cambiar sin previo aviso. Actualizada en {GUIDE_NOTICE_YEAR}. Datos
          verificados el {formatPartialDate(country.checkedOn)}. Verifica con la embajada o el consulado antes de
          viajar.
        </p>
      </section>
      {children}
      <MoreSteps country={country} href={questionPath(country.slug)} words="¿Necesito visa? La respuesta corta">
        <ButtonLink href="/">Ver Todos los Destinos</ButtonLink>
      </MoreSteps>
    </>
  );
  return (
    <PageFrame
      data={data}
      title={guideTitle(country)}
      subtitle="Guía completa para ciudadanos mexicanos"
      path={guidePath(country.slug)}
      way={
        <p className="flagged breadcrumb note">
          <a className="touch" href="/">
            Inicio
          </a>
          <span aria-hidden="true">/</span>
          <span aria-current="page">{guideTitle(country)}</span>
        </p>
      }
      badges={<RegionAndStatus country={country} />}
      next={{
        href: '#costos',
        words: country.applicationUrl && country.visaStatus !== 'visa-free' ? 'Cómo solicitarla' : 'Ver costos',
      }}
      main={main}
      side={side}
    />
  );
}
