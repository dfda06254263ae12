import '../styles/theme.css';
import './status.css';
import './embedded-answer.css';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { questionPath } from '../catalogue/slug.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { questionTitle, statusQualifier } from '../catalogue/voice/wording.ts';
import { PrintedFields } from '../ui/printed-fields.tsx';
import { Lead } from './notices.tsx';
import { Parts } from './section.tsx';
import { comingWords, dependsWords, figuresOf } from './sections.ts';
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
export function EmbeddedAnswer({ summary, today }: EmbeddedAnswerProps) {
  const { lead, country, coming = [] } = summary;
  const { visaStatus, conditional, checkedOn, slug } = country;
  const qualifier = statusQualifier(country);
  const evidence = evidenceOf(country, 'visaStatus', today);
  const source = evidence?.sources[0];
  const said = [...coming.map(comingWords), ...(conditional ? [dependsWords(conditional)] : [])];
  return (
    <main className={statusClass(visaStatus, qualifier)}>
      <h1>{questionTitle(country)}</h1>
      <Lead lead={lead} />
      <p className="verdict">
        {verdictLabel(visaStatus)}
        {qualifier && ` · ${qualifier}`}
      </p>
      <Parts parts={said.map((words) => ({ kind: 'text', words }))} />
      <PrintedFields fields={figuresOf(summary, today)} />
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
