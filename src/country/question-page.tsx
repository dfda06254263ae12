import './country-page.css';
import { Fragment, type ReactNode } from 'react';
import { UNSPECIFIED_STAY } from '../catalogue/in-force.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { guideTitle, questionTitle, statusSentence, visaOnArrivalAnswer } from '../catalogue/wording.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { Steps, TickList } from '../ui/lists.tsx';
import { ConditionsBlock } from './conditions.tsx';
import { CostSection } from './cost-section.tsx';
import type { CountryPageProps } from './country-page-data.ts';
import { EmbassyContact } from './embassy.tsx';
import { Figure } from './figure.tsx';
import { FigureNotes } from './figure-notes.tsx';
import { HowWeKnow, HowWeKnowTheNarrative } from './how-we-know.tsx';
import { Lead } from './lead.tsx';
import { MoreSteps, NextSteps } from './next-steps.tsx';
import { NoteLines } from './note-lines.tsx';
import { RecordLimits } from './record-limits.tsx';
import { RuleChanges } from './rule-change.tsx';
import { Alerts, RuleHistory } from './rule-history.tsx';
import { RuleNotes } from './rule-notes.tsx';
import { Sources } from './sources.tsx';
import { Verdict } from './verdict.tsx';

/** Requirements shown in the first card; the rest go under special requirements (specification, section 9). */
const REQUIREMENTS_IN_CARD = 3;
/** Of the special ones, what stands there before the rest unfolds. */
const REQUIREMENTS_AT_FIRST = 2;

/** The country page titled as the question: `/pais/{slug}`.  */
export function QuestionPage({ data, styles, children }: CountryPageProps) {
  const { country, stay } = data;
  // The row is called «sin visa», by specification; what is counted with one says so, where the words do not.
  const withVisa = country.visaStatus === 'visa-required' && stay.lead !== UNSPECIFIED_STAY && !/visa/i.test(stay.lead);
  const special = [
    ...country.healthRequirements.map(({ text }) => (
      <Fragment key={text}>
        <strong>Salud:</strong> {text}
      </Fragment>
    )),
    ...country.requirements.slice(REQUIREMENTS_IN_CARD).map(({ text }) => text),
  ];
  const hasSteps = Boolean(country.processSteps?.length);
  const [intro, ...advice] = (country.humanIntro?.text ?? statusSentence(country)).split(/\n{2,}/);
  return (
    <article className="wrap">
      <a className="arrow-link back" href="/">
        <Icon name="back" /> Volver al inicio
      </a>
      <header className="country-head">
        <Flag iso2={country.iso2} eager />
        <h1>{questionTitle(country)}</h1>
      </header>
      <Lead lead={data.lead} className="notice country-lead" />
      <RuleChanges changes={data.coming} href={questionPath(country.slug)} />
      <Verdict
        summary={data}
        nextHref={hasSteps ? '#proceso' : '#esencial'}
        nextLabel={hasSteps ? 'Ver los pasos' : 'Ver lo esencial'}
      />
      <NextSteps country={country} desk={data.desk} />
      <div className="country-body">
        <div className="main-column">
          <p className="lead">{intro}</p>
          {styles}
          <Alerts {...data} />
          <RecordLimits {...data} />
          <ConditionsBlock country={country} />
          {country.processSteps && (
            <section className="stack gap-2 under-rule" id="proceso">
              <h2>Proceso paso a paso</h2>
              <Steps items={country.processSteps} />
              <HowWeKnow data={data} fact="procedure" />
            </section>
          )}
          <section className="stack gap-2 under-rule" id="esencial">
            <h2>Lo esencial</h2>
            <Row label="¿Se necesita visa?">
              <p className="answer-figure">{verdictLabel(country.visaStatus)}</p>
              <TickList items={country.requirements.slice(0, REQUIREMENTS_IN_CARD).map(({ text }) => text)} />
              <HowWeKnow data={data} fact="visaStatus" />
            </Row>
            <Row label="Tiempo promedio permitido sin visa">
              <Figure figure={stay} />
              <NoteLines lines={withVisa ? ['con la visa'] : []} />
              <FigureNotes updates={stay.notes} today={data.today} />
              <HowWeKnow data={data} fact="maxStay" />
            </Row>
            <Row label="Visa a la llegada">
              <p className="answer-figure">{visaOnArrivalAnswer(country)}</p>
              <RuleNotes country={country} />
            </Row>
          </section>
          <CostSection data={data} heading="Costo estimado">
            {!hasSteps && <HowWeKnow data={data} fact="procedure" isNamed />}
          </CostSection>
          {special.length > 0 && (
            <section className="stack gap-2 under-rule">
              <h2>Requisitos especiales</h2>
              <TickList items={special} atFirst={REQUIREMENTS_AT_FIRST} />
            </section>
          )}
          {country.humanIntro && advice.length > 0 && (
            <details className="unfolds">
              <summary>
                <h2>Consejos</h2>
              </summary>
              {advice.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <HowWeKnowTheNarrative narrative={country.humanIntro} />
            </details>
          )}
          <RuleHistory {...data} />
        </div>
        <div className="side">
          <EmbassyContact country={country} />
          <MoreSteps
            country={country}
            other={{ href: guidePath(country.slug), words: `Guía completa: ${guideTitle(country)}` }}
          />
        </div>
        <Sources country={country} />
        <div className="full-width">
          <p className="note">
            Última actualización:{' '}
            <time dateTime={country.checkedOn} data-today>
              {formatPartialDate(country.checkedOn)}
            </time>
            . Datos verificados el {formatPartialDate(country.checkedOn)}. Información solo de referencia; puede cambiar
            sin aviso. Confirma con la embajada o el consulado antes de viajar.
          </p>
          {children}
        </div>
      </div>
    </article>
  );
}

/** One of the essentials: what is asked at the left, the answer at the right, what there is to say of it below. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="answer">
      <h3>{label}</h3>
      {children}
    </section>
  );
}
