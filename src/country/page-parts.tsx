import './country-page.css';
import type { ReactNode } from 'react';
import { confidenceLabel } from '../catalogue/confidence.ts';
import { counted } from '../catalogue/counted.ts';
import type { Country } from '../catalogue/country.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { checklistPath, comparisonPath, reportPath, tripDatesPath, tripPath } from '../catalogue/trip-tools.ts';
import { SaveOffline } from '../offline/save-offline.tsx';
import { Explaining } from '../ui/explained.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { ConditionList } from './condition-list.tsx';
import type { CountryPageData } from './country-page-data.ts';
import { sourceEntries } from './known-by.ts';
import { Lead, RuleChanges } from './notices.tsx';
import { Parts, RichText } from './section.tsx';
import type { Section } from './section-model.ts';
import { changeEntries, type openingOf } from './sections.ts';
import { Verdict } from './verdict.tsx';

interface OfCountry {
  country: Country;
}

interface PageFrameProps {
  data: CountryPageData;
  title: string;
  /** This page's own address, where a later build of it will stand. */
  path: string;
  /** Between the title and the verdict, besides what comes before every answer. */
  badges?: ReactNode;
  /** Where `Qué sigue` leads: an anchor on the same page, and its words. */
  next: { href: string; words: string };
  main: ReactNode;
  side: ReactNode;
  /** The way back, and what stands under the title. */
  way: ReactNode;
  subtitle?: string;
}

/** What both pages of a country have, in its order: the answer first, what can be done next, then the page's own columns. The first ends with its sources. */
export function PageFrame(props: PageFrameProps) {
  const { data, title, path, badges, next, main, side, way, subtitle } = props;
  const { country } = data;
  return (
    <Explaining words={data.explained}>
      <article className="wrap">
        <div className="actions way">
          {way}
          <a className="touch note" href="#si-algo-sale-mal">
            Si algo sale mal
          </a>
        </div>
        <header className="country-head">
          <Flag iso2={country.iso2} eager />
          <div>
            <h1>{title}</h1>
            {subtitle && <p className="note">{subtitle}</p>}
          </div>
        </header>
        <Lead lead={data.lead} className="notice country-lead" />
        {badges}
        <RuleChanges changes={data.coming} href={path} />
        <Verdict summary={data} today={data.today} next={next} />
        <NextSteps country={country} visaGuide={data.visaGuide} />
        <div className="stack country-body">
          <div className="stack gap-2 main-column">
            {main}
            <RuleHistory data={data} />
            <Sources country={country} />
          </div>
          <div className="stack side">{side}</div>
        </div>
      </article>
    </Explaining>
  );
}

/** Right under the verdict: what the reader does next with this country. */
function NextSteps({ country: { slug }, visaGuide }: Pick<CountryPageData, 'country' | 'visaGuide'>) {
  return (
    <section className="next-steps" aria-label="Qué sigue">
      {visaGuide && <a href={visaGuide.href}>{visaGuide.words}</a>}
      <a href={checklistPath(slug)}>Hacer mi lista</a>
      <a href={tripDatesPath(slug)}>Revisar mis fechas</a>
      <a href="/escalas">Escalas</a>
      <SaveOffline
        country={slug}
        button={
          <button type="button" hidden>
            Guardar sin conexión
          </button>
        }
        note=""
      />
    </section>
  );
}

interface MoreStepsProps extends OfCountry {
  /** The country's other page, and what it is called. */
  href: string;
  words: string;
  children?: ReactNode;
}

/** Where the reader may go from here, at the end of either page. */
export function MoreSteps({ country: { slug }, href, words, children }: MoreStepsProps) {
  return (
    <p className="actions more-steps">
      <a className="arrow-link" href={href}>
        {words}
      </a>
      <a className="arrow-link" href={comparisonPath(slug)}>
        Comparar
      </a>
      <a className="arrow-link" href={tripPath(slug)}>
        Ponerlo en mi viaje
      </a>
      <a id="avisame" className="arrow-link" href={`/cambios?pais=${slug}#seguir`}>
        Avísame si cambia
      </a>
      {children}
    </p>
  );
}

/** What is to be known before anything is planned, and what the record does not tell. */
export function Warnings({ alerts, limits }: Pick<ReturnType<typeof openingOf>, 'alerts' | 'limits'>) {
  return (
    <>
      {alerts.map(({ title, words }) => (
        <details key={title} className="notice unfolds">
          <summary>
            <b>{title}</b>
          </summary>
          <p>
            <RichText words={words} />
          </p>
        </details>
      ))}
      {limits.length > 0 && (
        <div className="notice">
          <Parts parts={limits.map((words) => ({ kind: 'text', words }))} />
        </div>
      )}
    </>
  );
}

