import './guides.css';
import { formatMXN } from '../catalogue/money.ts';
import { Button } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { PrintedFields } from '../ui/printed-fields.tsx';
import type { Guide } from './guide.ts';

/** The guides in preparation, as cells of one sheet. */
export function GuideCards({ guides }: { guides: readonly Guide[] }) {
  return (
    <ul className="guides">
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
      <p className="guide__head">
        <span className="guide__emoji" aria-hidden="true">
          {emoji}
        </span>
        {demographic}
      </p>
      <h2 id={headingId}>{title}</h2>
      <p>{description}</p>
      <Chips items={topics} />
      <div className="guide__foot">
        <PrintedFields
          fields={[
            { label: 'Precio', value: formatMXN(price) },
            { label: 'Páginas', value: pages },
          ]}
        />
        <Button disabled>Próximamente</Button>
      </div>
    </article>
  );
}
