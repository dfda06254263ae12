import { MissionPhones, type MissionPhonesProps } from './mission-phones.tsx';
import type { Article } from './wiki-article.ts';
import { ArticleBody } from './wiki-panel.tsx';

/** What to do on a bad day, and whom to call in every place. */
export function TroublePage({ article, places }: MissionPhonesProps & { article: Article }) {
  return (
    <article className="wrap page wiki-panel">
      <hgroup>
        <h1>{article.title}</h1>
        <p className="lead">{article.lead}</p>
      </hgroup>
      <ArticleBody article={article} heading="h2" inserts={{ telefonos: <MissionPhones places={places} /> }} />
    </article>
  );
}
