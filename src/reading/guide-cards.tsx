import '../ui/chips.css';
import '../ui/disclosure.css';
import '../ui/panel.css';
import '../ui/rows.css';
import './guides.css';
import { formatMXN } from '../catalogue/money.ts';
import { Button } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import type { Guide } from './guide.ts';

/** The guides in preparation: a row each, that opens to what it will be about. */
export function GuideCards({ guides }: { guides: readonly Guide[] }) {
  return (
    <ul className="ruled guides">
      {guides.map((guide) => (
        <li key={guide.id} id={guide.id}>
          <GuideCard guide={guide} />
        </li>
      ))}
    </ul>
  );
}

function GuideCard({ guide: { id, title, description, demographic, emoji, topics, price, pages } }: { guide: Guide }) {
  const headingId = `titulo-${id}`;
  return (
    <article className="guide" aria-labelledby={headingId}>
      <details className="unfolds">
        <summary>
          <h2 id={headingId}>
            <small aria-hidden="true">{emoji}</small> {title}
          </h2>
          <span className="note">
            {demographic} · {formatMXN(price)} · {pages} páginas
          </span>
        </summary>
        <p>{description}</p>
        <Chips items={topics} />
      </details>
      <Button disabled small>
        Próximamente
      </Button>
    </article>
  );
}
