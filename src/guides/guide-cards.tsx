import '../ui/chips.css';
import '../ui/disclosure.css';
import '../ui/panel.css';
import '../ui/rows.css';
import './guides.css';
import { formatMXN } from '../catalogue/money.ts';
import { Button } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import type { Guide } from './guide.ts';

/** What each guide is about, in lines on a field of 24 units. The emoji of its record stays in the data: every phone draws another. */
const DRAWINGS: Record<Guide['id'], string> = {
  'party-europe':
    'M9 18.5V5l10-2v13M9 8.5l10-2M9 18.5a3 2.5 0 1 1-6 0a3 2.5 0 1 1 6 0M19 16a3 2.5 0 1 1-6 0a3 2.5 0 1 1 6 0',
  'shopping-dubai': 'M4.5 8h15l1 13h-17zM8.5 11V6.5a3.5 3.5 0 0 1 7 0V11',
  'senior-south-america': 'M2 19.5 9 7l4 7 2.5-4L22 19.5zM6.8 11l2.2 2 2-2',
  'religious-israel': 'M12 2v4M10 4h4M5 21v-8a7 7 0 0 1 14 0v8zM10 21v-5a2 2 0 0 1 4 0v5',
  'backpacker-asia': 'M6 21V10a6 6 0 0 1 12 0v11zM9.5 5V3h5v2M6 14h12M9 14v3h6v-3',
  'instagram-travel': 'M3 7h4.5L9 4.5h6L16.5 7H21v13H3zM12 9.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  'foodie-japan': 'M3 11h18a9 8 0 0 1-6 8.5V21H9v-1.5A9 8 0 0 1 3 11M13 11l6-8M10 11l5-8',
  'digital-nomad-portugal': 'M5 5h14v11H5zM2 19.5h20M10 19.5v-1h4v1',
  'family-disney': 'M4 21V10l3-3 3 3v3h4v-3l3-3 3 3v11zM10.5 21v-4h3v4M7 7V3l3 1.5L7 6',
};

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

function GuideCard({ guide: { id, title, description, demographic, topics, price, pages } }: { guide: Guide }) {
  const headingId = `titulo-${id}`;
  return (
    <article className="guide" aria-labelledby={headingId}>
      <svg className="icon guide__drawing" viewBox="0 0 24 24" aria-hidden="true">
        <path d={DRAWINGS[id]} />
      </svg>
      <details className="unfolds">
        <summary>
          <h2 id={headingId}>{title}</h2>
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
