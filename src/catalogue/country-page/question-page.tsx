import './country-page.css';
import './question-page.css';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Steps, TickList } from '../../ui/lists.tsx';
import { StatusBadge } from '../badge.tsx';
import { formatPartialDate } from '../partial-date.ts';
import { verdictLabel } from '../visa-status.ts';
import { badgeText, questionTitle, statusSentence, visaOnArrivalAnswer } from '../wording.ts';
import { ApplicationNote } from './application-note.tsx';
import { ConditionsBlock } from './conditions.tsx';
import type { CountryPageProps } from './country-page-data.ts';
import { EmbassyContact } from './embassy.tsx';
import { Figure } from './figure.tsx';
import { FigureNotes } from './figure-notes.tsx';
import { HowWeKnow } from './how-we-know.tsx';
import { Personal } from './personal.tsx';
import { RecordLimits } from './record-limits.tsx';
import { RuleHistory } from './rule-history.tsx';
import { TripTools } from './trip-tools.tsx';
import { Verdict } from './verdict.tsx';

/** Requirements shown in the first card; the rest go under special requirements (specification, section 9). */
const REQUIREMENTS_IN_CARD = 3;

/** The country page titled as the question: `/pais/{slug}`.  */
export function QuestionPage({ data, styles, children }: CountryPageProps) {
  const { country, stay, cost } = data;
  const special = [
    ...country.healthRequirements.map((text) => ({ label: 'Salud', text })),
    ...country.requirements.slice(REQUIREMENTS_IN_CARD).map((text) => ({ label: undefined, text })),
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
          <Intro text={country.humanIntro ?? statusSentence(country)} />
          {styles}
          <RecordLimits country={country} state={data.state} />
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
                <TickList items={country.requirements.slice(0, REQUIREMENTS_IN_CARD)} />
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
                  <p className="note">Tiempo de trámite: {country.costs.processingTime}</p>
                )}
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
              <TickList
                items={special.map(({ label, text }) =>
                  label ? (
                    <>
                      <strong>{label}:</strong> {text}
                    </>
                  ) : (
                    text
                  ),
                )}
              />
            </section>
          )}
          <RuleHistory country={country} />
        </div>
        <div className="side side--follows">
          <EmbassyContact country={country} />
          <TripTools country={country} />
          <p className="note">
            Última actualización:{' '}
            <time dateTime={data.builtOn} data-today>
              {formatPartialDate(data.builtOn)}
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
