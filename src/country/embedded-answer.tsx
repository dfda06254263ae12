import '../styles/theme.css';
import './status.css';
import './embedded-answer.css';
import { type CountrySummary, figureFootnotes } from '../catalogue/country-summary.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { questionPath } from '../catalogue/slug.ts';
import { UNCONFIRMED, verdictLabel } from '../catalogue/visa-status.ts';
import { questionTitle, statusQualifier } from '../catalogue/wording.ts';
import { PrintedFields } from '../ui/printed-fields.tsx';
import { Lead } from './lead.tsx';
import { checkedLine } from './share-text.ts';
import { statusClass } from './status-class.ts';

/** Tells the page around the frame how high the answer is, now and when its letters or its width change. At once, too: a browser does not draw a frame that has no height yet. */
export const FRAME_SCRIPT =
  '{const tell=()=>parent.postMessage({pasaporteVerde:document.body.offsetHeight},"*");tell();new ResizeObserver(tell).observe(document.body)}';

interface EmbeddedAnswerProps {
  summary: CountrySummary;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The answer of a country on somebody else's page: never without its doubt, its day, its source and the way to the rest. */
export function EmbeddedAnswer({ summary: { lead, country, stay, cost, coming = [] }, today }: EmbeddedAnswerProps) {
  const { visaStatus, conditional, procedure, checkedOn, slug } = country;
  const qualifier = statusQualifier(country);
  const evidence = evidenceOf(country, 'visaStatus', today);
  const source = evidence?.leader?.source ?? evidence?.sources[0];
  const isProcedureInDoubt = evidenceOf(country, 'procedure', today)?.confidence === 'low';
  return (
    <main className={statusClass(visaStatus, qualifier)}>
      <h1>{questionTitle(country)}</h1>
      <Lead lead={lead} />
      <p className="verdict">
        {verdictLabel(visaStatus)}
        {qualifier && ` · ${qualifier}`}
      </p>
      {coming.map(({ from, text }) => (
        <p key={from}>
          <b>Cambia el {formatPartialDate(from)}:</b> {text}
        </p>
      ))}
      {conditional && (
        <p>
          <b>Depende:</b> {conditional.summary}
        </p>
      )}
      <PrintedFields
        fields={[
          { label: 'Estancia', value: stay.lead, small: figureFootnotes(stay) },
          { label: 'Costo', value: cost.lead, small: figureFootnotes(cost) },
          { label: 'Trámite', value: procedure, small: isProcedureInDoubt ? [UNCONFIRMED] : [] },
        ]}
      />
      <p>
        <a href={questionPath(slug)} target="_blank" rel="noopener">
          Ver papeles, pasos y fuentes en Pasaporte Verde
        </a>
      </p>
      <p className="note">
        {checkedLine(checkedOn, source?.name)} Información solo de referencia; confirma con la embajada o el consulado.
      </p>
    </main>
  );
}
