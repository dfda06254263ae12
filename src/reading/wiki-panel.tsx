import '../country/sources.css';
import '../ui/disclosure.css';
import './wiki.css';
import type { ReactNode } from 'react';
import { confidenceLabel, confidenceOf } from '../catalogue/confidence.ts';
import { counted } from '../catalogue/counted.ts';
import { oldest } from '../catalogue/evidence.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { SourceLink } from '../country/notices.tsx';
import { MachineLine } from '../ui/machine-line.tsx';
import { countWords, type ProseSection } from './prose.ts';
import { Blocks } from './prose-view.tsx';
import type { Article, WikiArticle } from './wiki-article.ts';

/** One tab's text: a section with its own heading, so that it also stands alone. */
export function WikiPanel({ article }: { article: WikiArticle }) {
  const { topic, title, lead } = article;
  const headingId = `titulo-${topic.anchor}`;
  return (
    <section className="tab-panel stack wiki-panel" id={topic.anchor} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ArticleBody article={article} heading="h3" idPrefix={`${topic.anchor}-`} />
      <MachineLine parts={['WIKI', topic.label, title]} />
    </section>
  );
}

interface ArticleBodyProps {
  article: Article;
  heading: 'h2' | 'h3';
  /** Before the id of each section, where several texts stand on one page. */
  idPrefix?: string;
  inserts?: Readonly<Record<string, ReactNode>>;
}

/** The sections of a text in two columns, then its sources. */
export function ArticleBody({ article, heading: Heading, idPrefix = '', inserts = {} }: ArticleBodyProps) {
  return (
    <>
      <div className="stack wiki-panel__columns">
        {splitInTwo(article.prose.sections).map(
          ([first, ...rest]) =>
            first && (
              <div key={first.id} className="stack">
                {[first, ...rest].map(({ id, heading, blocks }) => (
                  <section key={id} className="stack prose" id={`${idPrefix}${id}`}>
                    <Heading>{heading}</Heading>
                    <Blocks blocks={blocks} inserts={inserts} />
                  </section>
                ))}
              </div>
            ),
        )}
      </div>
      <ArticleSources article={article} heading={Heading} />
    </>
  );
}

/** Where a text's statements come from, how sure they are, and when they were last checked. */
function ArticleSources({ article: { sources }, heading: Heading }: Pick<ArticleBodyProps, 'article' | 'heading'>) {
  return (
    <section>
      <details className="unfolds unfolds--on-paper sources">
        <summary>
          <Heading>Fuentes</Heading> <small>{counted(sources.length, 'fuente', 'fuentes')}</small>
        </summary>
        <p>Datos verificados el {formatPartialDate(oldest(sources.map(({ checkedOn }) => checkedOn)))}</p>
        <ol>
          {sources.map((source) => (
            <li key={source.url}>
              <SourceLink source={source} />
              {': '}
              {source.supports}
              {source.published && <> · publicada: {formatPartialDate(source.published)}</>}
              {' · '}
              {confidenceLabel(confidenceOf([source]))}
            </li>
          ))}
        </ol>
      </details>
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
