import { Fragment, type ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import type { Requirement } from '../catalogue/requirement-schema.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { type Topic, topicId } from '../catalogue/topic.ts';
import {
  ASK_EMBASSY_PROCESS,
  guideTitle,
  questionTitle,
  statusSentence,
  verdictWords,
  visaOnArrivalAnswer,
} from '../catalogue/voice/wording.ts';
import { ExternalButtonLink } from '../ui/button.tsx';
import { Explained } from '../ui/explained.tsx';
import { Icon } from '../ui/icon.tsx';
import { TickList } from '../ui/lists.tsx';
import type { CountryPageProps } from './country-page-data.ts';
import { ConditionsBlock, EmbassyPanel, MoreSteps, PageFrame, Warnings } from './page-parts.tsx';
import { HowWeKnow, Parts, SectionView } from './section.tsx';
import { countrySections, openingOf, paragraphs, theRest } from './sections.ts';

/** Requirements told among the essentials; the rest go under special requirements (specification, section 9). */
const ESSENTIAL_REQUIREMENTS = 3;
/** Steps that stand there before the rest unfolds: the panel has said what comes next. */
const STEPS_AT_FIRST = 2;
/** Of the special ones, what stands there before the rest unfolds. */
const REQUIREMENTS_AT_FIRST = 2;
/** Where the list of what is asked stands, for links to it. */
const REQUIREMENTS = 'requisitos';

/** The country page titled as the question: `/pais/{slug}`.  */
export function QuestionPage({ data, styles, children }: CountryPageProps) {
  const { changedOn, country } = data;
  const { checkedOn, embassyInfo, applicationUrl } = country;
  // Season and places are the guide's (specification, section 2, Country page); the passport is in the verdict.
  const { conditions, passport, requirements, health, places, season, ...told } = countrySections(data);
  const { visa, stay, cost, procedure, embassy, trouble, advice, ...rest } = told;
  const line = requirementLines(country);
  const special = [
    ...country.healthRequirements.map((requirement) => (
      <Fragment key={requirement.id}>
        <strong>Salud:</strong> {line(requirement)}
      </Fragment>
    )),
    ...country.requirements.slice(ESSENTIAL_REQUIREMENTS).map(line),
  ];
  const steps = procedure.parts.filter(({ kind }) => kind === 'steps');
  const hasSteps = steps.length > 0;
  // The only way of arriving has led the page.
  const intro = paragraphs(country.humanIntro)[0] ?? ((country.onlyBy && country.notes) || statusSentence(country));
  const main = (
    <>
      <p className="lead">
        <Explained text={intro} />
      </p>
      {styles}
      <Warnings {...openingOf(data)} />
      <ConditionsBlock country={country} />
      {hasSteps && (
        <SectionView section={{ title: 'Proceso paso a paso', parts: steps }} id="proceso" atFirst={STEPS_AT_FIRST} />
      )}
      <section className="stack gap-2 under-rule" id="esencial">
        <h2>Lo esencial</h2>
        <Row label="¿Se necesita visa?" id={special.length > 0 ? undefined : REQUIREMENTS}>
          <p className="answer-figure">{verdictWords(country)}</p>
          <TickList items={country.requirements.slice(0, ESSENTIAL_REQUIREMENTS).map(line)} />
        </Row>
        <SectionView
          section={stay}
          title="Tiempo promedio permitido sin visa"
          heading="h3"
          className="answer"
          id="estancia"
          evidence={[]}
        />
        <Row label="Visa a la llegada">
          <p className="answer-figure">{visaOnArrivalAnswer(country)}</p>
          {intro !== country.notes && <Parts parts={visa.parts} />}
        </Row>
        <HowWeKnow of={[...visa.evidence, ...stay.evidence]} />
      </section>
      <SectionView
        section={cost}
        title="Costo estimado"
        id="costos"
        unit={data.cost.original && 'por persona'}
        evidence={[...cost.evidence, ...procedure.evidence]}
      />
      {special.length > 0 && (
        <section className="stack gap-2 under-rule" id={REQUIREMENTS}>
          <h2>Requisitos especiales</h2>
          <TickList items={special} atFirst={REQUIREMENTS_AT_FIRST} />
        </section>
      )}
      {theRest(rest).map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
      {advice && (
        <details className="unfolds">
          <summary>
            <h2>{advice.title}</h2>
          </summary>
          <Parts parts={advice.parts} />
          <HowWeKnow of={advice.evidence ?? []} />
        </details>
      )}
    </>
  );
  const side = (
    <>
      <EmbassyPanel country={country} section={embassy} title="Contacto de embajada">
        {!embassy && <p>{ASK_EMBASSY_PROCESS} Si no sabes cuál te toca, pregunta a la SRE.</p>}
        {embassyInfo?.website && <ExternalButtonLink href={embassyInfo.website}>Sitio web oficial</ExternalButtonLink>}
        {applicationUrl && (
          <ExternalButtonLink look="outline" href={applicationUrl}>
            Aplicar para visa
          </ExternalButtonLink>
        )}
      </EmbassyPanel>
      <SectionView section={trouble} id="si-algo-sale-mal" className="panel panel--edged embassy" />
      <p className="note">
        Última actualización:{' '}
        <time dateTime={changedOn} data-today>
          {formatPartialDate(changedOn)}
        </time>
        . Datos verificados el {formatPartialDate(checkedOn)}. Información solo de referencia: confírmala antes de
        viajar.
      </p>
      {children}
      <MoreSteps country={country} href={guidePath(country.slug)} words={`Guía completa: ${guideTitle(country)}`} />
    </>
  );
  return (
    <PageFrame
      data={data}
      title={questionTitle(country)}
      path={questionPath(country.slug)}
      way={
        <a className="arrow-link back" href="/">
          <Icon name="back" /> Volver al inicio
        </a>
      }
      next={hasSteps ? { href: '#proceso', words: 'Ver los pasos' } : { href: '#esencial', words: 'Ver lo esencial' }}
      main={main}
      side={side}
    />
  );
}

/** One of the essentials: what is asked at the left, the answer at the right, what there is to say of it below. */
function Row({ label, id, children }: { label: string; id?: string | undefined; children: ReactNode }) {
  return (
    <section className="answer" id={id}>
      <h3>{label}</h3>
      {children}
    </section>
  );
}

/** Draws the requirements of a country; the first on each topic is where a link to the topic leads. */
function requirementLines({ requirements, healthRequirements }: Country) {
  const firstOn = new Map<Topic, string>();
  for (const { id, topics } of [...healthRequirements, ...requirements]) {
    for (const topic of topics) if (topic !== 'other' && !firstOn.has(topic)) firstOn.set(topic, id);
  }
  return ({ id, topics, text }: Requirement) =>
    topics
      .filter((topic) => firstOn.get(topic) === id)
      .reduce((words: ReactNode, topic) => <span id={topicId(topic)}>{words}</span>, <Explained text={text} />);
}
