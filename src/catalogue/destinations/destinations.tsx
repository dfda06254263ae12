import './destinations.css';
import { Button } from '../../ui/button.tsx';
import type { CountrySummary } from '../country-summary.ts';
import { regionLabel } from '../region.ts';
import { countLabel } from './count-label.ts';
import { CountryCard } from './country-card.tsx';
import { foldedCount, groupByRegion } from './region-groups.ts';

/**
 * The complete list, as HTML. Filters hide and show its cells in the browser, so that nothing of
 * it is sent twice and everything is there without JavaScript. `children` are the filters, an island.
 */
export function Destinations({
  summaries,
  children,
}: {
  summaries: readonly CountrySummary[];
  children: React.ReactNode;
}) {
  return (
    <section className="section wrap" id="destinos" aria-labelledby="destinos-titulo">
      <div className="section__head">
        <h2 id="destinos-titulo">Destinos</h2>
        <p className="note">
          Filtra por tipo de visa o por región. Toca un país para ver requisitos, costos y embajada.
        </p>
      </div>
      {children}
      <div id="resultados">
        {groupByRegion(summaries).map(({ region, members }) => (
          <section
            key={region}
            className="group"
            data-group={region}
            aria-labelledby={`region-${region.replace(' ', '-')}`}
          >
            <div className="group__head">
              <h3 id={`region-${region.replace(' ', '-')}`}>{regionLabel(region)}</h3>
              <p data-group-count>{countLabel(members.length)}</p>
            </div>
            <div className="cells" data-folded={foldedCount(members.length) > 0 ? '' : undefined}>
              {members.map((summary) => (
                <CountryCard key={summary.country.slug} summary={summary} />
              ))}
            </div>
            {foldedCount(members.length) > 0 && (
              <Button look="outline" className="unfold script-only" data-unfold="">
                Mostrar {foldedCount(members.length)} más
              </Button>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}
