import { processingTimeWords } from '../catalogue/processing-time.ts';
import './country-page.css';
import './question-page.css';
import { Fragment } from 'react';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { guidePath } from '../catalogue/slug.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { badgeText, guideTitle, questionTitle, statusSentence, visaOnArrivalAnswer } from '../catalogue/wording.ts';
import { ApplicationNote } from '../country/application-note.tsx';
import { StatusBadge } from '../country/badge.tsx';
import { ConditionsBlock } from '../country/conditions.tsx';
import { EmbassyContact } from '../country/embassy.tsx';
import { Figure } from '../country/figure.tsx';
import { FigureNotes } from '../country/figure-notes.tsx';
import { NoteLines } from '../country/note-lines.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { Steps, TickList } from '../ui/lists.tsx';
import type { CountryPageProps } from './country-page-data.ts';
import { HowWeKnow, HowWeKnowTheNarrative } from './how-we-know.tsx';
import { NextTools } from './next-tools.tsx';
import { Personal } from './personal.tsx';
import { RecordLimits } from './record-limits.tsx';
import { RuleHistory } from './rule-history.tsx';
import { Verdict } from './verdict.tsx';

/** Requirements shown in the first card; the rest go under special requirements (specification, section 9). */
const REQUIREMENTS_IN_CARD = 3;

/** The country page titled as the question: `/pais/{slug}`.  */
export function QuestionPage({ data, styles, children }: CountryPageProps) {
  const { country, stay, cost } = data;
  const special = [
    ...country.healthRequirements.map(({ text }) => (
      <Fragment key={text}>
        <strong>Salud:</strong> {text}
      </Fragment>
    )),
    ...country.requirements.slice(REQUIREMENTS_IN_CARD).map(({ text }) => text),
  ];
  const hasSteps = Boolean(country.processSteps?.length);
  return (
    <article className="wrap">
      <div className="country-top">
        <a className="arrow-link back" href="/">
          <Icon name="back" /> Volver al inicio
        </a>
        <StatusBadge status={country.visaStatus} text={badgeText(country)} />
      </div>
      <header className="country-head">
        <Flag iso2={country.iso2} eager />
        <h1>{questionTitle(country)}</h1>
      </header>
      <Verdict
        summary={data}
        nextHref={hasSteps ? '#proceso' : '#esencial'}
        nextLabel={hasSteps ? 'Ver los pasos' : 'Ver lo esencial'}
      />
      <div className="country-body">
        <div className="main-column">
          <Intro text={country.humanIntro?.text ?? statusSentence(country)} />
          {styles}
          {country.humanIntro && <HowWeKnowTheNarrative narrative={country.humanIntro} />}
          <RecordLimits {...data} />
          <ConditionsBlock country={country} />
          {country.processSteps && (
            <section className="block" id="proceso">
              <h2>Proceso paso a paso</h2>
              <Steps items={country.processSteps} />
              <HowWeKnow data={data} fact="procedure" />
            </section>
          )}
          <section className="block" id="esencial">
            <h2>Lo esencial</h2>
            <div className="answers">
              <section>
                <h3>¿Se necesita visa?</h3>
                <Personal country={country} part="status">
                  <p className="answer-figure">{verdictLabel(country.visaStatus)}</p>
                </Personal>
                <TickList items={country.requirements.slice(0, REQUIREMENTS_IN_CARD).map(({ text }) => text)} />
                <HowWeKnow data={data} fact="visaStatus" />
              </section>
              <section>
                <h3>Tiempo promedio permitido sin visa</h3>
                <Personal country={country} part="stay">
                  <Figure figure={stay} />
                </Personal>
                <FigureNotes updates={stay.notes} />
                <HowWeKnow data={data} fact="maxStay" />
              </section>
              <section>
                <h3>Visa a la llegada</h3>
                <Personal country={country} part="on-arrival">
                  <p className="answer-figure">{visaOnArrivalAnswer(country)}</p>
                </Personal>
                <p className="note">{country.notes}</p>
              </section>
              <section>
                <h3>Costo estimado</h3>
                <Personal country={country} part="cost">
                  <Figure figure={cost} />
                </Personal>
                {country.costs.processingTime && (
                  <p className="note">Tiempo de trámite: {processingTimeWords(country.costs.processingTime)}</p>
                )}
                <NoteLines lines={cost.lines} />
                {country.costs.additionalFees && (
                  <p className="note">
                    <b>Costo extra:</b> {country.costs.additionalFees}
                  </p>
                )}
                <ApplicationNote country={country} cost={cost} ratesDate={data.rates.date} />
                <FigureNotes updates={cost.notes} />
                <HowWeKnow data={data} fact="costs" isNamed={!hasSteps} />
                {!hasSteps && <HowWeKnow data={data} fact="procedure" isNamed />}
              </section>
            </div>
          </section>
          {special.length > 0 && (
            <section className="block">
              <h2>Requisitos especiales</h2>
              <TickList items={special} />
            </section>
          )}
          <RuleHistory country={country} />
        </div>
        <div className="side side--follows">
          <EmbassyContact country={country} />
          <NextTools country={country}>
            <a className="arrow-link" href={guidePath(country.slug)}>
              Guía completa: {guideTitle(country)}
            </a>
          </NextTools>
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

/** The narrative, a paragraph per blank line. */
function Intro({ text }: { text: string }) {
  return (
    <div className="intro">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