interface ConditionsBlockProps {
  country: Pick<Country, 'conditional'>;
  heading?: 'h2' | 'h3';
}

/** A rule that depends on what the traveller holds: every case with its own result, then the rest. A link to it opens it; in a dialog it is open. */
export function ConditionsBlock({ country: { conditional }, heading: Heading = 'h2' }: ConditionsBlockProps) {
  if (!conditional) return null;
  return (
    <section>
      <details className="unfolds" open={Heading === 'h3'}>
        <summary>
          <Heading>Depende de tu caso</Heading>
        </summary>
        <div id="condiciones">
          <ConditionList conditional={conditional} className="ruled conditions" />
        </div>
        <p className="note own-situation">
          ¿Tienes varias? <a href="/mi-situacion">Dinos qué visas tienes</a> y te mostramos lo que te toca.
        </p>
      </details>
    </section>
  );
}

interface EmbassyPanelProps extends OfCountry {
  /** Undefined without a known mission. */
  section: Section | undefined;
  title?: string;
  heading?: 'h2' | 'h3';
  /** Where it leads, and what stands there without one: a link to the official site unless given. */
  children?: ReactNode;
}

/** Contact of the mission, and where to say that a telephone or an address is wrong. */
export function EmbassyPanel({
  country,
  section,
  title = 'Información de Embajada',
  heading: Heading = 'h2',
  children,
}: EmbassyPanelProps) {
  const { name, phone, address, website } = country.embassyInfo ?? {};
  const says = [name, phone, address].filter(Boolean).join(', ');
  return (
    <section className="panel panel--edged embassy" id="embajada">
      <Heading>{title}</Heading>
      <Parts parts={section?.parts.slice(0, website ? -1 : undefined) ?? []} />
      <div className="actions">
        {children ??
          (website && (
            <a className="arrow-link" href={website} target="_blank" rel="noopener">
              Visitar sitio oficial <Icon name="external" />
              <span className="visually-hidden"> (se abre en otra pestaña)</span>
            </a>
          ))}
        {section && (
          <a className="report touch" href={reportPath(country.slug, 'embajada', says)}>
            ¿Dato equivocado?<span className="visually-hidden"> Embajada</span>
          </a>
        )}
      </div>
    </section>
  );
}

/** Every dated change of a country's rules, newest first; where each is told in full, and how to hear of the next one. */
function RuleHistory({ data }: { data: CountryPageData }) {
  const { slug, updates } = data.country;
  if (updates.length === 0) return null;
  return (
    <section id="cambios">
      <details className="unfolds">
        <summary>
          <h2>Qué ha cambiado</h2>
        </summary>
        <ul className="ruled rule-history">
          {changeEntries(data).map(({ id, title, when, earlier }) => (
            <li key={title} id={id}>
              <p className="note">{when}</p>
              <h3>{title}</h3>
              <Parts parts={earlier.map((line) => ({ kind: 'note', words: [line] }))} />
            </li>
          ))}
        </ul>
        <p className="actions">
          <a href={`/cambios?pais=${slug}`}>Leer cada cambio, con su fuente</a>
        </p>
      </details>
    </section>
  );
}

/** Where every statement of the page comes from, and when it was last checked. */
function Sources({ country }: OfCountry) {
  const { checkedOn, confidence, slug } = country;
  const entries = sourceEntries(country);
  const [oldest = checkedOn] = entries.map((entry) => entry.checkedOn).sort();
  return (
    <section aria-labelledby="fuentes">
      <details className="unfolds unfolds--on-paper sources">
        <summary>
          <h2 id="fuentes">Fuentes</h2>{' '}
          <small>
            {counted(entries.length, 'fuente', 'fuentes')}; revisión más vieja: {formatPartialDate(oldest)}
          </small>
        </summary>
        <ol>
          {entries.map(({ words }, index) => (
            <li key={index}>
              <RichText words={words} />
            </li>
          ))}
        </ol>
        <p>
          {confidence !== 'high' &&
            `La regla de visa ${confidence === 'low' ? 'está' : 'tiene'} ${confidenceLabel(confidence)}. `}
          ¿Viste un dato equivocado? <a href={reportPath(slug)}>Reporta el error</a> y lo revisamos.
        </p>
      </details>
    </section>
  );
}
