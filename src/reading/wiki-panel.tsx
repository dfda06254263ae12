import './wiki.css';
import type { ReactNode } from 'react';
import { confidenceLabel } from '../catalogue/confidence.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { MachineLine } from '../ui/machine-line.tsx';
import { splitInTwo } from './columns.ts';
import { Blocks } from './prose-view.tsx';
import type { WikiArticle } from './wiki-article.ts';

interface WikiPanelProps {
  article: WikiArticle;
  inserts: Readonly<Record<string, ReactNode>>;
}

/** One tab's text: a section with its own heading, so that it also stands alone. */
export function WikiPanel({ article, inserts }: WikiPanelProps) {
  const { topic, title, lead, prose } = article;
  const headingId = `titulo-${topic.anchor}`;
  return (
    <section className="tab-panel wiki-panel" id={topic.anchor} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="wiki-panel__columns">
        {splitInTwo(prose.sections).map(
          ([first, ...rest]) =>
            first && (
              <div key={first.id}>
                {[first, ...rest].map(({ id, heading, blocks }) => (
                  <section key={id} className="prose" id={`${topic.anchor}-${id}`}>
                    <h3>{heading}</h3>
                    <Blocks blocks={blocks} inserts={inserts} />
                  </section>
                ))}
              </div>
            ),
        )}
      </div>
      <WikiSources article={article} />
      <MachineLine parts={['WIKI', topic.label, title]} />
    </section>
  );
}

/** Where a tab's statements come from, how sure they are, and when they were last checked. */
function WikiSources({ article: { checkedOn, sources } }: { article: WikiArticle }) {
  return (
    <section className="sources">
      <h3>Fuentes</h3>
      <p>Datos verificados el {formatPartialDate(checkedOn)}</p>
      <ol>
        {sources.map(({ name, url, supports, published, confidence }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
            {': '}
            {supports}
            {published && <> · publicada: {formatPartialDate(published)}</>}
            {' · '}
            {confidenceLabel(confidence)}
          </li>
        ))}
      </ol>
    </section>
  );
}
