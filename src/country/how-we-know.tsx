import type { ReactNode } from 'react';
import { confidenceLabel } from '../catalogue/confidence.ts';
import type { Narrative } from '../catalogue/country.ts';
import { type Evidence, evidenceOf } from '../catalogue/evidence.ts';
import type { EvidentFact } from '../catalogue/facts.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import type { Citation } from '../catalogue/schema-parts.ts';
import { isAuthority } from '../catalogue/source-kind.ts';
import { staleText } from '../catalogue/stale-fact.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import type { CountryPageData } from './country-page-data.ts';
import { SourceLink } from './source-link.tsx';

/** The fact as the disclosure names it, and as `/reportar-error?dato=` does. */
const FACTS: Record<EvidentFact, { name: string; reportAs: string }> = {
  visaStatus: { name: 'Visa', reportAs: 'visa' },
  maxStay: { name: 'Estancia', reportAs: 'estancia' },
  costs: { name: 'Costo', reportAs: 'costos' },
  procedure: { name: 'Trámite', reportAs: 'tramite' },
};

type Shown = Pick<CountryPageData, 'country' | 'stay' | 'cost' | 'today'>;

interface HowWeKnowProps {
  data: Shown;
  fact: EvidentFact;
  /** Prints the fact's name too, where two disclosures stand under one heading. */
  isNamed?: boolean;
}

/** The evidence of one fact, closed until the reader asks. `show-today.ts` shows the line above it once the check is old. */
export function HowWeKnow({ data, fact, isNamed = false }: HowWeKnowProps) {
  const evidence = evidenceOf(data.country, fact, data.today);
  if (!evidence) return null;
  const sources = [...(evidence.leader ? [evidence.leader.source] : []), ...evidence.sources];
  return (
    <Disclosure
      name={FACTS[fact].name}
      isNamed={isNamed}
      checkedOn={evidence.checkedOn}
      sources={sources}
      report={reportPath(data, fact)}
    >
      <p>{howSure(evidence)}</p>
      {evidence.disputed && (
        <p>
          <b>En duda:</b> {evidence.disputed}
        </p>
      )}
    </Disclosure>
  );
}

/** What a narrative rests on, closed like the evidence of a fact. */
export function HowWeKnowTheNarrative({ narrative: { sources, checkedOn } }: { narrative: Narrative }) {
  return (
    <Disclosure name="Este texto" checkedOn={checkedOn} sources={sources}>
      <p>Revisado el {formatPartialDate(checkedOn)}.</p>
    </Disclosure>
  );
}

interface DisclosureProps {
  name: string;
  isNamed?: boolean;
  checkedOn: string;
  sources: readonly Citation[];
  /** Where to say that the fact is wrong. */
  report?: string;
  children: ReactNode;
}

function Disclosure({ name, isNamed = false, checkedOn, sources, report, children }: DisclosureProps) {
  return (
    <>
      <p className="notice" data-checked-on={checkedOn} hidden>
        {staleText(checkedOn)}
      </p>
      <div className="evidence">
        <details className="unfolds">
          <summary>
            ¿Cómo lo sabemos?<span className={isNamed ? undefined : 'visually-hidden'}> {name}</span>
          </summary>
          <ul>
            {sources.map((source) => (
              <li key={source.url + source.name}>
                <SourceLink source={source} />
                {source.published && ` (${formatPartialDate(source.published)})`}, {howSeen(source)}
              </li>
            ))}
          </ul>
          {children}
        </details>
        {report && (
          <a href={report}>
            ¿Dato equivocado?<span className="visually-hidden"> {name}</span>
          </a>
        )}
      </div>
    </>
  );
}

/** `leído en su sitio`, as it stands behind a source. */
export function howSeen({ seen, captured, citedBy = 'la revisión abierta MultiPass Rank' }: Citation): string {
  switch (seen) {
    case 'live':
      return 'leído en su sitio';
    case 'stored-copy':
      return captured ? `leído en una copia guardada de ${formatPartialDate(captured)}` : 'leído en una copia guardada';
    case 'cited':
      return `citado por ${citedBy}`;
  }
}

/** `Revisado el 21 de noviembre de 2026, con confianza media.` */
export function howSure({ checkedOn, confidence, followsFromStatus, fact, leader, sources }: Evidence): string {
  const sure = confidence === 'low' ? 'y sigue por confirmar' : `con ${confidenceLabel(confidence)}`;
  const derived = followsFromStatus && fact !== 'visaStatus' ? ' Se deduce de la regla de visa.' : '';
  const cited = [...(leader ? [leader.source] : []), ...sources];
  const unofficial = cited.some(isAuthority) ? '' : ' Falta una página oficial que lo diga.';
  return `Revisado el ${formatPartialDate(checkedOn)}, ${sure}.${derived}${unofficial}`;
}

/** The report form with country, kind of error and the words that stand on the page already filled in. */
function reportPath({ country, stay, cost }: Shown, fact: EvidentFact): string {
  const words: Record<EvidentFact, string> = {
    visaStatus: verdictLabel(country.visaStatus),
    maxStay: stay.lead,
    costs: cost.lead,
    procedure: country.procedure,
  };
  const { name, reportAs } = FACTS[fact];
  const says = encodeURIComponent(`${name}: ${words[fact]}`);
  return `/reportar-error?pais=${country.slug}&dato=${reportAs}&dice=${says}`;
}
