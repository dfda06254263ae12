import './checklist.css';
import '../../ui/tick-list.css';
import '../../ui/notice.css';
import type { ReactNode } from 'react';
import type { MinorsLeavingMexico } from '../../catalogue/leaving-mexico-schema.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { SourceLink } from '../../country/notices.tsx';
import { JOURNEY_KEY } from '../../journey/journey-keys.ts';
import { TickList } from '../../ui/lists.tsx';
import { ToolPage } from '../tool-page.tsx';
import { GENERAL_PAPERS } from './stay-papers.ts';

interface ListPageProps {
  minors: MinorsLeavingMexico;
  /** The lists themselves, an island. */
  children: ReactNode;
}

/** `/mi-lista`. Without a script: what every list has, and how each country's own sheet is found. */
export function ListPage({ minors, children }: ListPageProps) {
  return (
    <ToolPage
      title="Mi lista de papeles"
      lead="Lo que te piden en cada país, para ir marcando y llevarlo impreso."
      className="checklist-page"
      kept={JOURNEY_KEY}
    >
      {children}
      <div className="stack gap-5 checklist-page__plain plain-only">
        <p className="notice">
          Para marcar y guardar hace falta JavaScript. Sin él, la página de cada país se imprime con casillas vacías:
          búscala en los <a href="/#destinos">destinos</a>.
        </p>
        <section className="stack gap-2 under-rule">
          <h2>Para cualquier viaje</h2>
          <TickList items={GENERAL_PAPERS.map(({ text, small }) => `${text}. ${small}`)} />
        </section>
        <section className="stack gap-2 under-rule">
          <h2>Si viaja una niña, un niño o adolescente</h2>
          <p>
            {minors.rule.text} <SourceLink source={minors.rule.source} />
          </p>
          <TickList
            items={minors.items.map(({ id, text, hint, source }) => (
              <span key={id}>
                {text} {hint} <SourceLink source={source} />
              </span>
            ))}
          />
          <p className="note">Revisado el {formatPartialDate(minors.checkedOn)}.</p>
          <p>
            <a className="arrow-link" href={minors.form.url}>
              {minors.form.name}
            </a>
          </p>
        </section>
      </div>
    </ToolPage>
  );
}
