import './wiki.css';
import type { ReactNode } from 'react';
import { confidenceLabel } from '../catalogue/confidence.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { MachineLine } from '../ui/machine-line.tsx';
import { countWords, type ProseSection } from './prose.ts';
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

/**
 * Where to part the sections into two columns of about the same height. The browser's own column balancing was the
 * alternative; with unbreakable sections it spills into a third column.
 */
function splitInTwo(sections: readonly ProseSection[]): (readonly ProseSection[])[] {
  const height = (part: readonly ProseSection[]) => part.reduce((sum, section) => sum + heightInWords(section), 0);
  const imbalance = (at: number) => Math.abs(height(sections.slice(0, at)) - height(sections.slice(at)));
  const [at] = sections.map((_section, index) => index + 1).sort((a, b) => imbalance(a) - imbalance(b));
  return [sections.slice(0, at), sections.slice(at)];
}

/** The words, and as many as would fill the air around headings, items and rows. */
function heightInWords(section: ProseSection): number {
  const air = section.blocks.map((block) =>
    block.kind === 'table' ? 15 * block.rows.length : 'items' in block ? 11 * block.items.length : 0,
  );
  return air.reduce((sum, each) => sum + each, 55 + countWords({ intro: [], sections: [section] }));
}
