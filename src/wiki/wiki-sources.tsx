import { confidenceLabel } from '../catalogue/confidence.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import type { WikiArticle } from '../editorial/wiki-article.ts';

/** Where a tab's statements come from, how sure they are, and when they were last checked. */
export function WikiSources({ article: { checkedOn, sources } }: { article: WikiArticle }) {
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
